/** How the attempts of one key are counted and blocked, second by second. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createThrottle, type Limit, type Throttle } from '../../api/http/throttle.ts';
import { timeOf } from '../../api/http/throttle-clock.ts';
import { type SharedDatabase, shareTestDatabase } from './test-database.ts';

let shared: SharedDatabase;
beforeAll(async () => {
  shared = await shareTestDatabase();
});
afterAll(() => shared.close());

/** Seconds since the beginning of a test. */
let time: number;
beforeEach(async () => {
  await shared.restore();
  time = 0;
});

const create = (limit: Limit, name = 'test') => {
  const [{ db }] = shared.databases;
  return createThrottle(name, limit, db, () => timeOf(new Date(Date.UTC(2026, 2, 5) + time * 1000)));
};

/** The seconds to wait that attempts at some times were answered with. */
async function attemptsAt(throttle: Throttle, times: readonly number[], key = 'a'): Promise<number[]> {
  const waits: number[] = [];
  for (const at of times) {
    time = at;
    waits.push(await throttle.attempt(key));
  }
  return waits;
}

/** Three attempts in a hundred seconds. */
const windowed: Limit = { attempts: 3, seconds: 100 };

/** From the second attempt on, each is followed by a longer block; sixty seconds after the last one they are forgotten. */
const delayed: Limit = { attempts: 2, seconds: 60, delays: { first: 5, max: 40 } };

it.each([
  ['are blocked until the window ends, which began with the first', [0, 10, 20, 30, 99, 99.5], [0, 0, 0, 70, 1, 1]],
  ['are allowed again when the window has ended', [0, 10, 20, 100, 100, 100, 100], [0, 0, 0, 0, 0, 0, 100]],
  ['that were blocked do not count', [0, 0, 0, 50, 60, 100, 100, 100], [0, 0, 0, 50, 40, 0, 0, 0]],
  ['of an earlier window do not count', [0, 10, 100, 110, 120, 130], [0, 0, 0, 0, 0, 70]],
  ['before the window ends count on', [0, 10, 99, 99], [0, 0, 0, 1]],
])('attempts in a window %s', async (_, times, waits) => {
  expect(await attemptsAt(create(windowed), times)).toEqual(waits);
});

it.each([
  [
    'wait longer each time, up to the longest block',
    [0, 0, 0, 5, 5, 15, 15, 35, 35, 75, 75],
    [0, 0, 5, 0, 10, 0, 20, 0, 40, 0, 40],
  ],
  ['are forgotten after a pause that follows the block', [0, 0, 65, 65, 65], [0, 0, 0, 0, 5]],
  ['count on before that', [0, 0, 64, 64], [0, 0, 0, 10]],
  ['are forgotten after a pause without a block', [0, 60, 60, 60], [0, 0, 0, 5]],
  ['count on before that too', [0, 59, 59], [0, 0, 5]],
])('attempts that are delayed %s', async (_, times, waits) => {
  expect(await attemptsAt(create(delayed), times)).toEqual(waits);
});

it.each([
  ['a window', windowed, [1000, 1000, 1000, 500, 500, 500, 500], [0, 0, 0, 0, 0, 0, 100]],
  ['a window, by less than it', windowed, [1000, 1000, 1000, 1000, 950], [0, 0, 0, 100, 0]],
  ['delays', delayed, [1000, 1000, 500, 500, 500], [0, 0, 0, 0, 5]],
  ['delays, by little more than the longest block', delayed, [1000, 1000, 950, 950, 950], [0, 0, 0, 0, 5]],
])('a clock that was put back neither locks for longer nor counts on, with %s', async (_, limit, times, waits) => {
  expect(await attemptsAt(create(limit), times)).toEqual(waits);
});

it('the seconds that are left are read without counting, and rounded up', async () => {
  const throttle = create(windowed);
  expect(await throttle.secondsLeft('a')).toBe(0);
  await attemptsAt(throttle, [0, 0]);
  expect([await throttle.secondsLeft('a'), await throttle.secondsLeft('a')]).toEqual([0, 0]);
  await attemptsAt(throttle, [0]);
  time = 30.5;
  expect(await throttle.secondsLeft('a')).toBe(70);
  time = 100;
  expect(await throttle.secondsLeft('a')).toBe(0);
});

it('keys are counted apart, and those of another throttle too', async () => {
  const [throttle, other] = [create(windowed), create(windowed, 'other')];
  await attemptsAt(throttle, [0, 0, 0]);
  expect([await throttle.secondsLeft('b'), await other.secondsLeft('a')]).toEqual([0, 0]);
  expect([await throttle.attempt('b'), await other.attempt('a'), await throttle.attempt('a')]).toEqual([0, 0, 100]);
});

it('a key that is cleared is allowed at once, and no other', async () => {
  const throttle = create(windowed);
  for (const key of ['a', 'b']) await attemptsAt(throttle, [0, 0, 0], key);
  await throttle.clear('a');
  expect([await throttle.secondsLeft('a'), await throttle.secondsLeft('b')]).toEqual([0, 100]);
  expect(await attemptsAt(throttle, [0, 0, 0, 0])).toEqual([0, 0, 0, 100]);
});
