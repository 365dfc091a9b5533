import { fromCallback } from 'xstate';
import { accountMachine } from '../../src/machines/account-machine.ts';
import type { FeatureActors } from '../../src/machines/app-setup.ts';
import { bioMachine } from '../../src/machines/bio-machine.ts';
import { bookmarkMachine } from '../../src/machines/bookmark-machine.ts';
import { contractMachine } from '../../src/machines/contract-machine.ts';
import { contractWatchMachine } from '../../src/machines/contract-watch-machine.ts';
import { coverNotesMachine } from '../../src/machines/cover-notes-machine.ts';
import { deliveryFilesMachine } from '../../src/machines/delivery-files-machine.ts';
import type { Features } from '../../src/machines/feature-actors.ts';
import { filesMachine } from '../../src/machines/files-machine.ts';
import { invoiceMachine } from '../../src/machines/invoice-machine.ts';
import { notificationsMachine } from '../../src/machines/notifications-machine.ts';
import { outboxMachine } from '../../src/machines/outbox-machine.ts';
import { outboxSenderMachine } from '../../src/machines/outbox-sender-machine.ts';
import { passwordResetMachine } from '../../src/machines/password-reset-machine.ts';
import { featureSlices } from '../../src/machines/persistence/feature-slices.ts';
import { restorable } from '../../src/machines/persistence/restorable.ts';
import { emptyPersisted, type PersistedState } from '../../src/machines/persistence/restore.ts';
import { profileLinkMachine } from '../../src/machines/profile-link-machine.ts';
import { profileMachine } from '../../src/machines/profile-machine.ts';
import { quotationMachine } from '../../src/machines/quotation-machine.ts';
import { resumeMachine } from '../../src/machines/resume-machine.ts';
import { sharedProfileMachine } from '../../src/machines/shared-profile-machine.ts';
import { signUpMachine } from '../../src/machines/sign-up-machine.ts';
import { tabDraftsMachine } from '../../src/machines/tab-drafts-machine.ts';
import { verificationMachine } from '../../src/machines/verification-machine.ts';

/** The lazily loaded features; actors without services, except those that the test passes. */
export function featureActors(features: Partial<Features> = {}, slices: PersistedState['slices'] = {}): FeatureActors {
  return {
    specs: featureSlices,
    features: { ...withoutServices, ...features },
    persisted: { ...emptyPersisted, slices },
  };
}

/** Created once, because XState derives the transitions of a machine from each `provide` again. */
const withoutServices: Features = {
  account: accountMachine,
  signUp: restorable(signUpMachine),
  bio: restorable(bioMachine),
  quotation: restorable(quotationMachine),
  coverNotes: coverNotesMachine,
  contract: restorable(contractMachine),
  deliveryFiles: deliveryFilesMachine.provide({ actors: { uploader: fromCallback(() => undefined) } }),
  contractWatch: contractWatchMachine,
  bookmark: bookmarkMachine,
  files: filesMachine,
  invoice: restorable(invoiceMachine),
  profileDraft: restorable(profileMachine),
  reset: restorable(passwordResetMachine),
  profileLink: profileLinkMachine,
  resume: resumeMachine,
  sharedProfile: sharedProfileMachine,
  verification: verificationMachine,
  tabDrafts: restorable(tabDraftsMachine),
  notifications: notificationsMachine.provide({ actors: { followPage: fromCallback(() => undefined) } }),
  outboxSender: outboxSenderMachine.provide({ actors: { followOutbox: fromCallback(() => undefined) } }),
  outbox: restorable(outboxMachine),
};
