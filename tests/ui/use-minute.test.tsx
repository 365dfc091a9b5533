/** The time until a deadline, when the clock of the device is found to be wrong. */
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { compareClocks } from '../../src/services/contract/server-time.ts';
import { useMinute } from '../../src/ui/record/use-minute.ts';
import { show } from './support/show.tsx';

afterEach(() => {
  compareClocks(null);
  vi.useRealTimers();
});

const day = 24 * 60 * 60_000;

function Now() {
  return <p data-testid="now">{new Date(useMinute()).toISOString().slice(0, 16)}</p>;
}

test('the time on the page follows the server within seconds, and passes by the minute', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.parse('2026-11-20T08:00:00Z') });
  await show({ page: <Now />, answers: {} });
  const shown = () => screen.getByTestId('now').textContent;
  expect(shown()).toBe('2026-11-20T08:00');
  compareClocks(new Date(Date.now() + 30 * day).toUTCString());
  act(() => vi.advanceTimersByTime(5_000));
  expect(shown()).toBe('2026-12-20T08:00');
  act(() => vi.advanceTimersByTime(55_000));
  expect(shown()).toBe('2026-12-20T08:00');
  act(() => vi.advanceTimersByTime(5_000));
  expect(shown()).toBe('2026-12-20T08:01');
});
