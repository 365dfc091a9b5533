/** What a form sends, kind by kind; `draft-values.test.ts` has what it reads. */
import { expect, it } from 'vitest';
import type { DraftRow } from '../../src/services/contract/fields/draft.ts';
import type { Form } from '../../src/services/contract/fields/field.ts';
import { changedIn, conflictsIn, draftFrom, plainTyped, wireFrom } from '../../src/services/contract/fields/wire.ts';

const label = '';
const form: Form = {
  city: { kind: 'line', label },
  photo: { kind: 'photo', label },
  cv: { kind: 'document', label },
  isRemote: { kind: 'check', label },
  level: { kind: 'choice', label, from: { 1: '', 2: '' }, isNumber: true },
  code: { kind: 'choice', label, from: { 1: '', 2: '' } },
  modes: { kind: 'choices', label, from: 'preferences' },
  answers: { kind: 'answers', label, max: 90 },
  rate: { kind: 'amount', label, max: 9_000 },
  day: { kind: 'date', label },
  details: { kind: 'details', label, details: { industry: { label, from: 'industries' } } },
  rows: {
    kind: 'rows',
    label,
    rowLabel: '',
    cells: {
      isOpen: { kind: 'check', label },
      until: { kind: 'line', label, when: ({ isOpen }) => isOpen !== '1' },
    },
  },
};
const detail = { detail_type: 'industry', value: 'Energy' } as const;

it('a value is sent without spaces around it, in the type of the wire', () => {
  const draft = {
    city: ' Jeddah ',
    photo: '/me.png',
    cv: { name: 'F-1', file_name: 'cv.pdf', file_size: 8 },
    isRemote: '1',
    level: '٢',
    code: '2',
    modes: ['Remote', 'Hybrid'],
    answers: { 'Q-1': 'Yes', 'Q-2': '' },
    rate: '٢٥٠٠',
    day: ' ٢٠٢٦-٠٣-٠٥ ',
    details: [
      { ...detail, note: 'Since 2011' },
      { ...detail, note: '' },
    ],
    rows: [{ isOpen: '1', until: '2026' }, { isOpen: '', until: '2026' }, {}] as DraftRow[],
  };
  expect(wireFrom(form, draft)).toEqual({
    city: 'Jeddah',
    photo: '/me.png',
    cv: 'F-1',
    isRemote: 1,
    level: 2,
    code: '2',
    modes: ['Remote', 'Hybrid'],
    answers: [
      { question: 'Q-1', answer: 'Yes' },
      { question: 'Q-2', answer: '' },
    ],
    rate: 2500,
    day: '2026-03-05',
    details: [
      { ...detail, note: 'Since 2011' },
      { ...detail, note: null },
    ],
    rows: [
      { isOpen: 1, until: null },
      { isOpen: 0, until: '2026' },
      { isOpen: 0, until: null },
    ],
  });
});

it('an empty value is sent as null, or as a list or a check of nothing', () => {
  expect(wireFrom(form, {})).toEqual({
    ...{ city: null, photo: null, cv: null, isRemote: 0, level: null, code: null, rate: null, day: null },
    ...{ modes: [], answers: [], details: [], rows: [] },
  });
  expect(wireFrom(form, { cv: { name: '', file_name: 'cv.pdf', file_size: 8 } }, ['cv'])).toEqual({ cv: null });
});

it('a number or a day that is none is sent as it is, so that it is validated', () => {
  const draft = { level: 'two', rate: 'high', day: 'soon' };
  expect(wireFrom(form, draft, ['level', 'rate', 'day'])).toEqual(draft);
});

it('a field has its own name on the wire, if it states one', () => {
  const renamed: Form = {
    tax: { kind: 'line', label, wire: 'tax_category' },
    rows: { kind: 'rows', label, rowLabel: '', wire: 'items', cells: { from: { kind: 'line', label, wire: 'start' } } },
  };
  const draft = { tax: 'Standard', rows: [{ from: '2021' }] };
  const wire = { tax_category: 'Standard', items: [{ start: '2021' }] };
  expect([wireFrom(renamed, draft), draftFrom(renamed, wire)]).toEqual([wire, draft]);
  expect(changedIn(renamed, ['tax', 'rows'], draft, { ...draft, tax: 'Zero' })).toEqual(['tax']);
});

it('a record that is none is read as an empty form', () => {
  const empty = draftFrom(form, {});
  expect([null, undefined, [], 'text', 7].map((record) => draftFrom(form, record))).toEqual(Array(5).fill(empty));
});

it('two drafts are in conflict where both have changed a field to different values', () => {
  const lines: Form = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [name, { kind: 'line', label }]));
  const base = { a: '1', b: '1', c: '1', d: '1', e: '1' };
  const mine = { ...base, b: '2', d: '2', e: '2' };
  const theirs = { ...base, c: '2', d: '2', e: '3' };
  expect(conflictsIn(lines, Object.keys(lines), { mine, theirs, base })).toEqual(['e']);
  expect(conflictsIn(lines, ['a', 'b'], { mine, theirs, base })).toEqual([]);
});

it.each([
  [{ file_name: 'cv.pdf' }, { name: '', file_name: 'cv.pdf', file_size: 0 }],
  [
    { name: 'F-1', file_name: 'cv.pdf', file_size: '8' },
    { name: 'F-1', file_name: 'cv.pdf', file_size: 8 },
  ],
  [
    { name: 'F-1', file_name: 'cv.pdf', file_size: 'large' },
    { name: 'F-1', file_name: 'cv.pdf', file_size: 0 },
  ],
  ['F-1', { name: 'F-1', file_name: 'F-1', file_size: 0 }],
  ['', null],
  [{ name: 'F-1' }, null],
])('the file %j of the wire is read as %j', (cv, file) => {
  expect(draftFrom(form, { cv }).cv).toEqual(file);
});

it('a number of the wire is read as text, and another value as the text that is validated', () => {
  const read = [7, true, { a: 1 }, null].map((city) => draftFrom(form, { city }).city);
  expect(read).toEqual(['7', 'true', '{"a":1}', '']);
});

it('a password, the address of a photo and a text that is much too long are left as they were typed', () => {
  const hidden = 'a\u202eb';
  expect(plainTyped({ kind: 'secret', label, max: 9 }, hidden)).toBe(hidden);
  expect(plainTyped({ kind: 'photo', label }, hidden)).toBe(hidden);
  expect(plainTyped({ kind: 'line', label, max: 1 }, hidden)).toBe('ab');
  expect(plainTyped({ kind: 'line', label, max: 1 }, `${hidden}cd`)).toBe(`${hidden}cd`);
});
