import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  check,
  language,
  many,
  nested,
  number,
  record,
  rows,
  text,
  token,
} from '../../src/services/contract/readers.ts';

const strange = [undefined, null, Number.NaN, Number.POSITIVE_INFINITY, [], {}, [1], { a: 1 }, true, false, '', '  '];

describe('a field decoder', () => {
  it.each([
    ['hello', 'hello'],
    [' left as it is ', ' left as it is '],
    [0, '0'],
    [12.5, '12.5'],
    ['0', '0'],
    ...strange.map((value) => [value, null]),
  ])('reads %j as the text %j', (value, read) => {
    expect(text(value)).toBe(read);
  });

  it.each([
    [0, 0],
    [-1.5, -1.5],
    ['12.5', 12.5],
    [' 7 ', 7],
    ['1e3', 1000],
    ['12,5', null],
    ['seven', null],
    ['Infinity', null],
    ...strange.map((value) => [value, null]),
  ])('reads %j as the number %j', (value, read) => {
    expect(number(value)).toBe(read);
  });

  it.each([
    [1, true],
    ['1', true],
    [true, true],
    [0, false],
    ['0', false],
    ['true', false],
    [2, false],
    ...strange.filter((value) => value !== true).map((value) => [value, false]),
  ])('reads %j as the check %j', (value, read) => {
    expect(check(value)).toBe(read);
  });

  it('reads the two languages, and no other', () => {
    expect(['en', 'ar', 'EN', 'fr', '', null, 1].map(language)).toEqual(['en', 'ar', null, null, null, null, null]);
  });

  it('reads no token that a header cannot contain', () => {
    expect(['T1', 'a b~', 'T\n1', 'رمز', ' ', null].map(token)).toEqual(['T1', 'a b~', null, null, null, null]);
  });

  it('reads the rows of a child table, and leaves out the unreadable ones', () => {
    const children = many(nested({ skill: text, level: number }));
    expect(children([{ skill: 'SQL', level: '4', more: 1 }, null, 'x', [], {}])).toEqual([
      { skill: 'SQL', level: 4 },
      { skill: null, level: null },
    ]);
    for (const value of [null, undefined, {}, 'x', 1]) expect(children(value)).toEqual([]);
    expect(many(text)(['a', '', null, 1])).toEqual(['a', '1']);
  });

  it.each([null, undefined, 'x', 1, []])('reads %j as null instead of a nested object', (value) => {
    expect(nested({ a: text })(value)).toBeNull();
  });

  it('never throws, whatever the value', () => {
    const all = nested({ a: text, b: number, c: check, d: many(text), e: nested({ f: many(nested({ g: number })) }) });
    fc.assert(
      fc.property(
        fc.anything({ withNullPrototype: true, withBigInt: true }),
        (value) => void all({ a: value, b: value, c: value, d: value, e: value }),
      ),
    );
  });
});

describe('a record', () => {
  const shape = record(['name', 'title'], { name: text, title: text, amount: number, isSigned: check });

  it('requires its name and title; other fields may be absent, null or of another type', () => {
    const bare = { name: 'N-1', title: 'A title', amount: null, isSigned: false };
    expect(shape.create({ name: 'N-1', title: 'A title' })).toEqual(bare);
    expect(shape.create({ name: 'N-1', title: 'A title', amount: [], isSigned: null, other: 1 })).toEqual(bare);
    expect(shape.create({ name: 1, title: 2, amount: '3', isSigned: '1' })).toEqual({
      name: '1',
      title: '2',
      amount: 3,
      isSigned: true,
    });
  });

  it.each([
    {},
    { name: 'N-1' },
    { title: 'x' },
    { name: '', title: 'x' },
    { name: 'x', title: null },
    [],
    null,
    'x',
    1,
  ])('is unreadable without them: %j', (value) => {
    expect(() => shape.create(value)).toThrow();
  });

  it('decodes a decoded record to itself', () => {
    const read = shape.create({ name: 'N-1', title: 'x', amount: '3' });
    expect(shape.create(read)).toEqual(read);
  });
});

describe('a list of records', () => {
  const list = rows(record(['name'], { name: text }));

  it('leaves out unreadable rows', () => {
    expect(list.create([{ name: 'a' }, {}, null, 'x', { name: '' }, { name: 'b', more: 1 }])).toEqual([
      { name: 'a' },
      { name: 'b' },
    ]);
  });

  it('leaves out rows with the name of an earlier one, but none without a name', () => {
    const titled = rows(record(['title'], { name: text, title: text }));
    const sent = [
      { name: 'a', title: '1' },
      { name: 'a', title: '2' },
      { title: '3' },
      { name: ' ', title: '4' },
      { name: 'b', title: '5' },
      { name: 'a', title: '6' },
    ];
    expect(titled.create(sent).map(({ title }) => title)).toEqual(['1', '3', '4', '5']);
  });

  it('has every field of its record in each row, and no other', () => {
    const wide = rows(record(['name'], { name: text, amount: number, tags: many(text), isSigned: check }));
    const sent = [
      { name: 'a', amount: '3', tags: ['x', ''], isSigned: 1 },
      { name: 'b' },
      { name: 'c', isSigned: 0, more: 1 },
    ];
    expect(wide.create(sent)).toEqual([
      { name: 'a', amount: 3, tags: ['x'], isSigned: true },
      { name: 'b', amount: null, tags: [], isSigned: false },
      { name: 'c', amount: null, tags: [], isSigned: false },
    ]);
  });

  it('reads each row as the record itself is read, whatever other keys it and the rows before it have', () => {
    const shape = record(['name'], { name: text, amount: number, tags: many(text), isSigned: check });
    const keys = ['amount', 'tags', 'isSigned', 'more', 'others', 'constructor'];
    const row = fc.dictionary(fc.constantFrom(...keys), fc.constantFrom(1, '2', ['x'], null));
    fc.assert(
      fc.property(fc.array(row), (sent) => {
        const named = sent.map((each, at) => ({ ...each, name: `N-${at}` }));
        const read = rows(shape).create(named);
        expect(read).toEqual(named.map((each) => shape.create(each)));
        for (const each of read) expect(Object.keys(each).sort()).toEqual(['amount', 'isSigned', 'name', 'tags']);
      }),
    );
  });

  it('may be empty', () => {
    expect(list.create([])).toEqual([]);
  });

  it.each([[[{}]], [[null, 1, 'x']], [null], [undefined], [{}], ['x']])(
    'is unreadable when no row is readable: %j',
    (value) => {
      expect(() => list.create(value)).toThrow();
    },
  );
});
