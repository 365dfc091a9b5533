/** A record that was changed elsewhere while its form was open: what both changed, and what becomes of it. */
import type { DraftKey } from '../services/contract/draft-kinds.ts';
import { changedIn, type Draft, draftOf } from '../services/contract/drafts.ts';
import { changedFields, modifiedOf, type RecordContext } from './record-draft.ts';

type Edit = Partial<RecordContext>;

/** The fields that both changed, and not to the same. */
export function contestedIn(key: DraftKey, context: RecordContext, theirs: Draft): string[] {
  const mine = changedFields(key, context);
  const alsoTheirs = new Set(changedIn(key, mine, theirs, context.base));
  return changedIn(key, mine, context.draft, theirs).filter((field) => alsoTheirs.has(field));
}

/** Holds the latest version beside the draft. */
export const withLatest = (key: DraftKey, record: unknown): Edit => ({
  latest: { draft: draftOf(key, record), modified: modifiedOf(record) },
  sides: {},
});

/** Every contested field has its side. */
export function isSettled(key: DraftKey, context: RecordContext): boolean {
  const { latest, sides } = context;
  return latest !== null && contestedIn(key, context, latest.draft).every((field) => sides[field] !== undefined);
}

/** The draft over the latest version: mine where I changed a field, unless theirs was chosen for it. */
export function rebased(key: DraftKey, context: RecordContext): Edit {
  const { latest, draft, sides } = context;
  if (latest === null) return {};
  const mine = changedFields(key, context).filter((field) => sides[field] !== 'theirs');
  const kept = Object.fromEntries(mine.map((field) => [field, draft[field] ?? null]));
  return {
    draft: { ...latest.draft, ...kept },
    base: latest.draft,
    startedFrom: latest.modified,
    latest: null,
    sides: {},
    apiError: null,
  };
}
