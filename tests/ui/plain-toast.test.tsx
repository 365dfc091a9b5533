import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showPlainToast } from '../../src/ui/plain-toast.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('is added to a region that is on the page before, and removed after its time', () => {
  showPlainToast('Subscribed', 3_000);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  vi.advanceTimersToNextFrame();
  expect(region).toHaveTextContent('Subscribed');
  vi.advanceTimersByTime(2_900);
  expect(region).toBeInTheDocument();
  vi.advanceTimersByTime(100);
  expect(region).not.toBeInTheDocument();
});
