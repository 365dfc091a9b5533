import { describe, expect, test } from 'vitest';
import { matchOf, type Offered, type Wanted } from '../../../src/services/contract/rules/match-rules.ts';

const wantsNothing: Wanted = { skills: [], languages: [], years: null, regions: [], price: null };
const offersNothing: Offered = { skills: [], languages: [], years: null, regions: [], price: null };
const price = (amount: number, unit: string, currency = 'SAR') => ({ amount, unit, currency });

const scoreOf = (wanted: Partial<Wanted>, offered: Partial<Offered>): number | null =>
  matchOf({ ...wantsNothing, ...wanted }, { ...offersNothing, ...offered }).score;

test('a request that asks for nothing has no score', () => {
  expect(matchOf(wantsNothing, offersNothing)).toEqual({ score: null, parts: [] });
});

test('only the parts that a request asks for count', () => {
  const wanted: Wanted = { ...wantsNothing, regions: ['GCC'], years: 10 };
  expect(matchOf(wanted, { ...offersNothing, regions: ['GCC'], years: 5 })).toEqual({
    score: 70,
    parts: [
      { part: 'Experience', share: 50 },
      { part: 'Region', share: 100 },
    ],
  });
});

test('the share of a part is rounded to the nearest percent', () => {
  const sharesOf = (years: number) => matchOf({ ...wantsNothing, years: 3 }, { ...offersNothing, years }).parts;
  expect([1, 2].map(sharesOf)).toEqual([[{ part: 'Experience', share: 33 }], [{ part: 'Experience', share: 67 }]]);
});

describe('skills', () => {
  const skills = [
    { skill: 'PMP', level: 4, isMandatory: true },
    { skill: 'Excel', level: 4, isMandatory: false },
  ];

  test.each([
    [[], 0],
    [[{ skill: 'PMP', level: 4 }], 67],
    [[{ skill: 'Excel', level: 4 }], 33],
    [[{ skill: 'PMP', level: 2 }], 33],
    [
      [
        { skill: 'PMP', level: 5 },
        { skill: 'Excel', level: 5 },
      ],
      100,
    ],
    [[{ skill: 'PMP', level: null }], 0],
    [[{ skill: 'PMP', level: -4 }], 0],
  ])('%j score %d', (own, score) => expect(scoreOf({ skills }, { skills: own })).toBe(score));

  test.each([0, null])('wanted at the level %s are met at the first one', (level) => {
    const wanted = [{ skill: 'PMP', level, isMandatory: true }];
    const scores = [null, 1].map((own) => scoreOf({ skills: wanted }, { skills: [{ skill: 'PMP', level: own }] }));
    expect(scores).toEqual([0, 100]);
  });
});

test.each([
  ['Native', 100],
  ['C1', 100],
  ['B2', 50],
  [null, 50],
])('a language at %s of a wanted C1 scores %d', (level, score) =>
  expect(scoreOf({ languages: [{ language: 'ar', level: 'C1' }] }, { languages: [{ language: 'ar', level }] })).toBe(
    score,
  ),
);

test('the parts have the weights 40, 15, 15, 10 and 20, in their order', () => {
  const wanted: Wanted = {
    skills: [{ skill: 'PMP', level: 4, isMandatory: true }],
    languages: [
      { language: 'ar', level: 'C1' },
      { language: 'en', level: 'B2' },
    ],
    years: 3,
    regions: ['GCC'],
    price: price(800, 'day'),
  };
  const offered: Offered = {
    skills: [{ skill: 'PMP', level: 1 }],
    languages: [{ language: 'en', level: 'B1' }],
    years: 1,
    regions: ['GCC'],
    price: price(1_100, 'day'),
  };
  expect(matchOf(wanted, offered)).toEqual({
    score: 34, // 10 + 3.75 + 5 + 10 + 5
    parts: [
      { part: 'Skills', share: 25 },
      { part: 'Languages', share: 25 },
      { part: 'Experience', share: 33 },
      { part: 'Region', share: 100 },
      { part: 'Rate', share: 25 },
    ],
  });
  expect(matchOf(wanted, offersNothing)).toEqual({
    score: 0,
    parts: ['Skills', 'Languages', 'Experience', 'Region', 'Rate'].map((part) => ({ part, share: 0 })),
  });
});

