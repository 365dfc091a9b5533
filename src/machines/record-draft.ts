/** What each edit makes of the draft of a person's own record, and of what was found wrong with it. */

import type { ApiError } from '../services/contract/api-error.ts';
import { type DraftKey, fieldsOf, type Section } from '../services/contract/draft-kinds.ts';
import { recordRefusals } from '../services/contract/draft-rules.ts';
import type { RecordRefusal } from '../services/contract/draft-shapes.ts';
import {
  changedIn,
  type Draft,
  type DraftRow,
  type DraftValue,
  draftOf,
  emptyRow,
  plainAnswer,
  rowsIn,
  wireOf,
} from '../services/contract/drafts.ts';
import { isObject, text } from '../services/contract/readers.ts';

export type Side = 'mine' | 'theirs';

/** What the server held when a save found that the record had been changed elsewhere. */
export interface Latest {
  readonly draft: Draft;
  readonly modified: string | null;
}

/** What a form may ask about the state. */
export type RecordTag = 'busy' | 'uploading' | 'choosing';

export interface RecordContext {
  /** The section whose form is open. */
  readonly section: Section | null;
  readonly draft: Draft;
  /** The record as it was when its form was opened. */
  readonly base: Draft;
  /** `modified` of the record that the draft started from, so that the server can tell a stale edit. */
  readonly startedFrom: string | null;
  /** By field; a field within a row is named as `technical_skills.0.level`. */
  readonly refusals: Readonly<Record<string, RecordRefusal>>;
  readonly apiError: ApiError | null;
  /** Another section was asked for while this one has unsaved changes. */
  readonly isHeldBack: boolean;
  /** The share of a file that has left, from 0 to 1. */
  readonly progress: number;
  readonly latest: Latest | null;
  readonly sides: Readonly<Record<string, Side>>;
  /** What was saved last: shown until a read brings it. */
  readonly saved: { readonly section: Section; readonly modified: string; readonly fields: object } | null;
}

export type RecordEdit =
  /** `path` is a field, or one within a row: `language.0.level`. */
  | { type: 'draft.change'; path: string; value: DraftValue }
  /** A field, or a row, was left. */
  | { type: 'draft.check'; path: string }
  | { type: 'row.add'; list: string }
  | { type: 'row.remove'; list: string; at: number }
  | { type: 'row.move'; list: string; at: number; to: number };

type Edit = Partial<RecordContext>;

export const freshOf = (key: DraftKey): RecordContext => ({
  section: null,
  draft: draftOf(key, null),
  base: draftOf(key, null),
  startedFrom: null,
  refusals: {},
  apiError: null,
  isHeldBack: false,
  progress: 0,
  latest: null,
  sides: {},
  saved: null,
});

/** The form of a section, as the record stands. */
export function opened(key: DraftKey, section: Section, record: unknown): Edit {
  const draft = draftOf(key, record);
  return { ...freshOf(key), section, draft, base: draft, startedFrom: modifiedOf(record) };
}

export const modifiedOf = (record: unknown): string | null => (isObject(record) ? text(record.modified) : null);

export const sectionFields = (key: DraftKey, { section }: Pick<RecordContext, 'section'>): readonly string[] =>
  section === null ? [] : fieldsOf(key, section);

/** The fields of the open form that differ from the record as it was. */
export const changedFields = (key: DraftKey, context: RecordContext): string[] =>
  changedIn(key, sectionFields(key, context), context.draft, context.base);

/** What a save sends. */
export const toSave = (key: DraftKey, context: RecordContext): Record<string, unknown> =>
  wireOf(key, context.draft, changedFields(key, context));

/** What an edit leaves behind. */
export function edited(key: DraftKey, context: RecordContext, event: RecordEdit): Edit {
  switch (event.type) {
    case 'draft.change':
      return { draft: changed(key, context.draft, event), ...mended(context, event.path) };
    case 'draft.check':
      return checked(key, context, event.path);
    case 'row.add':
      return withRows(context, event.list, (rows) => [...rows, emptyRow(key, event.list)]);
    case 'row.remove':
      return {
        ...withRows(context, event.list, (rows) => rows.filter((_, at) => at !== event.at)),
        ...mended(context, event.list),
      };
    case 'row.move':
      return { ...withRows(context, event.list, (rows) => moved(rows, event)), ...mended(context, event.list) };
    default:
      return event satisfies never;
  }
}

type Change = Extract<RecordEdit, { type: 'draft.change' }>;

function changed(key: DraftKey, draft: Draft, { path, value: typed }: Pick<Change, 'path' | 'value'>): Draft {
  const value = typeof typed === 'string' ? plainAnswer(key, path, typed) : typed;
  const [field = '', at, cell] = path.split('.');
  if (cell === undefined || typeof value !== 'string') return { ...draft, [field]: value };
  const rows = rowsIn(draft, field).map((row, place) => (place === Number(at) ? { ...row, [cell]: value } : row));
  return { ...draft, [field]: rows };
}

function checked(key: DraftKey, context: RecordContext, path: string): Edit {
  const field = path.split('.')[0] ?? '';
  const all = recordRefusals(key, [field], context.draft, context.base);
  const found = Object.entries(all).filter(([other]) => isUnder(other, path));
  return { refusals: { ...without(context.refusals, path), ...Object.fromEntries(found) } };
}

const withRows = (
  { draft }: RecordContext,
  list: string,
  change: (rows: readonly DraftRow[]) => readonly DraftRow[],
): Edit => ({ draft: { ...draft, [list]: change(rowsIn(draft, list)) } });

const moved = (rows: readonly DraftRow[], { at, to }: { at: number; to: number }): readonly DraftRow[] => {
  const row = rows[at];
  return row === undefined || rows[to] === undefined ? rows : rows.toSpliced(at, 1).toSpliced(to, 0, row);
};

/** What was wrong with the old value no longer is. */
function mended({ refusals, apiError }: RecordContext, path: string): Edit {
  const fields = without(apiError?.fields ?? {}, path);
  const isOver = Object.keys(fields).length === 0;
  const isHeldBack = false;
  return {
    isHeldBack,
    refusals: without(refusals, path),
    apiError: apiError && !isOver ? { ...apiError, fields } : null,
  };
}

const isUnder = (key: string, path: string): boolean => key === path || key.startsWith(`${path}.`);

const without = <T>(record: Readonly<Record<string, T>>, path: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !isUnder(key, path)));
