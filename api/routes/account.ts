import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { changePasswordFields } from '../../src/services/contract/fields/account-fields.ts';
import { textIn } from '../../src/services/contract/fields/draft.ts';
import { siteTime } from '../../src/services/contract/site-time.ts';
import { checkPassword, inPasswordQueue } from '../account/check-password.ts';
import { deleteOtherDevices } from '../account/device.ts';
import { commonPasswordErrors } from '../common-password.ts';
import { hashPassword, isPassword } from '../db/password.ts';
import { sessions, users } from '../db/schema/session.ts';
import type { Deps } from '../deps.ts';
import { readJson } from '../http/body.ts';
import { ownHash } from '../http/caller.ts';
import { fieldError } from '../http/field-error-texts.ts';
import { readForm, throwIfInvalid } from '../http/form.ts';
import { invalid, noSuchDocument, requiredError } from '../http/http-errors.ts';
import { type Handler, personal } from '../http/request-context.ts';
import { endResets } from '../mail/outbox.ts';

/** Changes the password, given the current one, and ends the other sessions and the resets of the account. */
export const changePassword: Handler<'changePassword'> = personal(async (request, user) => {
  const { deps, context } = request;
  const { draft, fieldErrors } = readForm(changePasswordFields, await readJson(request), { today: null });
  const [current, next] = [textIn(draft, 'password'), textIn(draft, 'new_password')];
  const isSame = next !== '' && next === current;
  throwIfInvalid([
    ...fieldErrors,
    ...(isSame
      ? [fieldError('new_password', 'samePassword')]
      : commonPasswordErrors('new_password', next, fieldErrors)),
  ]);
  // a stolen token must not allow guessing the password; others who guess it must not keep the owner from changing it
  const counter = { throttle: deps.throttles.session, key: ownHash(context), isCleared: true };
  const { account, password_hash } = await inPasswordQueue(context, deps, async () => {
    const [account] = await deps.db.select().from(users).where(eq(users.email, user));
    const isRight = await checkPassword([counter], () => isPassword(current, account?.password_hash));
    if (!isRight) throw wrongPassword();
    return { account, password_hash: await hashPassword(next) };
  });
  const ended = await deps.db.transaction(async (tx) => {
    await endResets(tx, user);
    const isUnchanged = and(eq(users.email, user), eq(users.password_hash, account?.password_hash ?? ''));
    const changed = await tx.update(users).set({ password_hash }).where(isUnchanged).returning();
    if (changed.length === 0) throw wrongPassword();
    await deleteOtherDevices(context, tx, user);
    return tx
      .delete(sessions)
      .where(others(user, ownHash(context)))
      .returning();
  });
  return { ended: ended.length };
});

/** The open sessions of the account, last used first. */
export const getSessions: Handler<'getSessions'> = personal(async ({ deps, context }, user) =>
  sessionsOf(deps, user, ownHash(context)),
);

/** Ends one session of the account by its name, or with `others` all but the caller's own. */
export const endSession: Handler<'endSession'> = personal(async ({ deps, context, query }, user) => {
  const name = query('name');
  if (name === '') throw requiredError('name');
  const ending =
    name === 'others' ? others(user, ownHash(context)) : and(eq(sessions.user, user), eq(sessions.name, name));
  const ended = await deps.db.delete(sessions).where(ending).returning();
  if (ended.length === 0 && name !== 'others') throw noSuchDocument();
  return { ended: ended.length };
});

export async function sessionsOf({ db, now }: Deps, user: string, own: string) {
  const found = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.user, user), gt(sessions.expires_at, now())))
    .orderBy(desc(sessions.last_used_at), desc(sessions.created_at));
  return found.map((session) => ({
    name: session.name,
    user_agent: session.user_agent,
    creation: siteTime(session.created_at),
    last_used: siteTime(session.last_used_at),
    expires_on: siteTime(session.expires_at),
    is_current: session.token_hash === own ? (1 as const) : (0 as const),
  }));
}

const others = (user: string, own: string) => and(eq(sessions.user, user), ne(sessions.token_hash, own));

const wrongPassword = () => invalid([fieldError('password', 'wrongPassword')]);
