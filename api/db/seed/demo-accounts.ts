/** The accounts with passwords that everyone can read in the source. */
import { randomBytes } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { hashPassword, isPassword } from '../password.ts';
import { links } from '../schema/mail.ts';
import { profileLinks } from '../schema/profile-link.ts';
import { devices, sessions, users } from '../schema/session.ts';
import { demoAccount, secondAccount } from './history/accounts.ts';
import { once } from './seed.ts';

type Account = typeof demoAccount;

/**
 * Gives the demo accounts random passwords, which nobody knows, and ends what gives access to them: once after a start
 * that added demo data, whatever their passwords are now, because anyone could change them, and later those with a
 * published one.
 */
export async function closeDemoAccounts(db: Db, now: Date): Promise<void> {
  await once(db, 'demo closed', now, (tx) => close(tx, demoAccounts));
  await close(db, await openAccounts(db, demoAccounts));
}

const demoAccounts = [demoAccount, secondAccount];

async function close(db: Db, accounts: readonly Account[]): Promise<void> {
  for (const { email } of accounts) {
    const password_hash = await hashPassword(randomBytes(32).toString('base64url'));
    await db.transaction(async (tx) => {
      await tx.update(users).set({ password_hash }).where(eq(users.email, email));
      for (const access of [sessions, devices, links, profileLinks])
        await tx.delete(access).where(eq(access.user, email));
    });
  }
}

/** Whether the first demo account exists and still has its published password. */
export async function isDemoAccountOpen(db: Db): Promise<boolean> {
  return (await openAccounts(db, [demoAccount])).length > 0;
}

export async function hasAccounts(db: Db): Promise<boolean> {
  const found = await db.select({ email: users.email }).from(users).limit(1);
  return found.length > 0;
}

async function openAccounts(db: Db, accounts: readonly Account[]): Promise<readonly Account[]> {
  const found = await db
    .select({ email: users.email, hash: users.password_hash })
    .from(users)
    .where(
      inArray(
        users.email,
        accounts.map(({ email }) => email),
      ),
    );
  const open: Account[] = [];
  for (const account of accounts) {
    const hash = found.find(({ email }) => email === account.email)?.hash;
    if (hash !== undefined && (await isPassword(account.password, hash))) open.push(account);
  }
  return open;
}
