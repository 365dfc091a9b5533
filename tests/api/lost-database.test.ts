/**
 * Checks that the API responds with 503 while its PostgreSQL server is unavailable, and recovers without a restart.
 * Long because of the ways in which a server can be lost.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isUnavailable } from '../../api/db/is-unavailable.ts';
import { openServed } from '../../api/db/open-database.ts';
import { prepare } from '../../api/db/prepare.ts';
import { eventually } from '../support/eventually.ts';
import { hold } from '../support/hold.ts';
import { read, readRecord, readRows } from './reading.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';
import { createTestApi, seededOn, type TestApi } from './test-api.ts';

let postgres: Postgres;
let api: TestApi;
let token: string;
let request: string;

beforeAll(async () => {
  postgres = await startPostgres();
  // short, so that the test of a frozen server is fast; longer than any statement takes on a slow machine
  const database = await openServed(postgres.url, { connect: 2_000, statement: 8_000, use: 4_000 });
  await prepare(database, 'api/db/migrations', seededOn);
  api = await createTestApi({ VISITOR_ATTEMPTS: '100000', MAX_ACTIVE_REQUESTS: '100' }, database);
  token = await api.signIn();
  const [first] = await readRows(await api.call('getJobRequests', { token }));
  request = String(first?.name);
});
afterAll(async () => {
  await api?.close();
  await postgres?.close();
});

const readList = () => api.call('getLanguages');
const save = () => api.call('saveRfq', { token, body: JSON.stringify({ name: request, is_saved: 1 }) });

/** More reads and transactions than the pool has connections. */
const burst = () => Promise.all(Array.from({ length: 24 }, (_, at) => (at % 2 === 0 ? readList() : save())));

/** Resolves when reads and transactions succeed on every connection of the pool. */
const recovers = () =>
  eventually(async () => {
    const statuses = (await burst()).map(({ status }) => status);
    expect(statuses).toEqual(statuses.map(() => 200));
  });

/** Sends requests continuously during `disturb`. Returns the statuses of the responses. */
async function underLoad(disturb: () => Promise<void>): Promise<ReadonlySet<number>> {
  const statuses = new Set<number>();
  let isOver = false;
  const load = Array.from({ length: 8 }, async (_, at) => {
    while (!isOver) statuses.add((await (at % 2 === 0 ? readList() : save())).status);
  });
  await disturb().finally(() => {
    isOver = true;
  });
  await Promise.all(load);
  return statuses;
}

async function expectUnavailable(reply: Response): Promise<void> {
  expect(reply.headers.get('retry-after')).toBe('5');
  expect(reply.headers.get('content-type')).toBe('application/json');
  const { status, excType, messages } = await read(reply);
  expect([status, excType]).toEqual([503, 'SessionStopped']);
  expect(messages.map(({ message }) => message)).toEqual([
    'The service is not available right now. Try again in a few seconds.',
  ]);
}

const terminateAll = () =>
  postgres.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );

beforeEach(recovers);

describe('an ended backend', () => {
  it('during a transaction causes a 503, and the next request succeeds', async () => {
    const other = await openServed(postgres.url);
    const { released: blocked, release: block } = hold();
    const locking = other.runExclusively(async ({ db }) => {
      await db.transaction(async (tx) => {
        await tx.execute('select * from job_request_candidates for update');
        block();
        const saving = save();
        await eventually(async () => expect((await terminateWaiting()).rowCount).toBe(1));
        await expectUnavailable(await saving);
      });
    });
    await blocked;
    await locking;
    await other.close();
    expect((await save()).status).toBe(200);
  });

  it('is replaced when it was idle', async () => {
    await terminateAll();
    await recovers();
  });

  it('under load fails only the requests on it, even repeatedly', async () => {
    const statuses = await underLoad(async () => {
      for (let round = 0; round < 10; round++) await terminateAll();
    });
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await recovers();
  });
});

describe('a server', () => {
  it.each(['fast', 'immediate'] as const)('is used again after a restart (%s) under load', async (mode) => {
    const statuses = await underLoad(async () => {
      await postgres.stop(mode);
      await expectUnavailable(await readList());
      await postgres.start();
    });
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await recovers();
  });

  it('causes 503 while it is stopped, and locks no account', async () => {
    await postgres.stop('fast');
    for (let attempt = 0; attempt < 10; attempt++)
      await expectUnavailable(await api.call('signIn', { query: { usr: 'demo@sgnetwork.example', password: 'x' } }));
    await expectUnavailable(await save());
    await postgres.start();
    await recovers();
    expect(await api.signIn()).toEqual(expect.any(String));
  });

  it('causes 503 while it is frozen, and is used again afterwards', async () => {
    const statuses = await underLoad(async () => {
      await postgres.freeze();
      for (const reply of await burst()) expect(reply.status).toBe(503);
      await expectUnavailable(await readList());
      postgres.thaw();
    });
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await recovers();
  });

  it('does not keep the process from ending while it is frozen', async () => {
    const database = await openServed(postgres.url);
    await database.db.execute('select 1');
    await postgres.freeze();
    const query = database.db.execute('select 1').catch((error: unknown) => error);
    await database.close();
    postgres.thaw();
    await query;
  });
});

