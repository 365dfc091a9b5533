/** Edits the drafts of all machines. A change clears the errors of its field, and errors move with their rows. */
import type { ApiError } from '../services/contract/api-error.ts';
import {
  answersIn,
  cellsOf,
  type Draft,
  type DraftRow,
  type DraftValue,
  emptyRow,
  fieldAt,
  rowsIn,
} from '../services/contract/fields/draft.ts';
import type { Form } from '../services/contract/fields/field.ts';
import type { ValidationErrors } from '../services/contract/fields/field-error.ts';
import { plainTyped } from '../services/contract/fields/wire.ts';

/** A path is a field, a cell of a row (`language.0.level`) or an answer (`answers.Q1`). */
export type EditEvent =
  | { type: 'draft.change'; path: string; value: DraftValue }
  | { type: 'row.add'; list: string }
  | { type: 'row.remove'; list: string; at: number }
  /** Moves the row to another position. */
  | { type: 'row.move'; list: string; at: number; to: number };

export interface DraftState<D extends Draft = Draft> {
  readonly draft: D;
  readonly validationErrors: ValidationErrors;
  readonly apiError: ApiError | null;
}

/** The state after an edit; the same draft when the edit changes nothing. */
export function edited<D extends Draft>(form: Form, state: DraftState<D>, edit: EditEvent): DraftState<D> {
  switch (edit.type) {
    case 'draft.change':
      return {
        draft: changed(form, state.draft, edit.path, edit.value),
        ...withoutErrors(state, errorRoot(form, edit.path)),
      };
    case 'row.add':
      return withRows(state, edit.list, [...rowsIn(state.draft, edit.list), emptyRow(form, edit.list)]);
    case 'row.remove': {
      const rows = rowsIn(state.draft, edit.list).filter((_, index) => index !== edit.at);
      return withRows(state, edit.list, rows, (index) => indexAfterRemoval(index, edit.at));
    }
    case 'row.move': {
      const rows = rowsIn(state.draft, edit.list);
      const row = rows[edit.at];
      if (row === undefined || rows[edit.to] === undefined) return state;
      const moved = rows.toSpliced(edit.at, 1).toSpliced(edit.to, 0, row);
      return withRows(state, edit.list, moved, (index) => indexAfterMove(index, edit.at, edit.to));
    }
    default:
      return edit satisfies never;
  }
}

/** The errors after a field or a row has lost the focus: those under its path are replaced by the ones just found. */
export function checked(
  { validationErrors }: Pick<DraftState, 'validationErrors'>,
  path: string,
  found: ValidationErrors,
): ValidationErrors {
  const own = Object.entries(found).filter(([each]) => isUnder(each, path));
  return { ...without(validationErrors, path), ...Object.fromEntries(own) };
}

/** The errors without those under a path that has changed. A 429 stays until the next attempt is allowed. */
export function withoutErrors(
  { validationErrors, apiError }: Omit<DraftState, 'draft'>,
  path: string,
): Omit<DraftState, 'draft'> {
  const fields = without(apiError?.fields ?? {}, path);
  const isLeft = (error: ApiError) => Object.keys(fields).length > 0 || hasToWait(error);
  return {
    validationErrors: without(validationErrors, path),
    apiError: apiError && isLeft(apiError) ? { ...apiError, fields } : null,
  };
}

/** Whether the server has refused further attempts until a time that has not come. */
const hasToWait = ({ kind, retryAt }: ApiError): boolean => kind === 'throttled' && (retryAt ?? 0) > Date.now();

/** An error of the server with the field names of the draft (`start_date` is `start_year` at sign-up). */
export function withDraftPaths(form: Form, apiError: ApiError): ApiError {
  const fields = Object.entries(apiError.fields).map(([path, text]) => {
    const [name = '', at, wire] = path.split('.');
    const cell = Object.entries(cellsOf(form[name])).find(([, of]) => of.wire === wire)?.[0];
    return [cell === undefined ? path : `${name}.${at}.${cell}`, text];
  });
  return { ...apiError, fields: Object.fromEntries(fields) };
}

/** The index of a row after the row at `from` has been moved to `to`. */
function indexAfterMove(index: number, from: number, to: number): number {
  if (index === from) return to;
  if (from < index && index <= to) return index - 1;
  return to <= index && index < from ? index + 1 : index;
}

const indexAfterRemoval = (index: number, removed: number): number | null =>
  index === removed ? null : index > removed ? index - 1 : index;

function changed<D extends Draft>(form: Form, draft: D, path: string, value: DraftValue): D {
  const [name = '', at, cell] = path.split('.');
  const field = fieldAt(form, path);
  const next = typeof value === 'string' && field ? plainTyped(field, value) : value;
  if (at === undefined || typeof next !== 'string') return { ...draft, [name]: next };
  if (cell === undefined) return { ...draft, [name]: { ...answersIn(draft, name), [at]: next } };
  const rows = rowsIn(draft, name).map((row, index) => (index === Number(at) ? { ...row, [cell]: next } : row));
  return { ...draft, [name]: rows };
}

/** The errors of answers are keyed by the index of the question, so a changed answer clears all of them. */
const errorRoot = (form: Form, path: string): string => {
  const [name = ''] = path.split('.');
  return form[name]?.kind === 'answers' ? name : path;
};

function withRows<D extends Draft>(
  { draft, validationErrors, apiError }: DraftState<D>,
  list: string,
  rows: readonly DraftRow[],
  indexAfter: (index: number) => number | null = (index) => index,
): DraftState<D> {
  const moved = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(
      Object.entries(record).flatMap(([path, value]) => {
        const [name, at, ...rest] = path.split('.');
        if (name !== list || at === undefined) return [[path, value]];
        const index = indexAfter(Number(at));
        return index === null ? [] : [[[name, index, ...rest].join('.'), value]];
      }),
    );
  return {
    draft: { ...draft, [list]: rows },
    validationErrors: moved(validationErrors),
    apiError: apiError && { ...apiError, fields: moved(apiError.fields) },
  };
}

const isUnder = (path: string, root: string): boolean => path === root || path.startsWith(`${root}.`);

const without = <T>(record: Readonly<Record<string, T>>, root: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([path]) => !isUnder(path, root)));
