import { and, desc, eq, or } from 'drizzle-orm';
import { siteTime } from '../../src/services/contract/site-time.ts';
import { localize } from '../bilingual.ts';
import type { Db } from '../db/db.ts';
import { contracts } from '../db/schema/contract.ts';
import { paymentRequests } from '../db/schema/invoice.ts';
import { devices, users } from '../db/schema/session.ts';
import { subscribers, uploads } from '../db/schema/sign-up.ts';
import { ownHash } from '../http/caller.ts';
import { type Handler, personal } from '../http/request-context.ts';
import { sessionsOf } from './account.ts';
import { withFiles } from './contract.ts';
import { coverNotesOf } from './cover-note.ts';
import { invoicesOf, statedIn } from './invoice.ts';
import { visibleTo } from './job-request.ts';
import { digestStateOf, notificationsOf } from './notification.ts';
import { getBio, getProfile } from './profile.ts';
import { profileLinkOf } from './profile-link.ts';

/**
 * Everything that is stored about a candidate, except the password, the tokens, and what serves a single call: counted
 * attempts, submissions, and messages with their links.
 */
export const exportMyData: Handler<'exportMyData'> = personal(async (request, user) => {
  const { deps, context, language } = request;
  const { db, now } = deps;
  const [account] = await db.select().from(users).where(eq(users.email, user));
  const visible = await visibleTo(db, user);
  const signed = await db.select().from(contracts).where(eq(contracts.user, user)).orderBy(desc(contracts.creation));
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
    subscription: await subscriptionOf(db, user),
    files: await filesOf(db, user),
    job_requests: visible.map(({ response: { user: _, ...response }, score }) =>
      localize({ ...response, match_score: score }, language),
    ),
    contracts: signed.map(({ user: _, ...contract }) => localize(withFiles(contract), language)),
    invoices: (await invoicesOf(db, user)).map(({ user: _, document, ...invoice }) =>
      localize({ ...invoice, ...statedIn(document) }, language),
    ),
    payment_requests: await paymentRequestsOf(db, user),
    cover_notes: await coverNotesOf(db, user),
    notifications: localize(await notificationsOf(db, user), language),
    email_digest: await digestStateOf(db, user),
    sessions: await sessionsOf(deps, user, ownHash(context)),
    devices: await devicesOf(db, user),
  };
});

async function subscriptionOf(db: Db, user: string) {
  const [subscriber] = await db.select().from(subscribers).where(eq(subscribers.email, user));
  return subscriber ? { language: subscriber.language, created_on: siteTime(subscriber.created_at) } : null;
}

/** The files of the candidate's records, and those that the account has sent and no record has claimed. */
async function filesOf(db: Db, user: string) {
  const { name, file_name, file_size, address, created_at, expires_at } = uploads; // without the bytes
  const isTheirs = or(eq(uploads.owner, user), eq(uploads.uploader, user));
  const found = await db
    .select({ name, file_name, file_size, address, created_at, expires_at })
    .from(uploads)
    .where(and(isTheirs, eq(uploads.status, 'stored')))
    .orderBy(desc(uploads.created_at));
  return found.map(({ created_at, expires_at, ...file }) => ({
    ...file,
    uploaded_on: siteTime(created_at),
    expires_on: expires_at && siteTime(expires_at),
  }));
}

async function paymentRequestsOf(db: Db, user: string) {
  const asked = await db
    .select()
    .from(paymentRequests)
    .where(eq(paymentRequests.user, user))
    .orderBy(desc(paymentRequests.asked_at));
  return asked.map(({ invoice, note, asked_at }) => ({ invoice, note, asked_on: siteTime(asked_at) }));
}

async function devicesOf(db: Db, user: string) {
  const found = await db.select().from(devices).where(eq(devices.user, user)).orderBy(desc(devices.last_used_at));
  return found.map(({ last_used_at }) => ({ last_used: siteTime(last_used_at) }));
}
