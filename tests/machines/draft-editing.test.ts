/** The errors of rows and answers after an edit. */
import { afterEach, expect, it, vi } from 'vitest';
import { checked, type EditEvent, edited, withDraftPaths, withoutErrors } from '../../src/machines/draft-editing.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { signUpForm } from '../../src/services/contract/fields/candidate-forms.ts';
import { emptyRow, emptySignUp } from '../../src/services/contract/fields/draft.ts';
import { quotationFields } from '../../src/services/contract/fields/quotation-fields.ts';
import { emptyQuotation } from '../../src/services/contract/quotation.ts';

afterEach(() => {
  vi.useRealTimers();
});

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
  [4, 0],
  [0, 4],
])('changes nothing when a row is moved that does not exist, or to a place that does not exist (%d, %d)', (at, to) => {
  const state = { draft: { ...emptySignUp, [list]: schools }, validationErrors: errors as never, apiError };
  expect(edited(signUpForm, state as never, { type: 'row.move', list, at, to })).toBe(state);
});

it('adds an empty row after the others, with the errors where they are', () => {
  expect(after({ type: 'row.add', list })).toEqual({ rows: 'abcd', errors: Object.keys(errors), refused: at(2) });
  const state = { draft: emptySignUp, validationErrors: {}, apiError: null };
  const { draft } = edited(signUpForm, state, { type: 'row.add', list });
  expect(draft).toEqual({ ...emptySignUp, [list]: [emptyRow(signUpForm, list)] });
});

it('changes one cell, and no other row', () => {
  const state = { draft: { ...emptySignUp, [list]: schools }, validationErrors: {}, apiError: null } as never;
  const { draft } = edited(signUpForm, state, { type: 'draft.change', path: `${list}.1.institution`, value: 'KAU' });
  expect(draft).toEqual({
    ...emptySignUp,
    [list]: schools.map((row, index) => (index === 1 ? { ...row, institution: 'KAU' } : row)),
  });
});

it('replaces a whole list, and removes invisible characters from a typed text', () => {
  const state = { draft: emptySignUp, validationErrors: {}, apiError: null };
  const change = (path: string, value: never) => edited(signUpForm, state, { type: 'draft.change', path, value }).draft;
  expect(change('preferences', ['Remote'] as never)).toEqual({ ...emptySignUp, preferences: ['Remote'] });
  expect(change('first_name', 'No\u202eor' as never)).toEqual({ ...emptySignUp, first_name: 'Noor' });
});

it('replaces the errors of the path that lost the focus, and of no path that begins alike', () => {
  const validationErrors = { [`${list}.1.institution`]: 'required', [`${list}.11.institution`]: 'required' } as const;
  const found = { [`${list}.1.start_year`]: 'invalidYear', [`${list}.11.start_year`]: 'invalidYear' } as never;
  expect(checked({ validationErrors }, `${list}.1`, found)).toEqual({
    [`${list}.11.institution`]: 'required',
    [`${list}.1.start_year`]: 'invalidYear',
  });
});

it('leaves the errors of whole lists and of other lists where they are', () => {
  const validationErrors = { 'professional_experience.2.employer': 'required', [list]: 'tooMany' };
  const state = { draft: { ...emptySignUp, [list]: schools }, validationErrors, apiError } as never;
  for (const edit of [
    { type: 'row.remove', list, at: 0 },
    { type: 'row.move', list, at: 2, to: 1 },
  ] as const) {
    const after = edited(signUpForm, state, edit);
    expect(after.validationErrors).toEqual(validationErrors);
    expect(after.apiError).toEqual({ ...apiError, fields: { [`${list}.1.institution`]: 'unknown' } });
  }
});

it('removes the reason of the server with its last field', () => {
  const errorOf = (fields: Record<string, string>) => new CallError({ kind: 'refused', fields }).apiError;
  const without = (fields: Record<string, string>) =>
    withoutErrors({ validationErrors: {}, apiError: errorOf(fields) }, 'usr').apiError;
  expect(without({ usr: 'taken' })).toBeNull();
  expect(without({ usr: 'taken', first_name: 'short' })).toEqual(errorOf({ first_name: 'short' }));
  expect(withoutErrors({ validationErrors: {}, apiError: null }, 'usr').apiError).toBeNull();
});

it('keeps the error of a server that asks to wait until its time', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000 });
  const after = (error: ConstructorParameters<typeof CallError>[0]) =>
    withoutErrors({ validationErrors: {}, apiError: new CallError(error).apiError }, 'usr').apiError;
  const throttled = { kind: 'throttled', retryAt: 1_001 } as const;
  expect(after(throttled)).toEqual(new CallError(throttled).apiError);
  expect(after({ ...throttled, retryAt: 1_000 })).toBeNull();
  expect(after({ ...throttled, retryAt: null })).toBeNull();
  expect(after({ kind: 'maintenance', retryAt: 1_001 })).toBeNull();
});

it('names the fields of an error of the server as the draft does', () => {
  const { apiError: refused } = new CallError({
    kind: 'refused',
    reference: 'R1',
    fields: { usr: 'taken', [`${list}.2.start_date`]: 'early', [`${list}.0.unknown`]: 'x' },
  });
  expect(withDraftPaths(signUpForm, refused)).toEqual({
    ...refused,
    fields: { usr: 'taken', [`${list}.2.start_year`]: 'early', [`${list}.0.unknown`]: 'x' },
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
  expect(state.draft).toEqual({ ...emptyQuotation, answers: { Q1: 'Twice', Q2: 'Never' } });
  expect(state.validationErrors).toEqual({ rate: 'required' });
});
