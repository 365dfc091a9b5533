import { eq } from 'drizzle-orm';
import { linkFields } from '../../src/services/contract/fields/account-fields.ts';
import { textIn } from '../../src/services/contract/fields/draft.ts';
import type { Db } from '../db/db.ts';
import { profiles } from '../db/schema/profile.ts';
import { readJson } from '../http/body.ts';
import { readValid } from '../http/form.ts';
import { linkExpired, mailIsOff, tooMany } from '../http/http-errors.ts';
import { type Handler, personal } from '../http/request-context.ts';
import { limitVisitor } from '../http/visitor.ts';
import { takeLink } from '../mail/links.ts';
import { addMessage, secondsToWait } from '../mail/outbox.ts';

/** Whether the candidate has verified the address. */
export async function isEmailVerified(db: Db, user: string): Promise<boolean> {
  const [profile] = await db
    .select({ email_verified: profiles.email_verified })
    .from(profiles)
    .where(eq(profiles.user, user));
  return profile?.email_verified === 1;
}

export async function setEmailVerified(tx: Db, user: string): Promise<void> {
  await tx.update(profiles).set({ email_verified: 1 }).where(eq(profiles.user, user));
}

/** Uses up the link of a message, which verifies the address. */
export const verifyEmail: Handler<'verifyEmail'> = async (request) => {
  const { deps, context } = request;
  await limitVisitor(context, deps);
  const token = textIn(readValid(linkFields, await readJson(request)), 'token');
  const email = await deps.db.transaction(async (tx) => {
    const user = await takeLink(tx, 'verify', token, deps.now());
    if (user !== null) await setEmailVerified(tx, user);
    return user;
  });
  if (email === null) throw linkExpired();
  return { email };
};

/** Sends the candidate a new link, unless the address is verified. */
export const sendVerification: Handler<'sendVerification'> = personal(async ({ deps, context, language }, user) => {
  if (deps.mail.mode === 'off') throw mailIsOff();
  await limitVisitor(context, deps);
  const now = deps.now();
  const isSent = await deps.db.transaction(async (tx) => {
    const seconds = await secondsToWait(tx, user, 'verify', now);
    if (await isEmailVerified(tx, user)) return false;
    if (seconds > 0) throw tooMany(seconds);
    await addMessage(tx, { user, purpose: 'verify', language }, now);
    return true;
  });
  if (isSent) deps.mail.wake();
  return { email_verified: isSent ? 0 : 1 };
});
