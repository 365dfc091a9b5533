import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Context } from 'hono';
import { writeIfPossible } from '../db/read-only.ts';
import { sessions } from '../db/schema/session.ts';
import type { Deps } from '../deps.ts';
import { clientAddress, countedAddress, type ProxyTrust } from './client-address.ts';
import { notSignedIn } from './http-errors.ts';
import { storeLanguage } from './preferred-language.ts';

/** The peer of a request that came through no connection. */
export const inProcess = 'in process';

/** The cookie that holds the token of the session, so that logging out can end it. */
export const sessionCookie = 'sid';

/** The candidate with the token in the Authorization header; `null` when it is missing or invalid. */
export async function callerOf(context: Context, { db, now }: Pick<Deps, 'db' | 'now'>): Promise<string | null> {
  const token = tokenOf(context);
  if (token === null) return null;
  const hasToken = eq(sessions.token_hash, hashOf(token));
  const [session] = await db
    .select({ user: sessions.user, lastUsed: sessions.last_used_at })
    .from(sessions)
    .where(and(hasToken, gt(sessions.expires_at, now())));
  if (session === undefined) return null;
  const isRecent = now().getTime() - session.lastUsed.getTime() < lastUsePrecision;
  if (!isRecent)
    await writeIfPossible(async () => {
      await db.update(sessions).set({ last_used_at: now() }).where(hasToken);
      await storeLanguage(context, db, session.user);
    });
  return session.user;
}

/**
 * Throws an `HttpError` (401) when the session of a candidate has ended since the request began: a body can take a minute,
 * in which somebody whose token was stolen may have changed the password.
 */
export async function requireCaller(
  context: Context,
  deps: Pick<Deps, 'db' | 'now'>,
  user: string | null,
): Promise<void> {
  if (user !== null && (await callerOf(context, deps)) !== user) throw notSignedIn();
}

/** Milliseconds between two updates of a session's last use, so that not every request writes. */
const lastUsePrecision = 60_000;

/** The hash of the caller's own token, which is the key of the session. */
export const ownHash = (context: Context): string => hashOf(tokenOf(context) ?? '');

/** The token of `Bearer <t>`, `token <t>` or `<t>`. */
export function tokenOf(context: Context): string | null {
  const parts = (context.req.header('authorization') ?? '').trim().split(/\s+/);
  const token = parts.length === 2 && /^(bearer|token)$/i.test(parts[0] ?? '') ? parts[1] : parts[0];
  return parts.length > 2 || !token ? null : token;
}

/** The SHA-256 of a text in hexadecimal digits, such as that under which the database has a token. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The address of the client, as attempts are counted: the /64 of an IPv6 address. */
export function addressOf(context: Context, trust: ProxyTrust): string {
  return countedAddress(clientAddress(peerOf(context), context.req.header('x-forwarded-for'), trust));
}

/** Whether the client uses TLS. The header of a proxy counts where the proxy is trusted. */
export function isSecure(context: Context, trust: ProxyTrust): boolean {
  const forwarded = trust(peerOf(context), 0) ? context.req.header('x-forwarded-proto') : undefined;
  return (forwarded ?? new URL(context.req.url).protocol).startsWith('https');
}

/** The host and port that the client requested. The header of a proxy counts where the proxy is trusted. */
export function hostOf(context: Context, trust: ProxyTrust): string {
  const forwarded = trust(peerOf(context), 0) ? context.req.header('x-forwarded-host') : undefined;
  return forwarded?.split(',')[0]?.trim().toLowerCase() || new URL(context.req.url).host;
}

/** The address of the direct peer of the connection. */
export function peerOf(context: Context): string {
  const node = context.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined; // set by the Node server
  return node?.incoming?.socket?.remoteAddress ?? inProcess;
}
