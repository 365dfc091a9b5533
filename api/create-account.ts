import { addCandidate } from './account/add-candidate.ts';
import { readSignUp } from './account/read-sign-up.ts';
import { hashPassword } from './db/password.ts';
import { withDatabase } from './db/with-database.ts';
import type { Env } from './settings.ts';
import { StartError } from './start-error.ts';

export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Creates an account with a verified address, in the database that the environment names. For the first account of a
 * deployment that sends no mail.
 *
 * @throws a StartError for a value that the sign-up would reject, and for an address that has an account
 */
export async function createAccount(migrationsFolder: string, env: Env, account: NewAccount): Promise<void> {
  await withDatabase(migrationsFolder, env, async ({ db }, now) => {
    const { email: usr, password, firstName: first_name, lastName: last_name } = account;
    const body = { usr, password, first_name, last_name };
    const posted = await readSignUp(body, db, 'en', now);
    const [wrong] = posted.fieldErrors.filter(({ fieldname = '' }) => fieldname in body);
    if (wrong !== undefined) throw new StartError(`${wrong.fieldname}: ${wrong.text.en}`);
    const added = { email: posted.account.user, password_hash: await hashPassword(posted.account.secret) };
    const candidate = { posted, account: added, language: 'en', cv: null, isVerified: true } as const;
    const isAdded = await db.transaction((tx) => addCandidate(tx, candidate, now));
    if (!isAdded) throw new StartError(`There is already an account with the address ${added.email}.`);
  });
}
