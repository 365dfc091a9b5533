import { randomUUID } from 'node:crypto';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { siteTime } from '../../src/services/contract/site-time.ts';
import type { NotificationKind } from '../../src/services/contract/statuses.ts';
import type { Db } from '../db/db.ts';
import { notificationStates, notifications } from '../db/schema/notification.ts';
import type { StoredText } from '../db/schema/rows.ts';

export interface NewNotification {
  readonly user: string;
  readonly kind: NotificationKind;
  /** The name of the record. */
  readonly reference: string;
  /** The title of the record. */
  readonly subject: StoredText;
}

/** Adds a notification in the transaction of the act that it is about, and deletes the oldest beyond the limit. */
export async function notify(tx: Db, notification: NewNotification, now: Date): Promise<void> {
  const { user } = notification;
  const position = await nextVersion(tx, user);
  await tx.insert(notifications).values({ ...notification, name: randomUUID(), position, creation: siteTime(now) });
  const oldest = tx
    .select({ position: notifications.position })
    .from(notifications)
    .where(eq(notifications.user, user))
    .orderBy(desc(notifications.position))
    .offset(maxStored - 1)
    .limit(1);
  await tx.delete(notifications).where(and(eq(notifications.user, user), lt(notifications.position, sql`(${oldest})`)));
}

/** Per person. */
const maxStored = 200;

/** Counts a change. Locks the row, so that changes of one person get their versions in the order of their commits. */
export async function nextVersion(tx: Db, user: string): Promise<number> {
  const [state] = await tx
    .insert(notificationStates)
    .values({ user, version: 1 })
    .onConflictDoUpdate({ target: notificationStates.user, set: { version: sql`${notificationStates.version} + 1` } })
    .returning({ version: notificationStates.version });
  return state?.version ?? 1;
}

/** Turns the email digest of a person on or off. */
export async function setEmailDigest(tx: Db, user: string, email_digest: 0 | 1): Promise<void> {
  await nextVersion(tx, user);
  await tx.update(notificationStates).set({ email_digest }).where(eq(notificationStates.user, user));
}
