/**
 * Sends the messages of the outbox. Several servers may do so at once. A message stays in the outbox until the mail
 * server has accepted it, so that a crash loses none and may send one twice.
 */
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { paymentRequests } from '../db/schema/invoice.ts';
import { outbox } from '../db/schema/mail.ts';
import { contentOf } from './content-of.ts';
import { addResets, deleteExpired } from './outbox.ts';
import { maxSendTime, type Send } from './smtp.ts';

export interface MailerDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly log: (line: string) => void;
  readonly publicUrl: string;
  /** `null` where messages are not sent but shown. */
  readonly send: Send | null;
  /** Whether no further message is sent. If the database was closed meanwhile, it would be sent a second time. */
  readonly isStopping?: () => boolean;
}

/**
 * Does everything that is due, and resolves when nothing more is. Rejects when the database fails. A reset that is asked
 * for meanwhile does not wait for the rest.
 */
export async function processMail(deps: MailerDeps): Promise<void> {
  const { db, now, send, isStopping = () => false } = deps;
  await deleteExpired(db, now(), send !== null);
  do {
    while (await addResets(db, now()));
  } while (send !== null && !isStopping() && (await sendNext(deps, send)));
}

/** Returns whether there was a message to send. */
async function sendNext({ db, now, log, publicUrl }: MailerDeps, send: Send): Promise<boolean> {
  const message = await claim(db, now());
  if (message === undefined) return false;
  const { id, user, recipient, attempts } = message;
  const isThis = eq(outbox.id, id);
  const done = { token: null, content: null, due_at: null };
  try {
    const content = await contentOf(db, message, publicUrl);
    if (content) await withDeadline(send({ id, to: recipient ?? user, ...content }));
    await db.update(outbox).set(done).where(isThis);
  } catch (error) {
    const due_at = new Date(now().getTime() + delayAfter(attempts));
    // a person can ask for another link, but asks a client once a week
    const hasNoMore = message.purpose === 'payment' ? due_at >= message.expires_at : attempts >= maxAttempts;
    const isLast = hasNoMore || isRefused(error);
    log(`mail ${id} ${isLast ? 'dropped' : 'delayed'} after attempt ${attempts}: ${codeOf(error)}`);
    await db.transaction(async (tx) => {
      await tx
        .update(outbox)
        .set(isLast ? done : { due_at })
        .where(isThis);
      // a question that was not sent was not asked
      if (isLast) await tx.delete(paymentRequests).where(eq(paymentRequests.id, id));
    });
  }
  return true;
}

/**
 * Takes the next message that is due. It becomes due again after the longest time that an attempt can take, in case this
 * server ends meanwhile.
 */
async function claim(db: Db, now: Date): Promise<typeof outbox.$inferSelect | undefined> {
  const isDue = and(lte(outbox.due_at, now), gt(outbox.expires_at, now));
  const next = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(isDue)
    // digests last: there can be so many that a link would expire meanwhile
    .orderBy(sql`${outbox.purpose} = 'digest'`, outbox.due_at)
    .limit(1)
    .for('update', { skipLocked: true });
  const due_at = new Date(now.getTime() + 2 * maxSendTime);
  const [message] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, due_at })
    .where(eq(outbox.id, sql`(${next})`))
    .returning();
  return message;
}

const maxAttempts = 10;

/** Milliseconds before the next attempt: 30 s, 1 min, 2 min, up to an hour. */
export const delayAfter = (attempts: number): number => Math.min(30_000 * 2 ** (attempts - 1), 3_600_000);

function withDeadline(sending: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('Too slow'), { code: 'ETIMEDOUT' })), maxSendTime);
  });
  return Promise.race([sending, late]).finally(() => clearTimeout(timer));
}

/**
 * Whether the mail server refused the recipient for good. Any other refusal may end when the configuration is
 * corrected.
 */
const isRefused = (error: unknown): boolean =>
  property(error, 'command') === 'RCPT TO' && Number(property(error, 'responseCode')) >= 500;

/** The codes of an error; its text may contain the recipient's address. */
const codeOf = (error: unknown): string =>
  [property(error, 'code'), property(error, 'responseCode')].filter(Boolean).join(' ') || 'unknown reason';

const property = (error: unknown, name: 'code' | 'command' | 'responseCode'): unknown =>
  typeof error === 'object' && error !== null && name in error ? error[name as keyof typeof error] : undefined;
