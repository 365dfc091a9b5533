/** Tests that work which is done for every upload, or every few seconds, reads few rows of the tables that grow. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../../api/db/db.ts';
import { reserveUpload } from '../../api/files/reserve-upload.ts';
import { addDigests } from '../../api/mail/digest.ts';
import { createTestApi, demoAccount, type TestApi } from './test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await api.db.execute(sql`
    insert into uploads (name, owner, uploader, address, file_name, media_type, file_size, status, created_at)
    select 'file ' || n, 'owner ' || n, case when n % 2 = 0 then 'owner ' || n end, '2001:db8::', 'CV.pdf',
      'application/pdf', 10, 'stored', ${api.now().toISOString()}::timestamptz - interval '9 days'
    from generate_series(1, ${stored}::int) as n`);
  await api.db.execute(sql`
    insert into notifications (name, "user", position, kind, reference, subject, creation, read_on)
    select 'note ' || n, ${demoAccount.email}, -n, 'Quotation Won', 'RFQ-1', '{}', '2020-01-01', '2020-01-02'
    from generate_series(1, ${stored}::int) as n`);
  await api.db.execute(sql`analyze`);
});
afterAll(() => api.close());

const stored = 3_000;

/** The rows of a table that are read, by whatever plan. */
async function readRows(table: string, work: (tx: Db) => Promise<unknown>): Promise<number> {
  return api.db.transaction(async (tx) => {
    const before = await countedRows(tx, table);
    await work(tx);
    return (await countedRows(tx, table)) - before;
  });
}

/** PostgreSQL's count, which for up to a second also has the rows that earlier transactions of the connection read. */
async function countedRows(tx: Db, table: string): Promise<number> {
  const [read] = await tx
    .select({ rows: sql<number>`(seq_tup_read + idx_tup_fetch)::int` })
    .from(sql`pg_stat_xact_user_tables`)
    .where(sql`relname = ${table}`);
  if (!read) throw new Error(`no table ${table}`);
  return read.rows;
}

it.each([null, demoAccount.email])('reserving an upload of %s reads no files of records', async (uploader) => {
  const reservation = { name: `file of ${uploader}`, address: '192.0.2.1', uploader, maxBytes: 10 };
  const limits = { addressBytes: 1000, totalBytes: 1_000_000 };
  expect(await readRows('uploads', (tx) => reserveUpload(tx, api.now(), reservation, limits))).toBeLessThan(100);
});

it('adding digests reads no old notifications', async () => {
  expect(await readRows('notifications', (tx) => addDigests(tx, api.now()))).toBeLessThan(100);
});
