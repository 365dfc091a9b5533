import { randomBytes } from 'node:crypto';
import { and, desc, eq, inArray, lt, ne, notInArray } from 'drizzle-orm';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { queries } from '../../src/services/contract/requests.ts';
import { accountKey, type Counter, checkPassword, inPasswordQueue } from '../account/check-password.ts';
import { knownDevice, storeDevice } from '../account/device.ts';
import type { Db } from '../db/db.ts';
import { isPassword } from '../db/password.ts';
import { sessions, users } from '../db/schema/session.ts';
import type { Deps } from '../deps.ts';
import { addressOf, hashOf, hostOf, isSecure, sessionCookie, tokenOf } from '../http/caller.ts';
import { HttpError } from '../http/http-error.ts';
import { storeLanguage } from '../http/preferred-language.ts';
import { readEmail, storedEmails } from '../http/read-email.ts';
import type { Handler } from '../http/request-context.ts';

/**
 * Signs in with `usr` and `password`. Returns the access token, and sets it as a cookie too. A page of another site could
 * replace the cookies by those of its own account with a form.
 */
export const signIn: Handler<'signIn'> = async ({ deps, context, query }) => {
  if (!isOwnOrigin(context, deps)) throw foreignOrigin(signsIn);
  const email = readEmail(query('usr'));
  const password = query('password');
  if (email === '' || password === '') throw signInFailed(incomplete);
  if (email.length > queries.signIn.usr.maxLength || password.length > queries.signIn.password.maxLength)
    throw signInFailed(wrong);
  return inPasswordQueue(context, deps, async () => {
    const counters = await countersOf(context, deps, email);
    const user = await findUser(deps.db, query('usr'));
    const isRight = await checkPassword(counters, () => isPassword(password, user?.password_hash));
    const access_token = isRight && user ? await resumeSession(context, deps, user) : null;
    if (access_token === null) throw signInFailed(wrong);
    return { access_token };
  });
};

/**
 * The counters of a sign-in. A device on which the account has signed in before has one of its own. Other names than
 * those of accounts are counted in the same way, so that nobody can find out which accounts exist.
 */
async function countersOf(context: Context, deps: Deps, email: string): Promise<Counter[]> {
  const { throttles, rules } = deps;
  const device = await knownDevice(context, deps, email);
  if (device !== null) return [{ throttle: throttles.device, key: `${device} ${email}`, isCleared: true }];
  const address = addressOf(context, rules.proxyTrust);
  return [
    { throttle: throttles.address, key: address },
    { throttle: throttles.account, key: accountKey(context, deps, email), isCleared: true },
    { throttle: throttles.everywhere, key: bucketOf(email) },
  ];
}

/** One of 65,536, so that made-up names add no more rows than that. */
const bucketOf = (email: string): string => hashOf(email).slice(0, 4);

type User = typeof users.$inferSelect;

async function findUser(db: Db, typed: string): Promise<User | undefined> {
  const emails = storedEmails(typed);
  const found = await db.select().from(users).where(inArray(users.email, emails));
  return found.sort((one, other) => emails.indexOf(one.email) - emails.indexOf(other.email))[0];
}

/** Ends the sessions of the cookie and of the Authorization header. */
export const logOut: Handler<'logOut'> = async ({ deps, context }) => {
  if (!isOwnOrigin(context, deps)) throw foreignOrigin(endsSession);
  const tokens = [getCookie(context, sessionCookie), tokenOf(context)].filter((token) => typeof token === 'string');
  if (tokens.length > 0) await deps.db.delete(sessions).where(inArray(sessions.token_hash, tokens.map(hashOf)));
  deleteCookie(context, sessionCookie, { path: '/' });
  return 'Logged Out';
};

/**
 * Whether the page that sent a request may change the session of its cookie. Other clients than browsers send no
 * origin. A page cannot set Sec-Fetch-Site, which is right behind a proxy that replaces the host too.
 */
function isOwnOrigin(context: Context, { rules }: Deps): boolean {
  const origin = context.req.header('origin');
  if (origin === undefined || rules.origins.includes(origin)) return true;
  if (context.req.header('sec-fetch-site') === 'same-origin') return true;
  return URL.canParse(origin) && new URL(origin).host === hostOf(context, rules.proxyTrust);
}

const signsIn = { en: 'Another site may not sign you in.', ar: 'لا يُسمح لموقع آخر بتسجيل دخولك.' };
const endsSession = { en: 'Another site may not end this session.', ar: 'لا يُسمح لموقع آخر بإنهاء هذه الجلسة.' };

const foreignOrigin = (text: typeof signsIn): HttpError => new HttpError(403, 'PermissionError', { text });

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
export async function openSession(context: Context, deps: Deps, db: Db, user: string): Promise<string> {
  const { rules, now } = deps;
  const token = randomBytes(32).toString('base64url');
  const seconds = rules.sessionHours * 60 * 60;
  await deleteEnded(db, now());
  await db.insert(sessions).values({
    token_hash: hashOf(token),
    user,
    user_agent: context.req.header('user-agent')?.slice(0, 300) ?? null,
    created_at: now(),
    last_used_at: now(),
    expires_at: new Date(now().getTime() + seconds * 1000),
  });
  setCookie(context, sessionCookie, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(context, rules.proxyTrust),
    maxAge: seconds,
  });
  await endOldest(db, user, hashOf(token));
  await storeDevice(context, deps, db, user);
  await storeLanguage(context, db, user);
  return token;
}

/** Deletes sessions that have expired, except those that another sign-in is deleting, for which it would wait. */
async function deleteEnded(db: Db, now: Date): Promise<void> {
  const ended = db
    .select({ token_hash: sessions.token_hash })
    .from(sessions)
    .where(lt(sessions.expires_at, now))
    .limit(maxDeleted)
    .for('update', { skipLocked: true });
  await db.delete(sessions).where(inArray(sessions.token_hash, ended));
}

/** More than are added by one sign-in, so that their number stays bounded. */
const maxDeleted = 100;

/** The oldest sessions of an account end when it has too many. */
async function endOldest(db: Db, user: string, opened: string): Promise<void> {
  const others = and(eq(sessions.user, user), ne(sessions.token_hash, opened));
  const latest = db
    .select({ token_hash: sessions.token_hash })
    .from(sessions)
    .where(others)
    .orderBy(desc(sessions.created_at))
    .limit(maxSessions - 1);
  await db.delete(sessions).where(and(others, notInArray(sessions.token_hash, latest)));
}

const maxSessions = 20;

const incomplete = { en: 'Incomplete login details', ar: 'بيانات تسجيل الدخول غير مكتملة' };
const wrong = { en: 'Invalid login credentials', ar: 'بيانات تسجيل الدخول غير صحيحة' };

const signInFailed = (text: typeof wrong): HttpError =>
  new HttpError(401, 'AuthenticationError', { text }, { isPlainText: true });