describe('a database that accepts only reads', () => {
  const setReadOnly = async (isReadOnly: boolean) => {
    await postgres.query(`alter system set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`);
    await postgres.query('select pg_reload_conf()');
    // each connection of the pool reads its configuration again before its next statement
    await eventually(async () => {
      const replies = await Promise.all(Array.from({ length: 10 }, async () => read(await save())));
      // on a busy machine some wait too long for a connection, and are refused for that
      const answers = replies.filter(({ status, excType }) => status !== 503 || excType === 'InReadOnlyMode');
      expect(answers.length).toBeGreaterThan(0);
      expect(answers.map(({ status }) => status === 503)).toEqual(answers.map(() => isReadOnly));
    });
  };
  afterEach(() => setReadOnly(false));

  it('is read, also after the session was last used long ago, while writes are answered with 503', async () => {
    const link = await readRecord(await api.call('createProfileLink', { token, body: '{}' }));
    await setReadOnly(true);
    api.advance(120);
    expect((await readRows(await api.call('getJobRequests', { token }))).length).toBeGreaterThan(0);
    const shared = await api.call('getSharedProfile', { query: { token: String(link.token) } });
    expect(shared.status).toBe(200);
    for (const reply of [
      await save(),
      await api.call('signIn', { query: { usr: 'demo@sgnetwork.example', password: 'x' } }),
    ]) {
      expect(reply.headers.get('retry-after')).toBe('30');
      const { status, excType, messages } = await read(reply);
      expect([status, excType]).toEqual([503, 'InReadOnlyMode']);
      expect(messages.map(({ message }) => message)).toEqual(['Changes cannot be saved right now. Try again later.']);
    }
  });
});

describe('a query', () => {
  it('that waits too long for a lock fails, and its connection is used again', async () => {
    const database = await openServed(postgres.url, { lock: 100 });
    const { released: blocked, release: block } = hold();
    const { released: failed, release: end } = hold();
    const locking = api.db.transaction(async (tx) => {
      await tx.execute('select * from job_request_candidates for update');
      block();
      await failed;
    });
    await blocked;
    const update = 'update job_request_candidates set is_saved = is_saved';
    const error = await database.db.execute(update).catch((thrown: unknown) => thrown);
    end();
    await locking;
    expect(isUnavailable(error)).toBe(true);
    await database.db.execute(update);
    await database.close();
  });

  it('that takes too long is cancelled', async () => {
    const database = await openServed(postgres.url, { statement: 100 });
    const error = await database.db.execute('select pg_sleep(30)').catch((thrown: unknown) => thrown);
    expect(isUnavailable(error)).toBe(true);
    await database.close();
  });

  it('has these limits on every connection, set by a statement that PgBouncer accepts', async () => {
    const database = await openServed(postgres.url);
    const limits = await Promise.all(
      ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'].map((name) =>
        database.db.execute(`show ${name}`),
      ),
    );
    expect(limits.flatMap((result) => (result as { rows: unknown[] }).rows)).toEqual([
      { statement_timeout: '8s' },
      { lock_timeout: '4s' },
      { idle_in_transaction_session_timeout: '10s' },
    ]);
    await database.close();
  });

  it('fails at once when too many wait for a connection', async () => {
    const database = await openServed(postgres.url, { maxWaiting: 2 });
    const { released, release } = hold();
    const holding = Array.from({ length: 10 }, () => database.db.transaction(() => released));
    const waiting = Array.from({ length: 2 }, () => database.db.transaction(async () => undefined));
    const error = await database.db.execute('select 1').catch((thrown: unknown) => thrown);
    expect(isUnavailable(error)).toBe(true);
    release();
    await Promise.all([...holding, ...waiting]);
    await database.close();
  });
});

it('ends a transaction that has been idle too long', async () => {
  const database = await openServed(postgres.url, { idleTransaction: 100 });
  const error = await database.db
    .transaction(async (tx) => {
      await eventually(async () => expect((await openTransactions()).rows).toEqual([{ count: '0' }]));
      await tx.execute('select 1');
    })
    .catch((thrown: unknown) => thrown);
  expect(isUnavailable(error)).toBe(true);
  await database.close();
});

const openTransactions = () =>
  postgres.query(`select count(*) from pg_stat_activity where state = 'idle in transaction'`);

it('logs one line per request, with the reason and without the input', async () => {
  await postgres.stop('fast');
  api.logged.length = 0;
  await api.call('subscribe', { query: { usr: 'secret@example.com' } });
  await save();
  expect(api.logged).toHaveLength(2);
  for (const line of api.logged)
    expect(JSON.parse(line)).toMatchObject({
      level: 'error',
      method: 'POST',
      path: '/api/method/mandate',
      status: 503,
      error: { message: expect.stringMatching(/^(connect ECONNREFUSED|Connection)/) },
    });
  expect(api.logged.join()).not.toContain('secret');
  await postgres.start();
});

it('distinguishes an invalid statement from an unavailable database', async () => {
  const invalid = await api.db.execute('select * from nothing').catch((error: unknown) => error);
  expect(isUnavailable(invalid)).toBe(false);
  const slow = await api.db.execute(`set statement_timeout = 1; select pg_sleep(1)`).catch((error: unknown) => error);
  expect(isUnavailable(slow)).toBe(true);
});

/** Ends the backends that wait for a lock. */
const terminateWaiting = () =>
  postgres.query(`select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'`);
