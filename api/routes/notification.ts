import { and, count, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { rowsIn, textIn } from '../../src/services/contract/fields/draft.ts';
import { maxNotifications, notificationForms } from '../../src/services/contract/fields/notification-forms.ts';
import { siteTime } from '../../src/services/contract/site-time.ts';
import { localize } from '../bilingual.ts';
import type { Db } from '../db/db.ts';
import { notificationStates, notifications } from '../db/schema/notification.ts';
import { readJson } from '../http/body.ts';
import { hashOf } from '../http/caller.ts';
import { readValid } from '../http/form.ts';
import { hasTag } from '../http/public-reads.ts';
import { type Handler, personal } from '../http/request-context.ts';
import { nextVersion, setEmailDigest } from '../notification/notify.ts';
import { runOnce } from '../record/run-once.ts';

/** The newest notifications; 304 when the client has them, after one query by a primary key. */
export const getNotifications: Handler<'getNotifications'> = personal(async ({ deps, context, language }, user) => {
  const { version, email_digest } = await stateOf(deps.db, user);
  // versions of different persons can be equal
  const etag = `"${version}-${language}-${hashOf(user).slice(0, 12)}"`;
  if (hasTag(context.req.header('if-none-match'), etag))
    return context.body(null, 304, { ETag: etag, 'Cache-Control': 'no-store' });
  const found = await deps.db
    .select(columns)
    .from(notifications)
    .where(eq(notifications.user, user))
    .orderBy(desc(notifications.position))
    .limit(maxNotifications);
  context.header('ETag', etag);
  return { items: localize(found, language), unread: await countUnread(deps.db, user), email_digest };
});

/** Marks notifications as read: those that are named, or one and all older ones. */
export const readNotifications: Handler<'readNotifications'> = personal(async (request, user) => {
  const draft = readValid(notificationForms.readNotifications, await readJson(request));
  const names = rowsIn(draft, 'names').map(({ name = '' }) => name);
  return request.deps.db.transaction(async (tx) => {
    const last = tx
      .select({ position: notifications.position })
      .from(notifications)
      .where(and(eq(notifications.user, user), eq(notifications.name, textIn(draft, 'up_to'))));
    const isMeant = or(inArray(notifications.name, names), lte(notifications.position, sql`(${last})`));
    const read = await tx
      .update(notifications)
      .set({ read_on: siteTime(request.deps.now()) })
      .where(and(eq(notifications.user, user), isNull(notifications.read_on), isMeant))
      .returning({ name: notifications.name });
    if (read.length > 0) await nextVersion(tx, user);
    return { unread: await countUnread(tx, user) };
  });
});

/** Turns the email digest on or off. */
export const saveEmailDigest: Handler<'saveEmailDigest'> = personal(async (request, user) => {
  const body = await readJson(request);
  const draft = readValid(notificationForms.saveEmailDigest, body);
  return runOnce(request.deps, { user, call: 'saveEmailDigest', body }, async (tx) => {
    const email_digest = textIn(draft, 'is_on') === '1' ? 1 : 0;
    await setEmailDigest(tx, user, email_digest);
    return { email_digest };
  });
});

const columns = {
  name: notifications.name,
  kind: notifications.kind,
  reference: notifications.reference,
  subject: notifications.subject,
  creation: notifications.creation,
  read_on: notifications.read_on,
};

/** All notifications of a person, newest first. */
export const notificationsOf = (db: Db, user: string) =>
  db.select(columns).from(notifications).where(eq(notifications.user, user)).orderBy(desc(notifications.position));

/** Whether a person gets the email digest, and when the last one was made. */
export async function digestStateOf(db: Db, user: string) {
  const [state] = await db.select().from(notificationStates).where(eq(notificationStates.user, user));
  return { is_on: state?.email_digest ?? 1, sent_on: state?.digested_at ? siteTime(state.digested_at) : null } as const;
}

async function stateOf(db: Db, user: string): Promise<{ version: number; email_digest: 0 | 1 }> {
  const [state] = await db
    .select({ version: notificationStates.version, email_digest: notificationStates.email_digest })
    .from(notificationStates)
    .where(eq(notificationStates.user, user));
  return state ?? { version: 0, email_digest: 1 };
}

async function countUnread(db: Db, user: string): Promise<number> {
  const [unread] = await db
    .select({ count: count() })
    .from(notifications)
    .where(and(eq(notifications.user, user), isNull(notifications.read_on)));
  return unread?.count ?? 0;
}
