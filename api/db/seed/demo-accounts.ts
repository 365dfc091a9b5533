/** The accounts with passwords that everyone can read in the source. */
import { randomBytes } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { hashPassword, isPassword } from '../password.ts';
import { sessions, users } from '../schema/session.ts';
import { demoAccount, secondAccount } from './history/accounts.ts';

type Account = typeof demoAccount;

/** Replaces the published passwords with random ones, which nobody knows, and ends the sessions of these accounts. */
export async function closeDemoAccounts(db: Db): Promise<void> {
  for (const account of await openAccounts(db, [demoAccount, secondAccount])) {
    const password_hash = await hashPassword(randomBytes(32).toString('base64url'));
    await db.transaction(async (tx) => {
      await tx.update(users).set({ password_hash }).where(eq(users.email, account.email));
      await tx.delete(sessions).where(eq(sessions.user, account.email));
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
