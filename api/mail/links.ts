import { randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { type LinkPurpose, links } from '../db/schema/mail.ts';
import { hashOf } from '../http/caller.ts';

/** How long a link is valid, in seconds. */
export const linkSeconds: Readonly<Record<LinkPurpose, number>> = { verify: 24 * 60 * 60, reset: 60 * 60 };

interface Link {
  readonly token: string;
  readonly expires_at: Date;
}

/** Makes the account's link for a purpose; the previous one becomes invalid. */
export async function createLink(tx: Db, user: string, purpose: LinkPurpose, now: Date): Promise<Link> {
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(now.getTime() + linkSeconds[purpose] * 1000);
  const values = { token_hash: hashOf(token), expires_at };
  await tx
    .insert(links)
    .values({ user, purpose, ...values })
    .onConflictDoUpdate({ target: [links.user, links.purpose], set: values });
  return { token, expires_at };
}

/** The account of a valid link; `null` when the token is unknown, used or expired. */
export async function findLink(db: Db, purpose: LinkPurpose, token: string, now: Date): Promise<string | null> {
  const [found] = await db
    .select({ user: links.user })
    .from(links)
    .where(isValid(purpose, token, now));
  return found?.user ?? null;
}

/** Uses a link up. Of two simultaneous uses, one gets the account and the other `null`. */
export async function takeLink(tx: Db, purpose: LinkPurpose, token: string, now: Date): Promise<string | null> {
  const [used] = await tx
    .delete(links)
    .where(isValid(purpose, token, now))
    .returning({ user: links.user });
  return used?.user ?? null;
}

function isValid(purpose: LinkPurpose, token: string, now: Date) {
  // one that expires later was made before the clock was put back
  const latest = new Date(now.getTime() + 2 * linkSeconds[purpose] * 1000);
  const isOfTime = and(gt(links.expires_at, now), lte(links.expires_at, latest));
  return and(eq(links.purpose, purpose), eq(links.token_hash, hashOf(token)), isOfTime);
}
