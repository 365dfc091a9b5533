import type { DraftConflict } from '../tab-drafts-machine.ts';
import { featureSlices } from './feature-slices.ts';
import { type PersistedState, type RawState, readSlices } from './restore.ts';

/** Decodes the stored slices of the features. A conflict is dropped when its draft is not restored. */
export function readFeatures(raw: RawState, session: Parameters<typeof readSlices>[2]): PersistedState {
  const persisted = readSlices(raw, featureSlices, session);
  const { tabDrafts } = persisted.slices;
  if (!tabDrafts) return persisted;
  const stored = tabDrafts.context.conflicts as DraftConflict[]; // decoded by the spec
  const conflicts = stored.filter(({ name }) => persisted.slices[name]);
  const value = conflicts.length > 0 ? tabDrafts.value : 'following';
  const slices = { ...persisted.slices, tabDrafts: { ...tabDrafts, value, context: { conflicts } } };
  return { ...persisted, slices };
}
