/** Edits a draft, for every machine that has one. A change clears its field's errors; errors move with their rows. */
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
      const rows = rowsIn(state.draft, edit.list).filter((_, place) => place !== edit.at);
      return withRows(state, edit.list, rows, (place) => placeAfterRemoval(place, edit.at));
    }
    case 'row.move': {
      const rows = rowsIn(state.draft, edit.list);
      const row = rows[edit.at];
      if (row === undefined || rows[edit.to] === undefined) return state;
      const moved = rows.toSpliced(edit.at, 1).toSpliced(edit.to, 0, row);
      return withRows(state, edit.list, moved, (place) => placeAfterMove(place, edit.at, edit.to));
    }
    default:
      return edit satisfies never;
  }
}

/** The errors after a field, or a row, has been left: those under the path are validated again. */
export function checked(
  { validationErrors }: Pick<DraftState, 'validationErrors'>,
  path: string,
  found: ValidationErrors,
): ValidationErrors {
  const own = Object.entries(found).filter(([each]) => isUnder(each, path));
  return { ...without(validationErrors, path), ...Object.fromEntries(own) };
}

/** The errors without those under a path that has changed. */
export function withoutErrors(
  { validationErrors, apiError }: Omit<DraftState, 'draft'>,
  path: string,
): Omit<DraftState, 'draft'> {
  const fields = without(apiError?.fields ?? {}, path);
  const isLeft = Object.keys(fields).length > 0;
  return {
    validationErrors: without(validationErrors, path),
    apiError: apiError && isLeft ? { ...apiError, fields } : null,
  };
}

/** An error of the server, its fields by the draft's own names (`start_date` is `start_year` at sign-up). */
export function withDraftPaths(form: Form, apiError: ApiError): ApiError {
  const fields = Object.entries(apiError.fields).map(([path, text]) => {
    const [name = '', at, wire] = path.split('.');
    const cell = Object.entries(cellsOf(form[name])).find(([, of]) => of.wire === wire)?.[0];
    return [cell === undefined ? path : `${name}.${at}.${cell}`, text];
  });
  return { ...apiError, fields: Object.fromEntries(fields) };
}

/** The index of a row after the row at `from` has been moved to `to`. */
export function placeAfterMove(place: number, from: number, to: number): number {
  if (place === from) return to;
  if (from < place && place <= to) return place - 1;
  return to <= place && place < from ? place + 1 : place;
}

const placeAfterRemoval = (place: number, removed: number): number | null =>
  place === removed ? null : place > removed ? place - 1 : place;

function changed<D extends Draft>(form: Form, draft: D, path: string, value: DraftValue): D {
  const [name = '', at, cell] = path.split('.');
  const field = fieldAt(form, path);
  const next = typeof value === 'string' && field ? plainTyped(field, value) : value;
  if (at === undefined || typeof next !== 'string') return { ...draft, [name]: next };
  if (cell === undefined) return { ...draft, [name]: { ...answersIn(draft, name), [at]: next } };
  const rows = rowsIn(draft, name).map((row, place) => (place === Number(at) ? { ...row, [cell]: next } : row));
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
  placeOf: (place: number) => number | null = (place) => place,
): DraftState<D> {
  const moved = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(
      Object.entries(record).flatMap(([path, value]) => {
        const [name, at, ...rest] = path.split('.');
        if (name !== list || at === undefined) return [[path, value]];
        const place = placeOf(Number(at));
        return place === null ? [] : [[[name, place, ...rest].join('.'), value]];
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
