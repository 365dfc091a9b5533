/** Names that several servers give at the same time, on PostgreSQL. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nextName } from '../../api/contract/next-name.ts';
import { type Database, openServed } from '../../api/db/open-database.ts';
import { prepare } from '../../api/db/prepare.ts';
import { jobRequests } from '../../api/db/schema/job-request.ts';
import { eventually } from '../support/eventually.ts';
import { longDeadlines } from './support/long-waits.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';
import { seededOn } from './test-database.ts';

let postgres: Postgres;
let database: Database;
beforeAll(async () => {
  postgres = await startPostgres();
  database = await openServed(postgres.url, longDeadlines);
  await prepare(database, 'api/db/migrations', seededOn);
});
afterAll(async () => {
  await database?.close();
  await postgres?.close();
});

it('no name is given twice: the second transaction waits until the first has ended', async () => {
  const { db } = database;
  const [request] = await db.select().from(jobRequests).limit(1);
  if (!request) throw new Error('The demo data has no request.');
  let isSecondDone = false;
  let second: Promise<string> | undefined;
  const first = await db.transaction(async (tx) => {
    const name = await nextName(tx, 'RFQ', '2031-01-02');
    second = db
      .transaction((other) => nextName(other, 'RFQ', '2031-01-02'))
      .finally(() => {
        isSecondDone = true;
      });
    await eventually(async () => {
      const { rows } = await postgres.query("select from pg_locks where locktype = 'advisory' and not granted");
      expect(isSecondDone || rows.length > 0).toBe(true);
    });
    await tx.insert(jobRequests).values({ ...request, name });
    return name;
  });
  expect([first, await second]).toEqual(['RFQ-2031-00001', 'RFQ-2031-00002']);
});
