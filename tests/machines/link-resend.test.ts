import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isOver, resendAfter, resendAfterFailure, storedResendAt } from '../../src/machines/link-resend.ts';
import { CallError } from '../../src/services/contract/api-error.ts';

const now = 1_772_700_000_000;
const minute = 60_000;

beforeEach(() => vi.useFakeTimers({ now }));
afterEach(() => vi.useRealTimers());

describe('a message with a link', () => {
  it('may be sent again a minute later', () => {
    expect(resendAfter()).toBe(now + minute);
  });

  it('may be sent again when the server allows it, and at once when the server gives no time', () => {
    expect(resendAfterFailure(now, new CallError({ kind: 'throttled', retryAt: now + 5 }).apiError)).toBe(now + 5);
    expect(resendAfterFailure(now + 9, new CallError({ kind: 'throttled', retryAt: now + 5 }).apiError)).toBe(now + 5);
    expect(resendAfterFailure(now - 5, new CallError({ kind: 'server' }).apiError)).toBe(now - 5);
  });

  it('leaves the earlier link as it was when it cannot be sent again', () => {
    const resendAt = resendAfter();
    const { apiError } = new CallError({ kind: 'server' });
    expect(isOver(resendAfterFailure(resendAt, apiError))).toBe(false);
    vi.setSystemTime(now + 60 * minute + 1);
    expect(isOver(resendAfterFailure(resendAt, apiError))).toBe(true);
  });

  it('may be sent at once when the stored time is more than an hour ahead, as no server demands', () => {
    expect([60 * minute, 60 * minute + 1].map((wait) => storedResendAt(now + wait))).toEqual([now + 60 * minute, 0]);
  });

  it('has a link that works for exactly an hour', () => {
    const resendAt = resendAfter();
    expect(isOver(resendAt)).toBe(false);
    vi.setSystemTime(now + 60 * minute);
    expect(isOver(resendAt)).toBe(false);
    vi.setSystemTime(now + 60 * minute + 1);
    expect(isOver(resendAt)).toBe(true);
  });
});
