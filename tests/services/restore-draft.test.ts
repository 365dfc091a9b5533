/** What is restored of a stored draft, kind by kind. */
import { expect, it } from 'vitest';
import type { Form } from '../../src/services/contract/fields/field.ts';
import { restoreDraft } from '../../src/services/contract/fields/restore-draft.ts';

const label = '';
const form: Form = {
  city: { kind: 'line', label },
  skills: { kind: 'choices', label, from: 'technicalSkills' },
  cv: { kind: 'document', label },
  answers: { kind: 'answers', label, max: 90 },
  rows: { kind: 'rows', label, rowLabel: '', cells: { title: { kind: 'line', label } } },
  details: { kind: 'details', label, details: { industry: { label, from: 'industries' } } },
};
const cv = { name: 'F-1', file_name: 'cv.pdf', file_size: 8 };
const industry = { detail_type: 'industry', value: 'Energy', note: '' };
const empty = { city: '', skills: [], cv: null, answers: {}, rows: [], details: [] };

it('every value of the form is restored, and none that it does not have', () => {
  const stored = {
    city: 'Jeddah',
    skills: ['SQL'],
    cv,
    answers: { 'Q-1': 'Yes' },
    rows: [{ title: 'One' }],
    details: [industry],
  };
  expect(restoreDraft(form, { ...stored, town: 'Jeddah' })).toEqual(stored);
});

it('a value that is missing or damaged is empty', () => {
  expect(restoreDraft(form, {})).toEqual(empty);
  const damaged = { city: 7, skills: 'SQL', cv: {}, answers: 'Yes', rows: 'One', details: {} };
  expect(restoreDraft(form, damaged)).toEqual(empty);
});

it('a damaged part of a value is left out, and an absent cell is empty', () => {
  const stored = {
    skills: ['SQL', 7, null],
    answers: { 'Q-1': 'Yes', 'Q-2': 7 },
    rows: [{ title: 'One', note: 'x' }, null, { title: 7 }],
    details: [industry, { ...industry, detail_type: 'hobby' }, null],
  };
  expect(restoreDraft(form, stored)).toEqual({
    ...empty,
    skills: ['SQL'],
    answers: { 'Q-1': 'Yes' },
    rows: [{ title: 'One' }, { title: '' }],
    details: [industry],
  });
});

it.each([
  [
    { ...cv, expires_at: 1_000 },
    { ...cv, expires_at: 1_000 },
  ],
  [
    { ...cv, expires_at: null },
    { ...cv, expires_at: null },
  ],
  [{ ...cv, expires_at: 'soon' }, cv],
  [
    { file_name: 'cv.pdf', file_size: 'large' },
    { name: '', file_name: 'cv.pdf', file_size: 0 },
  ],
])('of the file %j, %j is restored', (stored, restored) => {
  expect(restoreDraft(form, { cv: stored }).cv).toEqual(restored);
});
