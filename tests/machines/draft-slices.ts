/** Builds the slices of drafts, merges them, and finds what of them another tab has to adopt. */
import { kindOf } from '../../src/machines/draft-kinds.ts';
import { contestedIn, mergedSlice, type TabDraft } from '../../src/machines/merge-drafts.ts';
import type { Slice } from '../../src/machines/persistence/slice-spec.ts';
import type { DraftName } from '../../src/services/contract/fields/draft-forms.ts';

export type Context = Readonly<Record<string, unknown>>;

export const sliceOf = (value: Slice['value'], context: Context): Slice => ({ version: 1, value, context });
export const withContext = (slice: Slice, changes: Context): Slice => ({
  ...slice,
  context: { ...slice.context, ...changes },
});
export const cleared = { validationErrors: {}, apiError: null };
export const errors = { validationErrors: { usr: 'required' }, apiError: { kind: 'refused' } };

/** Which of the changes another tab has to adopt. */
export function sharedOf(name: DraftName, slice: Slice, changes: Readonly<Record<string, Slice>>): string[] {
  const { shared } = kindOf(name);
  const before = JSON.stringify(shared(slice));
  return Object.keys(changes).filter((key) => JSON.stringify(shared(changes[key] ?? slice)) !== before);
}

/** What both tabs have changed, by its path, and the merged slice. */
export const merge = (versions: TabDraft, sides = {}) => ({
  contested: contestedIn(versions).map(({ path }) => path),
  slice: mergedSlice(versions, sides),
});
