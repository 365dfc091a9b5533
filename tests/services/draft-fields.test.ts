/** The fields of a form by their path, and the values of a draft by their kind, also where a value is of another kind. */
import { expect, it } from 'vitest';
import {
  answersIn,
  cellsOf,
  choicesIn,
  type Draft,
  emptyDraft,
  fieldAt,
  fileIn,
  rowsIn,
  textIn,
} from '../../src/services/contract/fields/draft.ts';
import type { Form, Line } from '../../src/services/contract/fields/field.ts';
import { phoneCountry } from '../../src/services/contract/fields/phone-rule.ts';

const label = '';
const [line, check] = [{ kind: 'line', label } as const, { kind: 'check', label } as const];
const rows = {
  kind: 'rows',
  label,
  rowLabel: '',
  cells: { title: line, isOpen: check, isLong: { ...check, computed: () => true } },
} as const;
const form: Form = { city: line, rows };

it.each([
  ['city', line],
  ['rows', rows],
  ['rows.0.title', line],
  ['rows.1.isOpen', check],
  ['rows.0.isLong', undefined],
  ['rows.0.note', undefined],
  ['city.0.title', line],
  ['town', undefined],
  ['town.0.title', undefined],
])('at the path %s is the field %j', (path, field) => {
  expect(fieldAt(form, path)).toBe(field);
});

it('only rows have cells, without those that are computed', () => {
  expect([undefined, line, rows].map(cellsOf)).toEqual([{}, {}, { title: line, isOpen: check }]);
});

it('an empty draft has the empty value of each kind', () => {
  const every: Form = {
    ...form,
    photo: { kind: 'photo', label },
    cv: { kind: 'document', label },
    modes: { kind: 'choices', label, from: 'preferences' },
    details: { kind: 'details', label, details: {} },
    answers: { kind: 'answers', label, max: 9 },
  };
  const empty = { city: '', rows: [], photo: null, cv: null, modes: [], details: [], answers: {} };
  expect(emptyDraft(every)).toEqual(empty);
});

it('a value of another kind is none, and so is a part of a list', () => {
  const file = { name: 'F-1', file_name: 'cv.pdf', file_size: 8 };
  const values: readonly unknown[] = [
    'text',
    ['a', 7, null],
    [{ title: 'One' }, null, 'a'],
    file,
    { 'Q-1': 'Yes' },
    null,
  ];
  const read = <T>(of: (draft: Draft, name: string) => T) => values.map((value) => of({ value } as Draft, 'value'));
  expect(read(textIn)).toEqual(['text', '', '', '', '', '']);
  expect(read(choicesIn)).toEqual([[], ['a'], ['a'], [], [], []]);
  expect(read(rowsIn)).toEqual([[], [], [{ title: 'One' }], [], [], []]);
  expect(read(fileIn)).toEqual([null, null, null, file, null, null]);
  expect(read(answersIn)).toEqual([{}, {}, {}, file, { 'Q-1': 'Yes' }, {}]);
});

it('a phone number is one of the chosen country, or of the country of the network', () => {
  const field: Line = { ...line, format: 'phone', country: 'country' };
  expect(['AE', '', null].map((country) => phoneCountry(field, { country }))).toEqual(['AE', 'SA', 'SA']);
  expect(phoneCountry({ ...line, format: 'phone' }, { country: 'AE' })).toBe('SA');
});
