/** What is removed at the time at which another server uses it, on PostgreSQL. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApi } from '../../api/app.ts';
import { createDeps } from '../../api/create-deps.ts';
import type { Db } from '../../api/db/db.ts';
import { type Database, openServed } from '../../api/db/open-database.ts';
import { prepare } from '../../api/db/prepare.ts';
import { invoices, paymentRequests } from '../../api/db/schema/invoice.ts';
import { outbox } from '../../api/db/schema/mail.ts';
import { sessions } from '../../api/db/schema/session.ts';
import { uploads } from '../../api/db/schema/sign-up.ts';
import { removeExpiredUploads } from '../../api/files/remove-expired.ts';
import { claimUploadedFile } from '../../api/files/uploaded-file.ts';
import { deleteExpired } from '../../api/mail/outbox.ts';
import { readSettings } from '../../api/settings.ts';
import { eventually } from '../support/eventually.ts';
import { longDeadlines, longWaits } from './support/long-waits.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';
import { addressOf, demoAccount, seededOn } from './test-api.ts';

let postgres: Postgres;
let database: Database;
let db: Db;
beforeAll(async () => {
  postgres = await startPostgres();
  database = await openServed(postgres.url, longDeadlines);
  await prepare(database, 'api/db/migrations', seededOn);
  db = database.db;
});
afterAll(async () => {
  await database?.close();
  await postgres?.close();
});

const later = (seconds: number): Date => new Date(seededOn.getTime() + seconds * 1000);

/** Removes while a transaction has made a change, which it commits once the removal waits for it or has ended. */
async function removeDuring(change: (tx: Db) => Promise<unknown>, remove: () => Promise<unknown>): Promise<void> {
  let removal: Promise<unknown> | undefined;
  let isDone = false;
  await db.transaction(async (tx) => {
    await change(tx);
    removal = remove().finally(() => {
      isDone = true;
    });
    await eventually(async () => {
      const { rows } = await postgres.query('select from pg_locks where not granted');
      expect(isDone || rows.length > 0).toBe(true);
    });
  });
  await removal;
}

it('keeps an expired file that is being claimed', async () => {
  const file = { file_name: 'a.pdf', media_type: 'application/pdf', file_size: 1, address: '203.0.113.1' };
  const names = ['claimed', 'left'];
  for (const name of names) await db.insert(uploads).values({ ...file, name, status: 'stored', expires_at: seededOn });
  await removeDuring(
    (tx) => claimUploadedFile(tx, 'claimed', demoAccount.email, 'files'),
    () => removeExpiredUploads(db, later(1)),
  );
  expect(await db.select({ name: uploads.name }).from(uploads)).toEqual([{ name: 'claimed' }]);
});

it('keeps the question of a message that is being sent', async () => {
  const id = '3f1c2f0e-5a51-4b0c-9f4b-0a4b6f6b2c11';
  const [invoice] = await db.select({ name: invoices.name }).from(invoices).limit(1);
  const user = demoAccount.email;
  await db.insert(paymentRequests).values({ id, user, invoice: invoice?.name ?? '', note: '', asked_at: seededOn });
  const times = { created_at: seededOn, due_at: seededOn, expires_at: later(60) };
  await db
    .insert(outbox)
    .values({ id, user, purpose: 'payment', language: 'en', recipient: 'a@example.com', ...times });
  await removeDuring(
    (tx) =>
      tx
        .update(outbox)
        .set({ due_at: later(120) })
        .where(eq(outbox.id, id)),
    () => deleteExpired(db, later(61), true),
  );
  expect(await db.select({ id: paymentRequests.id }).from(paymentRequests)).toEqual([{ id }]);
});

it('signs in while another sign-in removes the sessions that have ended', async () => {
  const ended = { token_hash: 'ended', user: demoAccount.email, expires_at: seededOn };
  await db.insert(sessions).values(ended);
  const settings = readSettings({ DATABASE_URL: postgres.url, LOG_LEVEL: 'silent', ...longWaits });
  const api = createApi({ ...createDeps(database, settings), now: () => later(1) });
  const { email: usr, password } = demoAccount;
  let status: number | undefined;
  let signingIn: Promise<unknown> | undefined;
  await db
    .transaction(async (tx) => {
      await tx.delete(sessions).where(eq(sessions.token_hash, ended.token_hash));
      signingIn = Promise.resolve(
        api.request(addressOf('signIn', { query: { usr, password } }), { method: 'POST' }),
      ).then((response) => {
        status = response.status;
      });
      await eventually(async () => {
        const { rows } = await postgres.query('select from pg_locks where not granted');
        expect(status !== undefined || rows.length > 0).toBe(true);
      });
      expect(status).toBe(200);
    })
    .finally(() => signingIn);
});
