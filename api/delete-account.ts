import { randomBytes, randomUUID } from 'node:crypto';
import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isOpenContract } from '../src/services/contract/rules/contract-rules.ts';
import type { ContractRow } from './contract/contract-row.ts';
import type { Db } from './db/db.ts';
import { hashPassword } from './db/password.ts';
import { contracts } from './db/schema/contract.ts';
import { invoices } from './db/schema/invoice.ts';
import { users } from './db/schema/session.ts';
import { subscribers, uploads } from './db/schema/sign-up.ts';
import { withDatabase } from './db/with-database.ts';
import { storedEmails } from './http/read-email.ts';
import type { Env } from './settings.ts';
import { StartError } from './start-error.ts';

/** What is kept of a deleted account, as the law requires. */
export interface KeptRecords {
  readonly contracts: number;
  readonly invoices: number;
}

/**
 * Deletes an account with its files and everything else that is stored about it, in the database that the environment
 * names. Its contracts and invoices are kept, with the delivered files.
 *
 * @throws a StartError for an address without an account, and for one with a contract that has not ended
 */
export async function deleteAccount(migrationsFolder: string, env: Env, address: string): Promise<KeptRecords> {
  return withDatabase(migrationsFolder, env, async ({ db, files }) => {
    const { removed, kept } = await db.transaction((tx) => deleteRows(tx, address));
    for (const name of removed) await files.remove(name);
    return kept;
  });
}

async function deleteRows(tx: Db, address: string): Promise<{ removed: string[]; kept: KeptRecords }> {
  const emails = storedEmails(address);
  const isNamed = inArray(users.email, emails);
  const accounts = await tx.select({ email: users.email }).from(users).where(isNamed).for('update');
  const email = emails.find((each) => accounts.some((account) => account.email === each));
  if (email === undefined) throw new StartError(`There is no account with the address ${emails[0]}.`);
  const signed = await tx.select().from(contracts).where(eq(contracts.user, email));
  const open = signed.find(isOpenContract);
  if (open !== undefined)
    throw new StartError(`The contract ${open.name} has to be declined, fulfilled or ended first.`);
  const billed = await tx.select({ name: invoices.name }).from(invoices).where(eq(invoices.user, email));
  if (signed.length + billed.length > 0) await keepRecords(tx, email, signed);
  const isTheirFile = or(eq(uploads.owner, email), eq(uploads.uploader, email));
  const removed = await tx.delete(uploads).where(isTheirFile).returning({ name: uploads.name });
  await tx.delete(subscribers).where(eq(subscribers.email, email));
  await tx.delete(users).where(eq(users.email, email)); // and with it the rows of all tables that refer to it
  return {
    removed: removed.map(({ name }) => name),
    kept: { contracts: signed.length, invoices: billed.length },
  };
}

const deliveredFiles = (signed: readonly ContractRow[]): string[] =>
  signed
    .flatMap(({ milestones }) => milestones)
    .flatMap(({ deliveries = [] }) => deliveries)
    .flatMap(({ files }) => files.map(({ name }) => name));

/** Moves the contracts, the invoices and the delivered files to an account without an address, which nobody can use. */
async function keepRecords(tx: Db, email: string, signed: readonly ContractRow[]): Promise<void> {
  const user = `deleted-${randomUUID()}`;
  const password_hash = await hashPassword(randomBytes(32).toString('base64url'));
  await tx.insert(users).values({ email: user, password_hash });
  for (const table of [contracts, invoices]) {
    const withoutAddress = (column: PgColumn): SQL =>
      sql`case when ${column} = ${email} then ${user} else ${column} end`;
    await tx
      .update(table)
      .set({ user, owner: withoutAddress(table.owner), modified_by: withoutAddress(table.modified_by) })
      .where(eq(table.user, email));
  }
  for (const { name, timeline } of signed) {
    const changed = timeline.map((event) => (event.by === email ? { ...event, by: user } : event));
    await tx.update(contracts).set({ timeline: changed }).where(eq(contracts.name, name));
  }
  await tx
    .update(uploads)
    .set({ owner: user, uploader: user })
    .where(inArray(uploads.name, deliveredFiles(signed)));
}
