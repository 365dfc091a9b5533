/**
 * The values of a draft: choices, rows, and texts by their path, to the wire and back. Long because each kind of value has
 * rules of its own.
 */
import { describe, expect, it } from 'vitest';
import { chosenDetails, withChosenDetails, withChosenRows } from '../../src/services/contract/fields/choose.ts';
import type { Draft } from '../../src/services/contract/fields/draft.ts';
import { textAt } from '../../src/services/contract/fields/draft.ts';
import type { Form } from '../../src/services/contract/fields/field.ts';
import { textError } from '../../src/services/contract/fields/text-error.ts';
import { validate } from '../../src/services/contract/fields/validate.ts';
import { draftFrom, wireFrom } from '../../src/services/contract/fields/wire.ts';

const line = { kind: 'line', label: '' } as const;
const ofRows = { kind: 'rows', label: '', rowLabel: '' } as const;
const none = { today: null };

describe('the choices of a detail type', () => {
  const strategy = { detail_type: 'industry', value: 'Energy', note: 'Since 2011' } as const;
  const audit = { detail_type: 'service_line', value: 'Audit', note: '' } as const;

  it('are its values', () => {
    expect(chosenDetails([strategy, audit], 'industry')).toEqual(['Energy']);
  });

  it('are replaced, and those that remain keep their notes and what was chosen of other types', () => {
    expect(withChosenDetails([strategy, audit], 'industry', ['Health', 'Energy'])).toEqual([
      audit,
      { detail_type: 'industry', value: 'Health', note: '' },
      strategy,
    ]);
    expect(withChosenDetails([strategy, audit], 'service_line', [])).toEqual([strategy]);
    const energy = { ...strategy, detail_type: 'service_line' } as const;
    expect(withChosenDetails([energy], 'industry', ['Energy'])).toEqual([energy, { ...strategy, note: '' }]);
  });
});

describe('the rows of a list that are chosen', () => {
  const form: Form = { languages: { ...ofRows, isChosen: true, cells: { language: line, level: line } } };
  const languages = [
    { language: 'ar', level: 'Native' },
    { language: 'en', level: 'Fluent' },
  ];

  it('keep their levels, and lose those that are no longer chosen', () => {
    expect(withChosenRows(form, { languages }, 'languages', ['fr', 'en'])).toEqual([
      { language: 'en', level: 'Fluent' },
      { language: 'fr', level: '' },
    ]);
    expect(withChosenRows(form, { languages: [] }, 'languages', ['ar'])).toEqual([{ language: 'ar', level: '' }]);
  });
});

it('the text at a path is that of a field, of a cell or of an answer', () => {
  const draft: Draft = { city: 'Jeddah', rows: [{ title: 'One' }, { title: 'Two' }], answers: { 'Q-1': 'Yes' } };
  expect(['city', 'rows.1.title', 'answers.Q-1'].map((path) => textAt(draft, path))).toEqual(['Jeddah', 'Two', 'Yes']);
  expect(['photo', 'rows.2.title', 'rows.1.note', 'answers.Q-2'].map((path) => textAt(draft, path))).toEqual(
    Array(4).fill(''),
  );
});

describe('a year', () => {
  const year = { kind: 'year', label: '' } as const;

  it.each([
    ['1940', null],
    ['1939', 'invalidYear'],
    ['2100', null],
    ['2101', 'invalidYear'],
    ['٢٠١٤', null],
    ['20140', 'invalidYear'],
    ['2014.5', 'invalidYear'],
    ['soon', 'invalidYear'],
  ])('%s has the error %s', (typed, error) => {
    expect(textError(year, typed, none)).toBe(error);
  });

  it('is the first of January on the wire', () => {
    expect(wireFrom({ year }, { year: '٢٠١٤' })).toEqual({ year: '2014-01-01' });
    expect(wireFrom({ year }, { year: 'soon' })).toEqual({ year: null });
    expect(draftFrom({ year }, { year: '2014-01-01' })).toEqual({ year: '2014' });
  });
});

