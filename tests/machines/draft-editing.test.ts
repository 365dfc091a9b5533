/** The errors of rows and answers after an edit. */
import { expect, it } from 'vitest';
import { type EditEvent, edited } from '../../src/machines/draft-editing.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { signUpForm } from '../../src/services/contract/fields/candidate-forms.ts';
import { emptyRow, emptySignUp } from '../../src/services/contract/fields/draft.ts';
import { quotationFields } from '../../src/services/contract/fields/quotation-fields.ts';
import { emptyQuotation } from '../../src/services/contract/quotation.ts';

const list = 'academic_background';
const schools = ['a', 'b', 'c', 'd'].map((institution) => ({ ...emptyRow(signUpForm, list), institution }));
const errors = { first_name: 'required', [`${list}.0.institution`]: 'required', [`${list}.2.institution`]: 'tooLong' };
const { apiError } = new CallError({ kind: 'refused', fields: { [`${list}.2.institution`]: 'unknown' } });

/** The names of the schools, and the fields with an error, after an edit. */
function after(edit: EditEvent) {
  const before = { draft: { ...emptySignUp, [list]: schools }, validationErrors: errors as never, apiError };
  const state = edited(signUpForm, before as never, edit);
  const rows = state.draft[list] as typeof schools;
  return {
    rows: rows.map(({ institution }) => institution).join(''),
    errors: Object.keys(state.validationErrors),
    refused: Object.keys(state.apiError?.fields ?? {}),
  };
}

const at = (...indexes: number[]) => indexes.map((index) => `${list}.${index}.institution`);

it.each([
  { move: [0, 2], rows: 'bcad', errors: at(2, 1), refused: at(1) },
  { move: [0, 1], rows: 'bacd', errors: at(1, 2), refused: at(2) },
  { move: [3, 0], rows: 'dabc', errors: at(1, 3), refused: at(3) },
  { move: [3, 2], rows: 'abdc', errors: at(0, 3), refused: at(3) },
  { move: [2, 3], rows: 'abdc', errors: at(0, 3), refused: at(3) },
  { move: [1, 3], rows: 'acdb', errors: at(0, 1), refused: at(1) },
  { move: [3, 4], rows: 'abcd', errors: at(0, 2), refused: at(2) },
])('moves the errors with their rows when one is moved ($move)', ({ move: [from = 0, to = 0], ...expected }) => {
  expect(after({ type: 'row.move', list, at: from, to })).toEqual({
    ...expected,
    errors: ['first_name', ...expected.errors],
  });
});

it.each([
  { removed: 0, rows: 'bcd', errors: at(1), refused: at(1) },
  { removed: 1, rows: 'acd', errors: at(0, 1), refused: at(1) },
  { removed: 2, rows: 'abd', errors: at(0), refused: [] },
  { removed: 3, rows: 'abc', errors: at(0, 2), refused: at(2) },
])('removes the errors of row $removed with it, and moves those after it', ({ removed, ...expected }) => {
  expect(after({ type: 'row.remove', list, at: removed })).toEqual({
    ...expected,
    errors: ['first_name', ...expected.errors],
  });
});

it('clears the errors of a cell, and no others, when it changes', () => {
  expect(after({ type: 'draft.change', path: `${list}.2.institution`, value: 'KAU' })).toEqual({
    rows: 'abKAUd',
    errors: ['first_name', ...at(0)],
    refused: [],
  });
});

it('clears the errors of all answers when one changes, and keeps the other answers', () => {
  const draft = { ...emptyQuotation, answers: { Q1: 'Once', Q2: 'Never' } };
  const validationErrors = { 'answers.0': 'required', 'answers.1': 'required', rate: 'required' } as const;
  const state = edited(
    quotationFields,
    { draft, validationErrors, apiError: null },
    { type: 'draft.change', path: 'answers.Q1', value: 'Twice' },
  );
  expect(state.draft.answers).toEqual({ Q1: 'Twice', Q2: 'Never' });
  expect(state.validationErrors).toEqual({ rate: 'required' });
});
