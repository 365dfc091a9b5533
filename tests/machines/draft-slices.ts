/** Builds the slices of drafts, and finds what of them another tab has to adopt. */
import { kindOf } from '../../src/machines/draft-kinds.ts';
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
