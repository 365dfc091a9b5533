/** What a form sends, kind by kind; `draft-values.test.ts` has what it reads. */
import { expect, it } from 'vitest';
import type { DraftRow } from '../../src/services/contract/fields/draft.ts';
import type { Form } from '../../src/services/contract/fields/field.ts';
import { draftFrom, plainTyped, wireFrom } from '../../src/services/contract/fields/wire.ts';

const label = '';
const form: Form = {
  city: { kind: 'line', label },
  photo: { kind: 'photo', label },
  cv: { kind: 'document', label },
  isRemote: { kind: 'check', label },
  level: { kind: 'choice', label, from: { 1: '', 2: '' }, isNumber: true },
  code: { kind: 'choice', label, from: { 1: '', 2: '' } },
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
    ...{ city: null, photo: null, cv: null, isRemote: 0, level: null, code: null, details: [], rows: [] },
  });
  expect(wireFrom(form, { cv: { name: '', file_name: 'cv.pdf', file_size: 8 } }, ['cv'])).toEqual({ cv: null });
});

it('a choice that is no number is sent as it is, so that it is validated', () => {
  expect(wireFrom(form, { level: 'two' }, ['level'])).toEqual({ level: 'two' });
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
