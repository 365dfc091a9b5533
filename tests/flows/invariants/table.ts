/** The invariants of every machine. One without a row does not compile, and fails the tests. */
import type { MachineName } from '../machines.ts';
import { account } from './account.ts';
import { app } from './app.ts';
import { appUpdate } from './app-update.ts';
import { auth } from './auth.ts';
import { bookmark } from './bookmark.ts';
import { connection } from './connection.ts';
import { contract } from './contract.ts';
import { contractLife } from './contract-life.ts';
import { contractWatch } from './contract-watch.ts';
import { coverNotes } from './cover-notes.ts';
import { deliveryFiles } from './delivery-files.ts';
import { files } from './files.ts';
import { invoice } from './invoice.ts';
import { language } from './language.ts';
import { list } from './list.ts';
import { logout } from './logout.ts';
import type { Invariants } from './moment.ts';
import { notifications } from './notifications.ts';
import { outbox } from './outbox.ts';
import { outboxSender } from './outbox-sender.ts';
import { passwordReset } from './password-reset.ts';
import { profileLink } from './profile-link.ts';
import { prompt } from './prompt.ts';
import { quotation } from './quotation.ts';
import { record } from './record.ts';
import { resume } from './resume.ts';
import { settings } from './settings.ts';
import { sharedProfile } from './shared-profile.ts';
import { signUp } from './sign-up.ts';
import { storage } from './storage.ts';
import { tabDrafts } from './tab-drafts.ts';
import { verification } from './verification.ts';

export const invariants = {
  account,
  app,
  appUpdate,
  auth,
  bio: record('bio'),
  bookmark,
  connection,
  contract,
  contractLife,
  contractWatch,
  coverNotes,
  deliveryFiles,
  files,
  invoice,
  language,
  list,
  logout,
  notifications,
  outbox,
  outboxSender,
  passwordReset,
  profile: record('profile'),
  profileLink,
  prompt,
  quotation,
  resume,
  settings,
  sharedProfile,
  signUp,
  storage,
  tabDrafts,
  verification,
} as const satisfies Readonly<Record<MachineName, Invariants<never>>>;
