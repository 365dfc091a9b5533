/** When a message with a link may be sent again, and when its link has expired. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isOver, resendAfter, resendAfterFailure } from '../../src/machines/link-resend.ts';
import { CallError } from '../../src/services/contract/api-error.ts';

const sentAt = 1_772_700_000_000;
const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: sentAt });
});
afterEach(() => {
  vi.useRealTimers();
});

it('may be sent again after a minute, or when the server allows it', () => {
  expect(resendAfter()).toBe(sentAt + minute);
  expect(resendAfterFailure(new CallError({ kind: 'throttled', retryAt: sentAt + 30_000 }).apiError)).toBe(
    sentAt + 30_000,
  );
  expect(resendAfterFailure(new CallError({ kind: 'refused' }).apiError)).toBe(0);
});

it('expires an hour after it was sent', () => {
  const resendAt = resendAfter();
  vi.setSystemTime(sentAt + 60 * minute);
  expect(isOver(resendAt)).toBe(false);
  vi.setSystemTime(sentAt + 60 * minute + 1);
  expect(isOver(resendAt)).toBe(true);
});
