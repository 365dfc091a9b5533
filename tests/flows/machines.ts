/** Every machine of the product, by the name of its chart. */
import type { AnyStateMachine } from 'xstate';
import { accountMachine } from '../../src/machines/account-machine.ts';
import { appMachine } from '../../src/machines/app-machine.ts';
import { appUpdateMachine } from '../../src/machines/app-update-machine.ts';
import { authMachine } from '../../src/machines/auth-machine.ts';
import { bioMachine } from '../../src/machines/bio-machine.ts';
import { bookmarkMachine } from '../../src/machines/bookmark-machine.ts';
import { connectionMachine } from '../../src/machines/connection-machine.ts';
import { contractLifeMachine } from '../../src/machines/contract-life-machine.ts';
import { contractMachine } from '../../src/machines/contract-machine.ts';
import { contractWatchMachine } from '../../src/machines/contract-watch-machine.ts';
import { coverNotesMachine } from '../../src/machines/cover-notes-machine.ts';
import { deliveryFilesMachine } from '../../src/machines/delivery-files-machine.ts';
import { filesMachine } from '../../src/machines/files-machine.ts';
import { invoiceMachine } from '../../src/machines/invoice-machine.ts';
import { languageMachine } from '../../src/machines/language-machine.ts';
import { listMachine } from '../../src/machines/list-machine.ts';
import { logoutMachine } from '../../src/machines/logout-machine.ts';
import { notificationsMachine } from '../../src/machines/notifications-machine.ts';
import { outboxMachine } from '../../src/machines/outbox-machine.ts';
import { outboxSenderMachine } from '../../src/machines/outbox-sender-machine.ts';
import { passwordResetMachine } from '../../src/machines/password-reset-machine.ts';
import { profileLinkMachine } from '../../src/machines/profile-link-machine.ts';
import { profileMachine } from '../../src/machines/profile-machine.ts';
import { promptMachine } from '../../src/machines/prompt-machine.ts';
import { quotationMachine } from '../../src/machines/quotation-machine.ts';
import { resumeMachine } from '../../src/machines/resume-machine.ts';
import { settingsMachine } from '../../src/machines/settings-machine.ts';
import { sharedProfileMachine } from '../../src/machines/shared-profile-machine.ts';
import { signUpMachine } from '../../src/machines/sign-up-machine.ts';
import { storageMachine } from '../../src/machines/storage-machine.ts';
import { tabDraftsMachine } from '../../src/machines/tab-drafts-machine.ts';
import { verificationMachine } from '../../src/machines/verification-machine.ts';

export const machines = {
  app: appMachine,
  appUpdate: appUpdateMachine,
  auth: authMachine,
  language: languageMachine,
  settings: settingsMachine,
  storage: storageMachine,
  prompt: promptMachine,
  logout: logoutMachine,
  connection: connectionMachine,
  list: listMachine,
  signUp: signUpMachine,
  bio: bioMachine,
  profile: profileMachine,
  account: accountMachine,
  quotation: quotationMachine,
  contract: contractMachine,
  deliveryFiles: deliveryFilesMachine,
  contractWatch: contractWatchMachine,
  bookmark: bookmarkMachine,
  files: filesMachine,
  coverNotes: coverNotesMachine,
  invoice: invoiceMachine,
  notifications: notificationsMachine,
  outbox: outboxMachine,
  outboxSender: outboxSenderMachine,
  passwordReset: passwordResetMachine,
  profileLink: profileLinkMachine,
  resume: resumeMachine,
  sharedProfile: sharedProfileMachine,
  verification: verificationMachine,
  tabDrafts: tabDraftsMachine,
  contractLife: contractLifeMachine,
} as const satisfies Record<string, AnyStateMachine>;

export type MachineName = keyof typeof machines;
