/** Decodes a stored text as the app does, including the slices of the lazily loaded features. */
import { featureSlices } from '../../src/machines/persistence/feature-slices.ts';
import {
  ownerIn,
  type PersistedState,
  parseState,
  readPersisted,
  readSlices,
} from '../../src/machines/persistence/restore.ts';
import { coreSlices, type SliceName, type SliceSpecs } from '../../src/machines/persistence/slices.ts';

export const everySpec: SliceSpecs<SliceName> = { ...coreSlices, ...featureSlices };

export function readStored(text: string | null, isLoggedIn: boolean): PersistedState {
  const raw = parseState(text);
  const core = readPersisted(raw, isLoggedIn);
  const features = readSlices(raw, featureSlices, { isLoggedIn, owner: ownerIn(raw) });
  return {
    slices: { ...core.slices, ...features.slices },
    damaged: [...core.damaged, ...features.damaged],
    isLoggedIn,
  };
}
