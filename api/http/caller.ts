import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Context } from 'hono';
import { sessions } from '../db/schema/session.ts';
import type { Deps } from '../deps.ts';

/** The candidate whose live token is in the Authorization header, or `null`. */
export async function callerOf(context: Context, { db, now }: Deps): Promise<string | null> {
  const token = tokenOf(context);
  if (token === null) return null;
  const isTheirs = eq(sessions.token_hash, hashOf(token));
  const [session] = await db
    .select({ user: sessions.user, lastUsed: sessions.last_used_at })
    .from(sessions)
    .where(and(isTheirs, gt(sessions.expires_at, now())));
  if (session === undefined) return null;
  const isNoted = now().getTime() - session.lastUsed.getTime() < noteEvery;
  if (!isNoted) await db.update(sessions).set({ last_used_at: now() }).where(isTheirs);
  return session.user;
}

/** How exactly a session's last use is known, in milliseconds: a write for every read would be a waste. */
const noteEvery = 60_000;

/** The hash under which the caller's own session is kept. */
export const ownHash = (context: Context): string => hashOf(tokenOf(context) ?? '');

/** The token of `Bearer <t>`, `token <t>` or `<t>`. */
export function tokenOf(context: Context): string | null {
  const parts = (context.req.header('authorization') ?? '').trim().split(/\s+/);
  const token = parts.length === 2 && /^(bearer|token)$/i.test(parts[0] ?? '') ? parts[1] : parts[0];
  return parts.length > 2 || !token ? null : token;
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The address a request came from; a proxy's word is taken only where configuration says that one stands in front. */
export function addressOf(context: Context, isProxyTrusted: boolean): string {
  const forwarded = isProxyTrusted ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const node = context.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined; // the Node server's own
  return forwarded || node?.incoming?.socket?.remoteAddress || 'in process';
}

export function isSecure(context: Context, isProxyTrusted: boolean): boolean {
  const forwarded = isProxyTrusted ? context.req.header('x-forwarded-proto') : undefined;
  return (forwarded ?? new URL(context.req.url).protocol).startsWith('https');
}
