/** When a page with contracts is read again, in a tab that is hidden or shown. */
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallError, toApiError } from '../../src/services/contract/api-error.ts';
import { actorOf } from '../../src/ui/actors.tsx';
import { useContractWatch } from '../../src/ui/contract/use-contract-watch.ts';
import { show } from './support/show.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A page with contracts whose status changes when its button is pressed. */
function Contracts({ isAwaited: initial }: { isAwaited: boolean }) {
  const [isAwaited, setAwaited] = useState(initial);
  useContractWatch(isAwaited);
  return (
    <button type="button" onClick={() => setAwaited(!isAwaited)}>
      Change
    </button>
  );
}

async function showContracts({ isAwaited, isHidden = false }: { isAwaited: boolean; isHidden?: boolean }) {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  const { app, person, unmount } = await show({ page: <Contracts isAwaited={isAwaited} />, answers: {} });
  const become = (value: boolean) => {
    hidden.mockReturnValue(value);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  return {
    focus: () => {
      hidden.mockReturnValue(false);
      act(() => void window.dispatchEvent(new Event('focus')));
    },
    unmount,
    app,
    state: () => actorOf(app, 'contractWatch').getSnapshot().value,
    hide: () => become(true),
    reveal: () => become(false),
    change: () => person.click(screen.getByRole('button', { name: 'Change' })),
  };
}

test('a tab that is opened in the background does not wait for a read until it is shown', async () => {
  const { state, reveal } = await showContracts({ isAwaited: true, isHidden: true });
  expect(state()).toBe('hidden');
  reveal();
  expect(state()).toBe('waiting');
});

test('a contract that changes while the tab is hidden does not start the reads', async () => {
  const { state, hide, reveal, change } = await showContracts({ isAwaited: true });
  expect(state()).toBe('waiting');
  hide();
  await change();
  await change();
  expect(state()).toBe('hidden');
  reveal();
  expect(state()).toBe('waiting');
});

test('a contract on which another party acts next, found in a hidden tab, is read again once the tab is shown', async () => {
  const { state, hide, reveal, change } = await showContracts({ isAwaited: false });
  expect(state()).toBe('idle');
  hide();
  await change();
  expect(state()).toBe('hidden');
  reveal();
  expect(state()).toBe('waiting');
});

test('while a limiter refuses reads, a contract is not read again, and it is afterwards', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  const { app, state, hide, reveal } = await showContracts({ isAwaited: true });
  const apiError = toApiError(new CallError({ kind: 'throttled', retryAt: Date.now() + 30_000 }));
  act(() => actorOf(app, 'connection').send({ type: 'call.failed', apiError, isRead: true }));
  expect(state()).toBe('off');
  hide();
  reveal();
  expect(state()).toBe('off');
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(state()).toBe('waiting');
});

test('a window that gets the focus counts as shown, and a page that is left is not watched', async () => {
  const { state, hide, focus, unmount } = await showContracts({ isAwaited: true });
  hide();
  focus();
  expect(state()).toBe('waiting');
  unmount();
  const left = state();
  expect(left).not.toBe('waiting');
  focus();
  expect(state()).toBe(left);
});
