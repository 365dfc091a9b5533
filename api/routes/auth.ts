import { randomBytes } from 'node:crypto';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { queries } from '../../src/services/contract/requests.ts';
import type { Db } from '../db/db.ts';
import { isPassword } from '../db/password.ts';
import { sessions, users } from '../db/schema/session.ts';
import type { Deps } from '../deps.ts';
import { addressOf, hashOf, isSecure, tokenOf } from '../http/caller.ts';
import { HttpError } from '../http/http-error.ts';
import { lockedOut } from '../http/http-errors.ts';
import type { Handler } from '../http/request-context.ts';

const cookieName = 'sid';

/** Signs in with `usr` and `password`. Returns the access token, and sets it as a cookie too. */
export const signIn: Handler<'signIn'> = async ({ deps, context, query }) => {
  const email = query('usr').trim().toLowerCase();
  const password = query('password');
  if (email === '' || password === '') throw signInFailed(incomplete);
  if (email.length > queries.signIn.usr.maxLength || password.length > queries.signIn.password.maxLength)
    throw signInFailed(wrong);
  const { account, address } = deps.throttles;
  const from = addressOf(context, deps.rules.isProxyTrusted);
  // counted before the password is checked, so that parallel attempts count too
  const seconds = Math.max(address.attempt(from), account.attempt(email));
  if (seconds > 0) throw lockedOut(seconds);
  const user = await findUser(deps.db, email).catch((error: unknown) => {
    account.undo(email);
    address.undo(from);
    throw error;
  });
  if (!(await isPassword(password, user?.password_hash))) throw signInFailed(wrong);
  account.clear(email);
  address.undo(from);
  const access_token = user && (await resumeSession(context, deps, user));
  if (!access_token) throw signInFailed(wrong);
  return { access_token };
};

type User = typeof users.$inferSelect;

async function findUser(db: Db, email: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user;
}

/** Ends the sessions of the cookie and of the Authorization header. */
export const logOut: Handler<'logOut'> = async ({ deps, context }) => {
  const tokens = [getCookie(context, cookieName), tokenOf(context)].filter((token) => typeof token === 'string');
  if (tokens.length > 0) await deps.db.delete(sessions).where(inArray(sessions.token_hash, tokens.map(hashOf)));
  deleteCookie(context, cookieName, { path: '/' });
  return 'Logged Out';
};

/**
 * Opens a session for an account, the password of which was checked. Returns `null` when the password has been changed
 * since: the change has ended all sessions, and must not be followed by one with the old password.
 */
export async function resumeSession(context: Context, deps: Deps, user: User): Promise<string | null> {
  return deps.db.transaction(async (tx) => {
    const isUnchanged = and(eq(users.email, user.email), eq(users.password_hash, user.password_hash));
    const [same] = await tx.select({ email: users.email }).from(users).where(isUnchanged).for('share');
    return same === undefined ? null : openSession(context, deps, tx, user.email);
  });
}

/** Opens a session and returns its token. The cookie holds it too, so that logging out can end the session. */
export async function openSession(context: Context, { rules, now }: Deps, db: Db, user: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const seconds = rules.sessionHours * 60 * 60;
  await db.delete(sessions).where(lt(sessions.expires_at, now()));
  await db.insert(sessions).values({
    token_hash: hashOf(token),
    user,
    user_agent: context.req.header('user-agent')?.slice(0, 300) ?? null,
    created_at: now(),
    last_used_at: now(),
    expires_at: new Date(now().getTime() + seconds * 1000),
  });
  setCookie(context, cookieName, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(context, rules.isProxyTrusted),
    maxAge: seconds,
  });
  return token;
}

const incomplete = { en: 'Incomplete login details', ar: 'بيانات تسجيل الدخول غير مكتملة' };
const wrong = { en: 'Invalid login credentials', ar: 'بيانات تسجيل الدخول غير صحيحة' };

const signInFailed = (text: typeof wrong): HttpError =>
  new HttpError(401, 'AuthenticationError', { text }, { isPlainText: true });
