/** Tests the deletion of an account on the command line, in the embedded database of a folder. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount } from '../../api/create-account.ts';
import { openEmbedded } from '../../api/db/open-database.ts';
import { contracts } from '../../api/db/schema/contract.ts';
import { invoices } from '../../api/db/schema/invoice.ts';
import { uploads } from '../../api/db/schema/sign-up.ts';
import { deleteAccount } from '../../api/delete-account.ts';
import { StartError } from '../../api/start-error.ts';
import { readTables } from '../fixtures/database-dump.ts';
import { contractBodies } from './contract-bodies.ts';
import { fileBody } from './file-body.ts';
import { jpegOf } from './photo-bytes.ts';
import { readRecord } from './reading.ts';
import { longQueueWaits } from './support/long-waits.ts';
import { createTestApi, demoAccount, secondAccount, type TestApi } from './test-api.ts';
import { createEmptyIn } from './test-database.ts';

const root = mkdtempSync(join(tmpdir(), 'sg-account-'));
afterAll(() => rmSync(root, { recursive: true }));

const migrations = 'api/db/migrations';
const folderOf = (name: string) => join(root, name);
const open = async (folder: string) => createTestApi({}, await openEmbedded(folder, longQueueWaits));
beforeAll(async () => {
  for (const name of ['without-contracts', 'with-contracts']) await createEmptyIn(folderOf(name));
});
const filesIn = (folder: string) => readdirSync(join(folder, 'files'));
const omar = { email: 'omar@example.com', password: 'Early-Meadow-38' };
const layla = { email: 'layla@example.com', password: 'Quiet-Harbour-71' };

/** The rows of every table that do not contain the name of an account. */
async function rowsWithout({ db }: TestApi, user: string) {
  const tables = Object.entries(await readTables(db));
  return tables.map(([name, rows]) => [name, rows.filter((row) => !JSON.stringify(row).includes(user))]);
}

async function upload(api: TestApi, call: 'uploadPhoto' | 'uploadDeliverable', token: string, content: BlobPart) {
  const body = fileBody(content, 'file');
  return readRecord(await api.call(call, { token, body }));
}

it('deletes an account with its files and everything else that contains its address, and nothing of others', async () => {
  const env = { NODE_ENV: 'production', DATA_DIR: folderOf('without-contracts') };
  await createAccount(migrations, env, { ...layla, firstName: 'Layla', lastName: 'Haddad' });
  await createAccount(migrations, env, { ...omar, firstName: 'Omar', lastName: 'Haddad' });
  const before = await open(env.DATA_DIR);
  const theirToken = await before.signIn(omar);
  const theirs = await upload(before, 'uploadPhoto', theirToken, jpegOf());
  await before.call('saveBio', { token: theirToken, body: JSON.stringify({ photo_url: theirs.file_url }) });
  await before.call('subscribe', { query: { usr: omar.email } });
  const token = await before.signIn(layla);
  const { file_url } = await upload(before, 'uploadPhoto', token, jpegOf());
  await before.call('saveBio', { token, body: JSON.stringify({ photo_url: file_url }) });
  await upload(before, 'uploadDeliverable', token, '%PDF-1.7 not sent');
  await before.call('subscribe', { query: { usr: layla.email } });
  expect((await before.request(String(file_url))).status).toBe(200);
  expect(filesIn(env.DATA_DIR)).toHaveLength(3);
  const kept = await rowsWithout(before, layla.email);
  await before.close();

  expect(await deleteAccount(migrations, env, ' Layla@Example.com')).toEqual({ contracts: 0, invoices: 0 });
  expect(filesIn(env.DATA_DIR)).toHaveLength(1);
  const after = await open(env.DATA_DIR);
  expect((await after.request(String(file_url))).status).toBe(404);
  expect((await after.request(String(theirs.file_url))).status).toBe(200);
  expect(JSON.stringify(await readTables(after.db))).not.toContain(layla.email);
  expect(await rowsWithout(after, layla.email)).toEqual(kept);
  await after.close();
  await createAccount(migrations, env, { ...layla, firstName: 'Layla', lastName: 'Haddad' });
});

it('keeps the contracts and the invoices with the delivered files, once no contract is open', async () => {
  const env = { DATA_DIR: folderOf('with-contracts') };
  const rejected = await deleteAccount(migrations, env, demoAccount.email).catch((error: unknown) => error);
  expect(rejected).toBeInstanceOf(StartError);
  expect(rejected).toHaveProperty('message', expect.stringMatching(/^The contract CON-\d{4}-\d{5} has to be /));

  const before = await open(env.DATA_DIR);
  const token = await before.signIn();
  const { toDeliver } = await contractBodies(before, token);
  const delivered = String((await upload(before, 'uploadDeliverable', token, '%PDF-1.7 delivered')).name);
  await before.call('deliverMilestone', {
    token,
    body: JSON.stringify({ ...toDeliver, files: [{ file: delivered }] }),
  });
  await before.db
    .update(contracts)
    .set({ status: 'Completed' })
    .where(inArray(contracts.status, ['Unsigned', 'Active', 'On Hold']));
  // as an earlier version recorded who declined
  const declined = { status: 'Cancelled' as const, changed_on: '2026-03-05 12:00:00.000000', by: demoAccount.email };
  await before.db
    .update(contracts)
    .set({ timeline: [declined] })
    .where(eq(contracts.name, toDeliver.name));
  const signed = await before.db.select().from(contracts).where(eq(contracts.user, demoAccount.email));
  const billed = await before.db.select().from(invoices).where(eq(invoices.user, demoAccount.email));
  const theirToken = await before.signIn(secondAccount);
  const theirs = String((await upload(before, 'uploadDeliverable', theirToken, '%PDF-1.7 theirs')).name);
  const others = await rowsWithout(before, demoAccount.email);
  await before.close();

  const kept = await deleteAccount(migrations, env, demoAccount.email);
  expect(kept).toEqual({ contracts: signed.length, invoices: billed.length });
  expect(filesIn(env.DATA_DIR).sort()).toEqual([delivered, theirs].sort());
  const after = await open(env.DATA_DIR);
  const [file] = await after.db.select().from(uploads).where(eq(uploads.name, delivered));
  const rows = [...(await after.db.select().from(contracts)), ...(await after.db.select().from(invoices))];
  const nobody = file?.owner;
  expect(nobody).toMatch(/^deleted-[\w-]+$/);
  expect(await rowsWithout(after, String(nobody))).toEqual(others);
  expect(rows.filter(({ user }) => user === nobody)).toHaveLength(signed.length + billed.length);
  expect(JSON.stringify(await readTables(after.db))).not.toContain(demoAccount.email);
  expect(rows.flatMap((row) => ('timeline' in row && row.name === toDeliver.name ? row.timeline : []))).toEqual([
    { ...declined, by: nobody },
  ]);
  expect(
    (await after.call('signIn', { query: { usr: demoAccount.email, password: demoAccount.password } })).status,
  ).toBe(401);
  await after.close();
});

it('rejects an address without an account', async () => {
  const env = { NODE_ENV: 'production', DATA_DIR: folderOf('without-contracts') };
  await expect(deleteAccount(migrations, env, 'nobody@example.com')).rejects.toThrow(
    'There is no account with the address nobody@example.com.',
  );
});
