/** The email digest of unread notifications: at most one a day, to a verified address. */
import { randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, exists, gt, gte, isNull, lte, or, sql } from 'drizzle-orm';
import { notificationsPath } from '../../src/services/contract/paths.ts';
import { siteTime, siteZone } from '../../src/services/contract/site-time.ts';
import { languageOf, localizeText } from '../bilingual.ts';
import type { Db } from '../db/db.ts';
import { outbox } from '../db/schema/mail.ts';
import { notificationStates, notifications } from '../db/schema/notification.ts';
import { profiles } from '../db/schema/profile.ts';
import { digestMessage } from './digest-message.ts';
import type { Message } from './messages.ts';

/** The time between two messages, in milliseconds. */
const day = 24 * 60 * 60 * 1000;

/** An unread notification is listed since the last message, if that is not longer ago than this, in milliseconds. */
const maxBacklog = 3 * day;

/** How long a person has to read a notification before it causes a message, in milliseconds. */
const patience = 60 * 60 * 1000;

const batch = 20;
const maxListed = 10;

/** Adds the messages that are due. Returns whether there may be more. */
export async function addDigests(db: Db, now: Date): Promise<boolean> {
  const before = (milliseconds: number): string => siteTime(now.getTime() - milliseconds);
  return db.transaction(async (tx) => {
    const { digested_at } = notificationStates;
    // one in the future was made before the clock was put back
    const isFirst = or(isNull(digested_at), gt(digested_at, new Date(now.getTime() + day)));
    const waiting = tx
      .select({ user: notifications.user })
      .from(notifications)
      .where(
        and(
          eq(notifications.user, notificationStates.user),
          isNull(notifications.read_on),
          gte(notifications.creation, before(maxBacklog)),
          lte(notifications.creation, before(patience)),
          or(isFirst, gte(notifications.creation, sql`${digested_at} at time zone ${siteZone}`)),
        ),
      );
    const due = await tx
      .select({
        user: notificationStates.user,
        token: notificationStates.unsubscribe_token,
        last: digested_at,
        language: profiles.preferred_language,
      })
      .from(notificationStates)
      .innerJoin(profiles, eq(profiles.user, notificationStates.user))
      .where(
        and(
          eq(notificationStates.email_digest, 1),
          eq(profiles.email_verified, 1),
          or(isFirst, lte(digested_at, new Date(now.getTime() - day))),
          exists(waiting),
        ),
      )
      .orderBy(notificationStates.user)
      .limit(batch)
      .for('update', { of: notificationStates, skipLocked: true });
    for (const { user, language, token, last } of due) {
      const unsubscribe_token = token ?? randomBytes(32).toString('base64url');
      await tx
        .update(notificationStates)
        .set({ digested_at: now, unsubscribe_token })
        .where(eq(notificationStates.user, user));
      await tx.insert(outbox).values({
        id: randomUUID(),
        user,
        purpose: 'digest',
        language: languageOf(language),
        token: unsubscribe_token,
        since: new Date(Math.max(last === null || last > now ? 0 : last.getTime(), now.getTime() - maxBacklog)),
        created_at: now,
        due_at: now,
        expires_at: new Date(now.getTime() + day),
      });
    }
    return due.length === batch;
  });
}

/**
 * The digest as it is now; `null` when everything has been read, or when it was turned off since it was added.
 *
 * @param url where the links lead, without a path
 */
export async function digestOf(
  db: Db,
  { user, language, token, since, created_at }: typeof outbox.$inferSelect,
  url: string,
): Promise<Message | null> {
  const isOff = and(eq(notificationStates.user, user), eq(notificationStates.email_digest, 0));
  if ((await db.select({ user: notificationStates.user }).from(notificationStates).where(isOff)).length > 0)
    return null;
  const unread = await db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.user, user),
        isNull(notifications.read_on),
        gte(notifications.creation, siteTime(since ?? created_at.getTime() - day)),
      ),
    )
    .orderBy(desc(notifications.position))
    .limit(maxListed);
  if (unread.length === 0) return null;
  const items = unread.map(({ kind, subject }) => ({
    kind,
    subject: typeof subject === 'string' ? subject : localizeText(subject, language),
  }));
  return digestMessage(items, language, {
    page: `${url}${notificationsPath}`,
    unsubscribe: `${url}${unsubscribePath}?token=${encodeURIComponent(token ?? '')}`,
  });
}

/** The page that ends the digest without a log-in. */
export const unsubscribePath = '/api/unsubscribe';
