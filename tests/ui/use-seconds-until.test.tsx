import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSecondsUntil } from '../../src/ui/use-seconds-until.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1_000));
const setClock = (difference: number) => vi.setSystemTime(Date.now() + difference);
const hour = 60 * 60 * 1_000;

const wait = (seconds: number) => renderHook(useSecondsUntil, { initialProps: Date.now() + seconds * 1_000 });

test('counts the seconds until a time, and of another time from then on', () => {
  const { result, rerender } = wait(3);
  expect(result.current).toBe(3);
  pass(1);
  expect(result.current).toBe(2);
  rerender(Date.now() + 60_000);
  expect(result.current).toBe(60);
  pass(100);
  expect(result.current).toBe(0);
});

test('ends in time after the clock was set back', () => {
  const { result } = wait(30);
  pass(10);
  setClock(-hour);
  pass(1);
  expect(result.current).toBe(19);
  pass(19);
  expect(result.current).toBe(0);
  pass(60);
  expect(result.current).toBe(0);
});

test('ends at once when the time has passed while the page was suspended', () => {
  const { result } = wait(30);
  setClock(hour);
  pass(1);
  expect(result.current).toBe(0);
});
