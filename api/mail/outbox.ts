/** The queue of messages. A message is added in the transaction of the change that causes it. */

import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte } from 'drizzle-orm';
import type { Language } from '../../src/services/contract/language.ts';
import { languageOf } from '../bilingual.ts';
import type { Db } from '../db/db.ts';
import { latestTime } from '../db/latest-time.ts';
import { paymentRequests } from '../db/schema/invoice.ts';
import { type LinkPurpose, links, type MailContent, outbox, resetRequests } from '../db/schema/mail.ts';
import { profiles } from '../db/schema/profile.ts';
import { users } from '../db/schema/session.ts';
import { createLink, linkSeconds } from './links.ts';

interface NewMessage {
  readonly user: string;
  readonly purpose: LinkPurpose;
  readonly language: Language;
}

/** Makes a new link for the account and adds the message with it. */
export async function addMessage(tx: Db, { user, purpose, language }: NewMessage, now: Date): Promise<void> {
  const link = await createLink(tx, user, purpose, now);
  await tx.insert(outbox).values({ id: randomUUID(), user, purpose, language, ...link, created_at: now, due_at: now });
}

interface NewContent {
  /** That of the question about a payment. */
  readonly id: string;
  /** The account that caused the message. */
  readonly user: string;
  readonly recipient: string;
  readonly language: Language;
  readonly content: MailContent;
}

/** Adds a message about a payment to another recipient. */
export async function addContent(tx: Db, message: NewContent, now: Date): Promise<void> {
  const expires_at = new Date(now.getTime() + contentSeconds * 1000);
  const times = { created_at: now, due_at: now, expires_at };
  await tx.insert(outbox).values({ purpose: 'payment', ...message, ...times });
}

/** How long a message without a link may wait for the mail server. */
const contentSeconds = 3 * 24 * 60 * 60;

/** Per account and purpose. */
const maxPerHour = 5;
const secondsBetween = 60;
const countedSeconds = 60 * 60;

/**
 * Seconds until the account may be sent another message of this purpose; 0 when it may now. Locks the account, so that
 * two simultaneous requests cannot both be allowed.
 */
export async function secondsToWait(tx: Db, user: string, purpose: LinkPurpose, now: Date): Promise<number> {
  await tx.select({ email: users.email }).from(users).where(eq(users.email, user)).for('update');
  const isRecent = gt(outbox.created_at, secondsBefore(now, countedSeconds));
  const isPast = lte(outbox.created_at, latestTime(now));
  const sent = await tx
    .select({ at: outbox.created_at })
    .from(outbox)
    .where(and(eq(outbox.user, user), eq(outbox.purpose, purpose), isRecent, isPast))
    .orderBy(desc(outbox.created_at))
    .limit(maxPerHour);
  const after = (at: Date | undefined, seconds: number): number =>
    at === undefined ? 0 : Math.max(0, Math.ceil((at.getTime() - now.getTime()) / 1000) + seconds);
  return Math.max(after(sent[0]?.at, secondsBetween), after(sent[maxPerHour - 1]?.at, countedSeconds));
}

type ResetRequest = Pick<typeof resetRequests.$inferSelect, 'email' | 'language'>;

/** Stores a request to reset a password. The work is the same for every address; `addResets` looks the account up. */
export async function requestReset(db: Db, request: ResetRequest, now: Date): Promise<void> {
  await db.insert(resetRequests).values({ id: randomUUID(), ...request, created_at: now });
}

/**
 * Ends what could still reset the password of an account: requests that wait, its link, and the message with the link.
 */
export async function endResets(tx: Db, user: string): Promise<void> {
  // the requests before the account, as in `addResets`, and the account before its link, so that none waits for another
  await tx.delete(resetRequests).where(eq(resetRequests.email, user));
  await tx.select({ email: users.email }).from(users).where(eq(users.email, user)).for('update');
  await tx.delete(links).where(and(eq(links.user, user), eq(links.purpose, 'reset')));
  const isWaiting = and(eq(outbox.user, user), eq(outbox.purpose, 'reset'), isNotNull(outbox.token));
  await tx.update(outbox).set({ token: null, due_at: null }).where(isWaiting);
}

/** How many requests are handled in one transaction. */
const batch = 20;

/** Adds the messages of the requests to reset a password. Returns whether there may be more requests. */
export async function addResets(db: Db, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const next = tx
      .select({ id: resetRequests.id })
      .from(resetRequests)
      .orderBy(resetRequests.created_at)
      .limit(batch)
      .for('update', { skipLocked: true });
    const ids = (await next).map(({ id }) => id);
    if (ids.length === 0) return false;
    const requests = await tx.delete(resetRequests).where(inArray(resetRequests.id, ids)).returning();
    const recent = requests.filter(({ created_at }) => created_at > secondsBefore(now, linkSeconds.reset));
    recent.sort((one, other) => one.created_at.getTime() - other.created_at.getTime());
    const languages = new Map(recent.map(({ email, language }) => [email, language])); // of the latest request
    // in the order of the addresses, so that two servers that lock accounts cannot wait for each other
    for (const email of [...languages.keys()].sort())
      await addReset(tx, { email, language: languages.get(email) ?? null }, now);
    return ids.length === batch;
  });
}

async function addReset(tx: Db, { email, language }: ResetRequest, now: Date): Promise<void> {
  const [account] = await tx
    .select({ preferred: profiles.preferred_language })
    .from(users)
    .leftJoin(profiles, eq(profiles.user, users.email))
    .where(eq(users.email, email));
  if (account === undefined || (await secondsToWait(tx, email, 'reset', now)) > 0) return;
  await addMessage(tx, { user: email, purpose: 'reset', language: language ?? languageOf(account.preferred) }, now);
}

/**
 * Deletes what is no longer needed: expired links and messages, and messages that no longer count.
 *
 * @param isSending whether messages are sent; otherwise they are shown, and none is missed
 */
export async function deleteExpired(db: Db, now: Date, isSending: boolean): Promise<void> {
  await db.delete(links).where(lt(links.expires_at, now));
  const isExpired = lt(outbox.expires_at, now);
  await db.transaction(async (tx) => {
    // not one that is being sent, which is due later
    const isUnsent = and(isExpired, eq(outbox.purpose, 'payment'), lte(outbox.due_at, now));
    // locked, because another server may begin to send one
    const unsent = tx.select({ id: outbox.id }).from(outbox).where(isUnsent).for('update');
    // a question that was not sent was not asked
    if (isSending) await tx.delete(paymentRequests).where(inArray(paymentRequests.id, unsent));
    await tx.update(outbox).set({ token: null, content: null, due_at: null }).where(isExpired);
  });
  const isOver = and(lt(outbox.created_at, secondsBefore(now, countedSeconds)), isNull(outbox.due_at));
  await db.delete(outbox).where(isOver);
}

const secondsBefore = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000);
