import { accountMachine } from '../../src/machines/account-machine.ts';
import type { FeatureActors } from '../../src/machines/app-machine.ts';
import { bioMachine } from '../../src/machines/bio-machine.ts';
import { bookmarkMachine } from '../../src/machines/bookmark-machine.ts';
import type { Features } from '../../src/machines/feature-actors.ts';
import { featureSlices } from '../../src/machines/feature-slices.ts';
import { filesMachine } from '../../src/machines/files-machine.ts';
import { profileMachine } from '../../src/machines/profile-machine.ts';
import { quotationMachine } from '../../src/machines/quotation-machine.ts';
import { type Kept, nothingKept } from '../../src/machines/restore.ts';
import { resumable } from '../../src/machines/resumable.ts';
import { addSlices } from '../../src/machines/slices.ts';
import { wizardMachine } from '../../src/machines/wizard-machine.ts';

/** What a room needs to be entered: its actors, those of the test's own in place of those without services. */
export function featureActors(features: Partial<Features> = {}, slices: Kept['slices'] = {}): FeatureActors {
  addSlices(featureSlices);
  return {
    features: {
      account: accountMachine,
      wizard: resumable(wizardMachine),
      bio: resumable(bioMachine),
      quotation: resumable(quotationMachine),
      bookmark: bookmarkMachine,
      files: filesMachine,
      profileDraft: resumable(profileMachine),
      ...features,
    },
    kept: { ...nothingKept, slices },
  };
}
