/** The devices on which an account has signed in before. Wrong passwords from elsewhere do not lock them out. */
import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, ne, notInArray } from 'drizzle-orm';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Db } from '../db/db.ts';
import { devices, sessions } from '../db/schema/session.ts';
import type { Deps } from '../deps.ts';
import { hashOf, isSecure, sessionCookie, tokenOf } from '../http/caller.ts';

const cookieName = 'device';
const retention = 180 * 24 * 60 * 60;
const maxDevices = 10;

/** What identifies a device on which the account has signed in, or one of its open sessions; `null` for a stranger. */
export async function knownDevice(context: Context, { db, now }: Deps, user: string): Promise<string | null> {
  const own = deviceOf(context);
  if (own !== null) {
    const since = new Date(now().getTime() - retention * 1000);
    const isKnown = and(eq(devices.token_hash, own), eq(devices.user, user), gt(devices.last_used_at, since));
    const [device] = await db.select().from(devices).where(isKnown);
    if (device !== undefined) return device.token_hash;
  }
  const tokens = [getCookie(context, sessionCookie), tokenOf(context)].filter((token) => typeof token === 'string');
  if (tokens.length === 0) return null;
  const isOpen = and(
    inArray(sessions.token_hash, tokens.map(hashOf)),
    eq(sessions.user, user),
    gt(sessions.expires_at, now()),
  );
  const [session] = await db.select().from(sessions).where(isOpen);
  return session?.token_hash ?? null;
}

/** Stores the device of a successful sign-in. A device keeps its token for the next account that signs in on it. */
export async function storeDevice(context: Context, { rules, now }: Deps, db: Db, user: string): Promise<void> {
  const own = deviceOf(context);
  const [known] = own === null ? [] : await db.select().from(devices).where(eq(devices.token_hash, own)).limit(1);
  const token = (known && getCookie(context, cookieName)) || randomBytes(32).toString('base64url');
  const row = { token_hash: hashOf(token), user, last_used_at: now() };
  await db
    .insert(devices)
    .values(row)
    .onConflictDoUpdate({ target: [devices.token_hash, devices.user], set: { last_used_at: now() } });
  const others = and(eq(devices.user, user), ne(devices.token_hash, row.token_hash));
  const latest = db
    .select({ token_hash: devices.token_hash })
    .from(devices)
    .where(others)
    .orderBy(desc(devices.last_used_at))
    .limit(maxDevices - 1);
  await db.delete(devices).where(and(others, notInArray(devices.token_hash, latest)));
  setCookie(context, cookieName, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(context, rules.proxyTrust),
    maxAge: retention,
  });
}

/**
 * Deletes the devices of an account except the caller's own, so that nobody else who had the old password counts as
 * known.
 */
export async function deleteOtherDevices(context: Context, db: Db, user: string): Promise<void> {
  await db.delete(devices).where(and(eq(devices.user, user), ne(devices.token_hash, deviceOf(context) ?? '')));
}

function deviceOf(context: Context): string | null {
  const token = getCookie(context, cookieName);
  return token ? hashOf(token) : null;
}
