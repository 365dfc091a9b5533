import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { resetPasswordFields, subscribeFields } from '../../src/services/contract/fields/account-fields.ts';
import { textIn } from '../../src/services/contract/fields/draft.ts';
import { accountKey, inPasswordQueue } from '../account/check-password.ts';
import { commonPasswordErrors } from '../common-password.ts';
import type { Db } from '../db/db.ts';
import { hashPassword } from '../db/password.ts';
import { links, outbox } from '../db/schema/mail.ts';
import { profileLinks } from '../db/schema/profile-link.ts';
import { devices, sessions, users } from '../db/schema/session.ts';
import { readJson } from '../http/body.ts';
import { readValid, throwIfInvalid } from '../http/form.ts';
import { linkExpired, mailIsOff } from '../http/http-errors.ts';
import { readEmail, storedEmails } from '../http/read-email.ts';
import type { Handler } from '../http/request-context.ts';
import { limitProbes, limitVisitor } from '../http/visitor.ts';
import { findLink, takeLink } from '../mail/links.ts';
import { requestReset } from '../mail/outbox.ts';
import { inboxUrl } from './dev-mail.ts';
import { isEmailVerified, setEmailVerified } from './email-verification.ts';

/**
 * Stores the request. Reply and work are the same for every address: the account is looked up later, so that neither the
 * reply nor its time reveals whether there is one.
 */
export const requestPasswordReset: Handler<'requestPasswordReset'> = async (request) => {
  const { deps, context, language } = request;
  if (deps.mail.mode === 'off') throw mailIsOff();
  await limitVisitor(context, deps);
  const body = await readJson(request);
  await limitProbes(context, deps, readEmail(textIn(readValid(subscribeFields, body), 'usr')));
  for (const email of storedEmails(String(body.usr))) await requestReset(deps.db, { email, language }, deps.now());
  deps.mail.wake();
  return { inbox_url: inboxUrl(deps) };
};

/**
 * Sets a new password with the link of a message, and ends every session. It verifies the address too, so that its
 * owner takes over an account that someone else made with it.
 */
export const resetPassword: Handler<'resetPassword'> = async (request) => {
  const { deps, context } = request;
  await limitVisitor(context, deps);
  const draft = readValid(resetPasswordFields, await readJson(request));
  const password = textIn(draft, 'password');
  throwIfInvalid(commonPasswordErrors('password', password, []));
  const token = textIn(draft, 'token');
  // before the hash is computed, which is expensive
  const email = await findLink(deps.db, 'reset', token, deps.now());
  if (email === null) throw linkExpired();
  const password_hash = await inPasswordQueue(context, deps, () => hashPassword(password));
  await deps.db.transaction(async (tx) => {
    // the account before its link, as where a link is made, so that the two cannot wait for each other
    await tx.select({ email: users.email }).from(users).where(eq(users.email, email)).for('update');
    if ((await takeLink(tx, 'reset', token, deps.now())) === null) throw linkExpired();
    await replacePassword(tx, email, password_hash);
  });
  await deps.throttles.account.clear(accountKey(context, deps, readEmail(email)));
  return { email };
};

async function replacePassword(tx: Db, user: string, password_hash: string): Promise<void> {
  // a link that exists before the address is verified can be that of a stranger who signed up with it
  if (!(await isEmailVerified(tx, user))) await tx.delete(profileLinks).where(eq(profileLinks.user, user));
  await tx.update(users).set({ password_hash }).where(eq(users.email, user));
  await tx.delete(sessions).where(eq(sessions.user, user));
  await tx.delete(devices).where(eq(devices.user, user));
  await tx.delete(links).where(eq(links.user, user));
  await tx
    .update(outbox)
    .set({ token: null, due_at: null })
    .where(and(eq(outbox.user, user), inArray(outbox.purpose, ['verify', 'reset']), isNotNull(outbox.token)));
  await setEmailVerified(tx, user);
}
