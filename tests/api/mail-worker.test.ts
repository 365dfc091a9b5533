import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startMailWorker } from '../../api/mail/mail-worker.ts';
import { hold } from '../support/hold.ts';

let runs: number[];
let logged: string[];
let next: () => Promise<void>;
let startedAt: number;

beforeEach(() => {
  vi.useFakeTimers();
  [runs, logged, next, startedAt] = [[], [], async () => undefined, Date.now()];
});
afterEach(() => void vi.useRealTimers());

const startWorker = () =>
  startMailWorker(
    () => {
      runs.push(Date.now() - startedAt);
      return next();
    },
    (line) => logged.push(line),
  );

it('runs at the start and every fifteen seconds, until it is stopped', async () => {
  const worker = startWorker();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(runs).toEqual([0, 15_000, 30_000]);
  await worker.stop();
  worker.wake();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(runs).toHaveLength(3);
});

it('runs once within a second of several additions, but not during the calls that made them', async () => {
  const worker = startWorker();
  await vi.advanceTimersByTimeAsync(5_000);
  worker.wake();
  worker.wake();
  await vi.advanceTimersByTimeAsync(499);
  expect(runs).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(501);
  expect(runs).toHaveLength(2);
  await worker.stop();
});

it('runs at least once a second while additions follow each other', async () => {
  const worker = startWorker();
  for (let added = 0; added < 20; added++) {
    await vi.advanceTimersByTimeAsync(400);
    worker.wake();
  }
  expect(runs.length).toBeGreaterThan(5);
  await worker.stop();
});

it('begins no run after it is stopped, though something was added during the present run', async () => {
  const { released, release } = hold();
  next = () => released;
  const worker = startWorker();
  await vi.advanceTimersByTimeAsync(0);
  worker.wake();
  await vi.advanceTimersByTimeAsync(1_000);
  const stopped = worker.stop();
  release();
  await stopped;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(runs).toEqual([0]);
});

it('logs no text of a failure that is no error', async () => {
  next = () => Promise.reject('noura@example.com');
  const worker = startWorker();
  await vi.advanceTimersByTimeAsync(0);
  expect(logged).toEqual(['mail is delayed: unknown reason']);
  await worker.stop();
});

it('logs a run that fails, and runs again', async () => {
  next = () => Promise.reject(new TypeError('noura@example.com'));
  const worker = startWorker();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(runs).toHaveLength(2);
  expect(logged).toEqual(['mail is delayed: TypeError', 'mail is delayed: TypeError']);
  await worker.stop();
});

it('waits for the present run when it is stopped, but at most two seconds', async () => {
  next = () => new Promise(() => undefined);
  const worker = startWorker();
  await vi.advanceTimersByTimeAsync(0);
  let isStopped = false;
  void worker.stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(1_999);
  expect(isStopped).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isStopped).toBe(true);
});
