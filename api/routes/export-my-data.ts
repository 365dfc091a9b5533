import { desc, eq } from 'drizzle-orm';
import { siteTime } from '../../src/services/contract/site-time.ts';
import { localize } from '../bilingual.ts';
import { contracts } from '../db/schema/contract.ts';
import { jobRequestCandidates } from '../db/schema/job-request.ts';
import { users } from '../db/schema/session.ts';
import { uploads } from '../db/schema/sign-up.ts';
import { ownHash } from '../http/caller.ts';
import { type Handler, personal } from '../http/request-context.ts';
import { sessionsOf } from './account.ts';
import { withFiles } from './contract.ts';
import { coverNotesOf } from './cover-note.ts';
import { getInvoices } from './invoice.ts';
import { notificationsOf } from './notification.ts';
import { getBio, getProfile } from './profile.ts';
import { profileLinkOf } from './profile-link.ts';

/** Everything that is stored about a candidate, except the password and the tokens. */
export const exportMyData: Handler<'exportMyData'> = personal(async (request, user) => {
  const { deps, context, language } = request;
  const { db, now } = deps;
  const [account] = await db.select().from(users).where(eq(users.email, user));
  const responses = await db.select().from(jobRequestCandidates).where(eq(jobRequestCandidates.user, user));
  const signed = await db.select().from(contracts).where(eq(contracts.user, user)).orderBy(desc(contracts.creation));
  const files = await db
    .select({ name: uploads.name, file_name: uploads.file_name, file_size: uploads.file_size })
    .from(uploads)
    .where(eq(uploads.owner, user));
  const shared = await profileLinkOf(db, user);
  return {
    exported_on: siteTime(now()),
    account: {
      email: user,
      creation: account === undefined ? null : siteTime(account.created_at),
      agreed_to: account?.agreed_to ?? null,
      agreed_on: account?.agreed_at ? siteTime(account.agreed_at) : null,
    },
    profile: await getProfile(request),
    bio: await getBio(request),
    profile_link: shared.created_on === null ? null : { created_on: shared.created_on },
    files,
    job_requests: responses.map(({ user: _, ...response }) => localize(response, language)),
    contracts: signed.map(({ user: _, ...contract }) => localize(withFiles(contract), language)),
    invoices: await getInvoices(request),
    cover_notes: await coverNotesOf(db, user),
    notifications: localize(await notificationsOf(db, user), language),
    sessions: await sessionsOf(deps, user, ownHash(context)),
  };
});
