/** Tests of when the simulated clients run. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startDemoClients } from '../../api/demo-clients/start-demo-clients.ts';
import { readSettings } from '../../api/settings.ts';
import { StartError } from '../../api/start-error.ts';
import { hold } from '../support/hold.ts';
import { createTestApi, seededOn } from './test-api.ts';

describe('the setting', () => {
  const secondsIn = (env: Record<string, string>) => readSettings(env).demoClients;

  it('is on with the demo data of an embedded database only', () => {
    expect(secondsIn({})).toBe(20);
    expect(secondsIn({ DEMO_CLIENTS_SECONDS: '3' })).toBe(3);
    expect(secondsIn({ DEMO_CLIENTS: '0' })).toBeNull();
    expect(secondsIn({ SEED_DEMO: '0' })).toBeNull();
    expect(secondsIn({ NODE_ENV: 'production' })).toBeNull();
    expect(secondsIn({ DATABASE_URL: 'postgres://localhost/sg', SEED_DEMO: '1' })).toBeNull();
  });

  it.each([
    { DEMO_CLIENTS: 'yes' },
    { DEMO_CLIENTS: '1', NODE_ENV: 'production' },
    { DEMO_CLIENTS: '1', SEED_DEMO: '0' },
  ])('is refused as %o', (env) => {
    expect(() => readSettings(env)).toThrow(StartError);
  });
});

it('stops, and logs what fails', async () => {
  const api = await createTestApi();
  onTestFinished(() => api.close());
  const lines: string[] = [];
  let runs = 0;
  const failing = { seconds: 1, now: api.now, db: api.db };
  const { released: ran, release: run } = hold();
  Object.defineProperty(failing, 'db', {
    get: () => {
      runs += 1;
      run();
      throw new TypeError('closed');
    },
  });
  const { stop } = startDemoClients(failing, (line) => lines.push(line));
  await ran;
  await stop();
  expect([runs, lines]).toEqual([1, ['demo clients: TypeError']]);
});

describe('the runs', () => {
  /** Starts the clients with a clock and a database that the test controls: it ends each run. */
  function start(seconds: number) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const runs: { end: () => void; fail: (reason: unknown) => void }[] = [];
    const lines: string[] = [];
    const where = () =>
      new Promise<[]>((resolve, reject) => runs.push({ end: () => resolve([]), fail: (reason) => reject(reason) }));
    const db = { select: () => ({ from: () => ({ where }) }) } as never; // what a run reads first
    const { stop } = startDemoClients({ db, now: () => seededOn, seconds }, (line) => lines.push(line));
    return { runs, lines, stop, pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds) };
  }

  it.each([
    [0.1, 200],
    [4, 1_000],
    [20, 5_000],
    [300, 5_000],
  ])('with a waiting time of %d s begin every %d ms', async (seconds, interval) => {
    const { runs, pass } = start(seconds);
    for (const number of [1, 2]) {
      await pass(interval - 1);
      expect(runs).toHaveLength(number - 1);
      await pass(1);
      expect(runs).toHaveLength(number);
      runs.at(-1)?.end();
      await pass(0);
    }
  });

  it('follow one another', async () => {
    const { runs, pass } = start(4);
    await pass(10_000);
    expect(runs).toHaveLength(1);
  });

  it('go on after one that failed', async () => {
    const { runs, pass, lines } = start(4);
    await pass(1_000);
    runs[0]?.fail('no error');
    await pass(1_000);
    expect([runs.length, lines]).toEqual([2, ['demo clients: unknown reason']]);
  });

  it('do not begin once they were stopped', async () => {
    const { runs, pass, stop } = start(4);
    await stop();
    await pass(10_000);
    expect(runs).toEqual([]);
  });

  it('are stopped once the last one has ended', async () => {
    const { runs, pass, stop } = start(4);
    await pass(1_000);
    const order: string[] = [];
    const stopped = stop().then(() => order.push('stopped'));
    await pass(0);
    order.push('ended');
    runs[0]?.end();
    await stopped;
    await pass(10_000);
    expect([order, runs.length]).toEqual([['ended', 'stopped'], 1]);
  });
});
