/** One row per machine. A machine without a row fails the tests. */
import type { Flow } from './flow.ts';
import type { MachineName } from './machines.ts';
import { account } from './rows/account.ts';
import { app } from './rows/app.ts';
import { appUpdate } from './rows/app-update.ts';
import { auth } from './rows/auth.ts';
import { bookmark } from './rows/bookmark.ts';
import { connection } from './rows/connection.ts';
import { contract } from './rows/contract.ts';
import { contractLife } from './rows/contract-life.ts';
import { contractWatch } from './rows/contract-watch.ts';
import { coverNotes } from './rows/cover-notes.ts';
import { deliveryFiles } from './rows/delivery-files.ts';
import { files } from './rows/files.ts';
import { invoice } from './rows/invoice.ts';
import { language } from './rows/language.ts';
import { lists } from './rows/list.ts';
import { logout } from './rows/logout.ts';
import { notifications } from './rows/notifications.ts';
import { outbox } from './rows/outbox.ts';
import { outboxSender } from './rows/outbox-sender.ts';
import { passwordReset } from './rows/password-reset.ts';
import { profileLink } from './rows/profile-link.ts';
import { prompt } from './rows/prompt.ts';
import { quotation } from './rows/quotation.ts';
import { bio, profile } from './rows/record.ts';
import { resume } from './rows/resume.ts';
import { settings } from './rows/settings.ts';
import { sharedProfile } from './rows/shared-profile.ts';
import { signUp } from './rows/sign-up.ts';
import { storage } from './rows/storage.ts';
import { tabDrafts } from './rows/tab-drafts.ts';
import { verification } from './rows/verification.ts';

export const flows: Readonly<Record<MachineName, Flow>> = {
  app,
  appUpdate,
  auth,
  language,
  settings,
  storage,
  prompt,
  logout,
  connection,
  list: lists,
  signUp,
  bio,
  profile,
  account,
  quotation,
  contract,
  deliveryFiles,
  contractWatch,
  bookmark,
  files,
  coverNotes,
  invoice,
  notifications,
  outbox,
  outboxSender,
  passwordReset,
  profileLink,
  resume,
  sharedProfile,
  verification,
  tabDrafts,
  contractLife,
};
