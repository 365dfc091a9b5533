import { inArray } from 'drizzle-orm';
import type { Language } from '../../src/services/contract/language.ts';
import { siteTime } from '../../src/services/contract/site-time.ts';
import type { Db } from '../db/db.ts';
import { bios, profiles } from '../db/schema/profile.ts';
import type { CvReference } from '../db/schema/rows.ts';
import { users } from '../db/schema/session.ts';
import { hashOf } from '../http/caller.ts';
import { storedEmails } from '../http/read-email.ts';
import type { readSignUp } from './read-sign-up.ts';

interface Candidate {
  readonly posted: Pick<Awaited<ReturnType<typeof readSignUp>>, 'profile' | 'bio'>;
  readonly account: typeof users.$inferInsert;
  readonly language: Language;
  readonly cv: CvReference | null;
  /** Whether the address counts as verified. */
  readonly isVerified: boolean;
}

/** Adds an account with its profile and its bio. Returns `false`, and adds nothing, when the address has one already. */
export async function addCandidate(tx: Db, candidate: Candidate, now: Date): Promise<boolean> {
  const { posted, account, language, cv, isVerified } = candidate;
  if (await hasFormerAccount(tx, account.email)) return false;
  const [added] = await tx.insert(users).values(account).onConflictDoNothing().returning();
  if (added === undefined) return false;
  const user = account.email;
  const id = hashOf(user); // an address can be as long as a name, so that it does not fit behind a prefix
  const time = siteTime(now);
  const document = { owner: user, creation: time, modified: time, modified_by: user, user };
  await tx.insert(profiles).values({
    ...(posted.profile as typeof profiles.$inferInsert), // the columns are derived from the rows that were read
    ...document,
    name: `PROFILE-${id}`,
    preferred_language: language,
    availability_status: 'Available',
    status: 'Submitted',
    email_verified: isVerified ? 1 : 0,
    upload_cv: cv,
  });
  await tx.insert(bios).values({
    ...(posted.bio as typeof bios.$inferInsert), // as above
    ...document,
    name: `BIO-${id}`,
  });
  return true;
}

/** Whether an earlier version has stored an account of the address in another form. */
async function hasFormerAccount(tx: Db, email: string): Promise<boolean> {
  const former = storedEmails(email).filter((stored) => stored !== email);
  if (former.length === 0) return false;
  const found = await tx.select({ email: users.email }).from(users).where(inArray(users.email, former)).limit(1);
  return found.length > 0;
}
