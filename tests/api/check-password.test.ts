import { beforeEach, describe, expect, it } from 'vitest';
import { type Counter, checkPassword } from '../../api/account/check-password.ts';

/** What was counted, cleared and compared, in order. */
let acts: string[];
beforeEach(() => {
  acts = [];
});

/** A counter that allows an attempt, or asks for a wait. */
const counter = (key: string, wait = 0, isCleared?: boolean): Counter => ({
  key,
  isCleared,
  throttle: {
    attempt: async (of) => {
      acts.push(`count ${of}`);
      return wait;
    },
    secondsLeft: async () => 0,
    clear: async (of) => void acts.push(`clear ${of}`),
  },
});

/** A counter of which the wait is read in turn. */
const lockedAt = (...waits: number[]): Counter => {
  const { throttle, key } = counter('locked');
  return { key, throttle: { ...throttle, secondsLeft: async () => waits.shift() ?? 0 } };
};

const compare = (isRight: boolean) => async () => {
  acts.push('compare');
  return isRight;
};

describe('a wrong password', () => {
  it('is counted by each counter after it was compared, and clears none', async () => {
    expect(await checkPassword([counter('a', 0, true), counter('b')], compare(false))).toBe(false);
    expect(acts).toEqual(['compare', 'count a', 'count b']);
  });

  it('is refused with the wait of the first counter that does not allow it, and not counted further', async () => {
    const checked = checkPassword([counter('a'), counter('b', 7), counter('c', 9)], compare(false));
    await expect(checked).rejects.toMatchObject({ status: 429, options: { headers: { 'Retry-After': '7' } } });
    expect(acts).toEqual(['compare', 'count a', 'count b']);
  });
});

describe('a right password', () => {
  it('clears the counters that it may clear, and is counted by none', async () => {
    expect(await checkPassword([counter('a', 0, true), counter('b'), counter('c', 0, true)], compare(true))).toBe(true);
    expect(acts).toEqual(['compare', 'clear a', 'clear c']);
  });

  it('is refused when a counter was locked while it was compared, and clears none', async () => {
    const checked = checkPassword([counter('a', 0, true), lockedAt(0, 1)], compare(true));
    await expect(checked).rejects.toMatchObject({ status: 429, options: { headers: { 'Retry-After': '1' } } });
    expect(acts).toEqual(['compare']);
  });
});

it.each([true, false])('no password is compared while a counter is locked, right: %j', async (isRight) => {
  const checked = checkPassword([counter('a', 0, true), lockedAt(1)], compare(isRight));
  await expect(checked).rejects.toMatchObject({ status: 429, options: { headers: { 'Retry-After': '1' } } });
  expect(acts).toEqual([]);
});
