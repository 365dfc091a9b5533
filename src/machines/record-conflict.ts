/** Resolves conflicts in a record that was changed elsewhere while its form was open. */
import { fieldsOf, recordForms } from '../services/contract/fields/candidate-forms.ts';
import type { RecordKey } from '../services/contract/fields/candidate-table.ts';
import type { Draft } from '../services/contract/fields/draft.ts';
import { conflictsIn, draftFrom } from '../services/contract/fields/wire.ts';
import { changedFields, modifiedOf, type RecordContext } from './record-draft.ts';

type Edited = Pick<RecordContext, 'section' | 'draft' | 'base'>;

/** The fields that both sides changed to different values. */
export const conflictingFields = (key: RecordKey, { section, draft, base }: Edited, theirs: Draft): string[] =>
  section === null ? [] : conflictsIn(recordForms[key], fieldsOf(key, section), { mine: draft, theirs, base });

/** The latest version, to be stored beside the draft. */
export const latestOf = (key: RecordKey, record: unknown): NonNullable<RecordContext['latest']> => ({
  draft: draftFrom(recordForms[key], record),
  modified: modifiedOf(record),
});

/** Whether a side is chosen for every conflicting field. */
export function isSettled(key: RecordKey, context: RecordContext): boolean {
  const { latest, sides } = context;
  return latest !== null && conflictingFields(key, context, latest.draft).every((field) => sides[field] !== undefined);
}

/** The latest version with the person's changes, except fields for which theirs was chosen. */
export function rebased(key: RecordKey, context: RecordContext): Partial<RecordContext> {
  const { latest, draft, sides } = context;
  if (latest === null) return {};
  const mine = changedFields(key, context).filter((field) => sides[field] !== 'theirs');
  const own = Object.fromEntries(mine.map((field) => [field, draft[field] ?? null]));
  return {
    draft: { ...latest.draft, ...own },
    base: latest.draft,
    startedFrom: latest.modified,
    latest: null,
    sides: {},
    apiError: null,
  };
}
