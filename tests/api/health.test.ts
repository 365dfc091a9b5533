import type { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Db } from '../../api/db/db.ts';
import { createHealth, createReadiness } from '../../api/health.ts';
import { listen } from '../../api/listen.ts';
import { hold } from '../support/hold.ts';
import { createTestApi, type TestApi } from './test-api.ts';
import { openEmptyDatabase } from './test-database.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const statusOf = async (path: string, of: Pick<TestApi, 'request'> = api) => {
  const reply = await of.request(path);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  return [reply.status, await reply.json(), reply.headers.get('retry-after')];
};

describe('the health', () => {
  it.each(['/api/health', '/health', '/healthz', '/livez', '/health/live'])('is ok at %s', async (path) => {
    expect(await statusOf(path)).toEqual([200, { status: 'ok' }, null]);
  });

  it.each(['/api/ready', '/ready', '/readyz', '/health/ready'])('is the database at %s', async (path) => {
    expect(await statusOf(path)).toEqual([200, { status: 'ok' }, null]);
  });

  it('is unavailable when the database is gone, while the process is alive', async () => {
    const opened = await openEmptyDatabase();
    const [database] = [opened].flat();
    if (database === undefined) throw new Error('There is no database.');
    const lost = await createTestApi({}, database);
    await lost.close();
    expect(await statusOf('/api/ready', lost)).toEqual([503, { status: 'unavailable' }, '5']);
    expect(await statusOf('/api/health', lost)).toEqual([200, { status: 'ok' }, null]);
  });

  it('is answered while the server starts, by the site when it is ready, and while the server stops', async () => {
    const starting = createHealth(async () => 'starting');
    const { released: site, release: open } = hold<Hono>();
    const listening = await listen(['127.0.0.1'], 0, { site, starting });
    const get = async (path: string) => {
      const reply = await fetch(`http://127.0.0.1:${listening.port}${path}`, { headers: { Connection: 'close' } });
      return [reply.status, await reply.json()];
    };
    expect(await get('/readyz')).toEqual([503, { status: 'starting' }]);
    expect(await get('/livez')).toEqual([200, { status: 'ok' }]);
    open(createHealth(async () => 'ok'));
    await site;
    expect(await get('/readyz')).toEqual([200, { status: 'ok' }]);
    await listening.close(0);
    expect(listening.isClosing()).toBe(true);
    const stopping = createHealth(async () => 'stopping');
    expect((await stopping.request('/api/ready')).status).toBe(503);
  });
});

describe('the readiness', () => {
  afterEach(() => void vi.useRealTimers());

  const working = () => Promise.resolve({ rows: [{ is_read_only: 'off' }] });
  const reading = () => Promise.resolve({ rows: [{ is_read_only: 'on' }] });
  const broken = () => Promise.reject(new Error('It is gone.'));

  /** A database that answers its questions with `answers`, and the number of questions. */
  const ask = (...answers: (() => Promise<unknown>)[]) => {
    vi.useFakeTimers();
    const execute = vi.fn(() => (answers.shift() ?? working)());
    const state = { isStopping: false };
    const readiness = createReadiness({ execute } as unknown as Db, () => state.isStopping); // it only executes
    return { readiness, execute, state };
  };

  it('asks the database once for all questions within half a second', async () => {
    const { readiness, execute } = ask(working, broken);
    expect(await Promise.all([readiness(), readiness()])).toEqual(['ok', 'ok']);
    await vi.advanceTimersByTimeAsync(500);
    expect([await readiness(), execute.mock.calls.length]).toEqual(['ok', 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect([await readiness(), await readiness(), execute.mock.calls.length]).toEqual([
      'unavailable',
      'unavailable',
      2,
    ]);
    await vi.advanceTimersByTimeAsync(501);
    expect([await readiness(), execute.mock.calls.length]).toEqual(['ok', 3]);
  });

  it('states that the database accepts only reads', async () => {
    expect(await ask(reading).readiness()).toBe('read only');
  });

  it('is unavailable when the database does not answer within two seconds', async () => {
    const { readiness } = ask(() => hold().released);
    const onReadiness = vi.fn();
    void readiness().then(onReadiness);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(onReadiness).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onReadiness).toHaveBeenCalledWith('unavailable');
  });

  it('is that of a server that stops, without a question to the database', async () => {
    const { readiness, execute, state } = ask();
    state.isStopping = true;
    expect([await readiness(), execute.mock.calls.length]).toEqual(['stopping', 0]);
  });
});