it.each([
  ['2014-01-01', '2014'],
  ['2014-03-01', '2014-03'],
  ['2014', '2014'],
  ['2014-03-01 09:30:00', '2014-03'],
  ['2014-01-01 00:00:00', '2014'],
  ['in the spring', 'in the spring'],
])('the month %s of the wire is %s in a form', (wire, text) => {
  expect(draftFrom({ since: { kind: 'month', label: '' } }, { since: wire })).toEqual({ since: text });
});

it.each([
  ['2014', '2014-01-01'],
  ['2014-01', '2014-01-02'],
  ['٢٠١٤-٠١', '2014-01-02'],
  ['2014-11', '2014-11-01'],
  ['2014-12', '2014-12-01'],
])('the month %s of a form is %s on the wire, and is read back', (text, wire) => {
  const month = { since: { kind: 'month', label: '' } } as const;
  expect(wireFrom(month, { since: text })).toEqual({ since: wire });
  expect(draftFrom(month, { since: wire })).toEqual({
    since: text.replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit))),
  });
});

it('choices and dates of the wire are read without spaces around them, and in the digits 0-9', () => {
  const form: Form = {
    level: { kind: 'choice', label: '', from: { A1: '' } },
    day: { kind: 'date', label: '' },
    details: { kind: 'details', label: '', details: {} },
  };
  const details = [{ detail_type: 'language', value: 'ar ', note: ' A1' }];
  expect(draftFrom(form, { level: ' A1 ', day: '٢٠٢٦-٠٣-٠٥', details })).toEqual({
    level: 'A1',
    day: '2026-03-05',
    details: [{ detail_type: 'language', value: 'ar', note: 'A1' }],
  });
});

describe('what a form reads of the wire', () => {
  const label = '';
  const form: Form = {
    city: line,
    bio: { kind: 'lines', label, max: 90 },
    password: { kind: 'secret', label, max: 90 },
    photo: { kind: 'photo', label },
    cv: { kind: 'document', label },
    skills: { kind: 'choices', label, from: 'technicalSkills' },
    isRemote: { kind: 'check', label },
    day: { kind: 'date', label },
    answers: { kind: 'answers', label, max: 90 },
    rows: {
      ...ofRows,
      cells: { title: line, isOpen: { kind: 'check', label, computed: ({ title }) => title === '' } },
    },
  };
  const empty = draftFrom(form, {});

  it('has no invisible characters, and line breaks only in a text of lines', () => {
    const text = 'One\u202e\nTwo';
    const answers = [{ question: 'Q-1', answer: text }];
    expect(draftFrom(form, { city: text, bio: text, password: text, photo: text, answers })).toEqual({
      ...empty,
      city: 'One Two',
      bio: 'One\nTwo',
      password: text,
      photo: text,
      answers: { 'Q-1': 'One\nTwo' },
    });
  });

  it('is empty where a value is missing or of another type', () => {
    const none = { city: '', bio: '', password: '', photo: null, cv: null, skills: [], isRemote: '', day: '' };
    expect(empty).toEqual({ ...none, answers: {}, rows: [] });
    expect(draftFrom(form, 'text')).toEqual(empty);
    const other = { password: 7, photo: 7, cv: {}, skills: 'SQL', isRemote: 'yes', answers: 'Yes', rows: ['One'] };
    expect(draftFrom(form, other)).toEqual(empty);
    expect(draftFrom(form, { photo: '', cv: '' })).toEqual(empty);
  });

  it('has a choice once, a check in each form of the wire, and a day without its time', () => {
    const skills = ['SQL', 'COBOL', '', 'SQL', null];
    expect(draftFrom(form, { skills, isRemote: true, day: '2026-03-05 09:30:00' })).toEqual({
      ...empty,
      skills: ['SQL', 'COBOL'],
      isRemote: '1',
      day: '2026-03-05',
    });
    expect([1, '1', 0, false].map((isRemote) => draftFrom(form, { isRemote }).isRemote)).toEqual(['1', '1', '', '']);
  });

  it('has a file by its name, and its size where the server states it', () => {
    const file = { name: 'F-1', file_name: 'cv.pdf', file_size: 8 };
    expect(draftFrom(form, { cv: file }).cv).toEqual(file);
    expect(draftFrom(form, { cv: { ...file, file_size: null } }).cv).toEqual({ ...file, file_size: 0 });
    expect(draftFrom(form, { cv: 'cv.pdf' }).cv).toEqual({ name: 'cv.pdf', file_name: 'cv.pdf', file_size: 0 });
  });

  it('has no cell that is computed of the others, which is sent', () => {
    const { rows = null } = draftFrom(form, { rows: [{ title: 'One', isOpen: 1 }] });
    expect(rows).toEqual([{ title: 'One' }]);
    expect(wireFrom(form, { rows }, ['rows'])).toEqual({ rows: [{ title: 'One', isOpen: 0 }] });
    expect(wireFrom(form, { rows: [{ title: '' }] }, ['rows'])).toEqual({ rows: [{ title: null, isOpen: 1 }] });
  });
});