test.each([
  ['skills', { skills: [{ skill: 'PMP', level: 4 }] }, 40],
  ['languages', { languages: [{ language: 'Arabic', level: 'C1' }] }, 15],
  ['years', { years: 3 }, 15],
  ['region', { regions: ['GCC'] }, 10],
  ['rate', { price: price(800, 'day') }, 20],
])('a candidate who meets only the wanted %s, as %j, scores %d', (_, own, score) => {
  const wanted: Wanted = {
    skills: [{ skill: 'PMP', level: 4, isMandatory: true }],
    languages: [{ language: 'Arabic', level: 'C1' }],
    years: 3,
    regions: ['GCC'],
    price: price(800, 'day'),
  };
  expect(scoreOf(wanted, own)).toBe(score);
});

test('a candidate of any region that a request lies in meets its region', () => {
  const regions = ['GCC', '145', 'SA'];
  expect(['GCC', '145', 'SA', 'KW'].map((own) => scoreOf({ regions }, { regions: ['EG', own] }))).toEqual([
    100, 100, 100, 0,
  ]);
});

test('a request that asks for no years, or has a budget of nothing, has no score', () => {
  expect(scoreOf({ years: 0 }, { years: 0 })).toBeNull();
  expect(scoreOf({ price: price(0, 'day') }, { price: price(100, 'day') })).toBeNull();
});

test('more years than wanted count fully, and a wanted skill without a level counts from the first one', () => {
  expect(scoreOf({ years: 2 }, { years: 9 })).toBe(100);
  const skills = [{ skill: 'PMP', level: null, isMandatory: false }];
  expect(scoreOf({ skills }, { skills: [{ skill: 'PMP', level: 1 }] })).toBe(100);
  expect(scoreOf({ skills }, { skills: [{ skill: 'PMP', level: 0 }] })).toBe(0);
});

describe('a rate', () => {
  const budget = price(800, 'day');

  test.each([
    [price(100, 'hour'), 100],
    [price(125, 'hour'), 50],
    [price(800, 'day'), 100],
    [price(400, 'day'), 100],
    [price(1_000, 'day'), 50],
    [price(1_200, 'day'), 0],
    [price(16_800, 'month'), 100],
    [price(4_000, 'week'), 100],
    [price(5_000, 'week'), 50],
    [price(21_000, 'month'), 50],
    [null, 0],
  ])('of %j scores %d', (own, score) => expect(scoreOf({ price: budget }, { price: own })).toBe(score));

  test.each([
    ['in another currency', budget, price(1, 'day', 'KWD')],
    ['for a fixed price', price(50_000, 'project'), price(100, 'hour')],
    ['for a unit that is not of time', budget, price(100, 'project')],
  ])('%s does not count', (_, wanted, own) => expect(scoreOf({ price: wanted }, { price: own })).toBeNull());
});

test('more experience, skills or regions, or a lower rate, never lowers the score', () => {
  const wanted: Wanted = {
    skills: [{ skill: 'PMP', level: 4, isMandatory: true }],
    languages: [{ language: 'ar', level: 'C1' }],
    years: 10,
    regions: ['GCC'],
    price: price(800, 'day'),
  };
  for (let level = 0; level < 5; level += 1)
    for (let years = 0; years < 25; years += 3)
      for (let amount = 200; amount < 2_000; amount += 150) {
        const own: Offered = {
          skills: [{ skill: 'PMP', level }],
          languages: [],
          years,
          regions: [],
          price: price(amount, 'day'),
        };
        const score = matchOf(wanted, own).score ?? -1;
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        for (const better of [
          { skills: [{ skill: 'PMP', level: level + 1 }] },
          { years: years + 3 },
          { regions: ['GCC'] },
          { price: price(amount - 150, 'day') },
        ])
          expect(matchOf(wanted, { ...own, ...better }).score).toBeGreaterThanOrEqual(score);
      }
});