describe('an amount', () => {
  it.each([
    [{}, '0', 'invalidAmount'],
    [{}, '-1', 'invalidAmount'],
    [{}, '100', null],
    [{}, '100.01', 'amountTooLarge'],
    [{ decimals: 1 }, '1.25', 'tooPrecise'],
    [{ min: 0 } as const, '0', null],
    [{ min: 0 } as const, '100', null],
    [{ min: 0 } as const, '101', 'amountTooLarge'],
    [{ min: 0 } as const, '-1', 'invalidNumber'],
    [{ min: 0 } as const, 'many', 'invalidNumber'],
  ])('with %j: %s has the error %s', (more, typed, error) => {
    expect(textError({ kind: 'amount', label: '', max: 100, ...more }, typed, none)).toBe(error);
  });
});

describe('validation', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ title: `Row ${at}` }));

  it.each<[Form[string], Draft[string], object]>([
    [{ kind: 'document', label: '', required: true }, null, { field: 'required' }],
    [{ kind: 'document', label: '', required: true }, { name: 'F-1', file_name: 'a.pdf', file_size: 1 }, {}],
    [{ kind: 'document', label: '' }, null, {}],
    [{ kind: 'photo', label: '', required: true }, '/me.png', {}],
    [{ ...ofRows, cells: { title: line }, max: 2 }, rows(3), { field: 'tooMany' }],
    [{ ...ofRows, cells: { title: line }, max: 2 }, rows(2), {}],
    [
      { ...ofRows, cells: { title: { ...line, required: true } } },
      [{ title: 'One' }, { title: ' ' }],
      { 'field.1.title': 'required' },
    ],
    [
      { ...ofRows, cells: { title: line }, isChosen: true },
      [{ title: 'One' }, { title: 'Two' }, { title: 'One' }],
      { 'field.2.title': 'chosenTwice' },
    ],
    [{ ...line, required: true, isHidden: true }, '', {}],
    [{ ...line, required: true, when: () => false }, '', {}],
  ])('of %o with %j finds %j', (field, value, errors) => {
    expect(validate({ field }, { field: value ?? null }, none)).toEqual(errors);
  });

  it('finds the first error of each detail', () => {
    const level = { kind: 'choice', label: '', from: { Expert: '' }, required: true } as const;
    const details = { industry: { label: '', from: 'industries', note: level } } as const;
    const detail = (detail_type: string, value: string, note: string) => ({ detail_type, value, note });
    const field = [
      detail('industry', 'Energy', 'Expert'),
      detail('hobby', 'Chess', 'Expert'),
      detail('industry', ' ', 'Novice'),
      detail('industry', 'Health', 'Novice'),
    ];
    expect(validate({ field: { kind: 'details', label: '', details } }, { field }, none)).toEqual({
      'field.1.detail_type': 'invalidChoice',
      'field.2.value': 'required',
      'field.3.note': 'invalidChoice',
    });
  });
});
