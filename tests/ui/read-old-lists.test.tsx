/** Which lists are read again when the person returns to the tab. */
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallError, toApiError } from '../../src/services/contract/api-error.ts';
import { actorOf } from '../../src/ui/actors.tsx';
import { readOldLists } from '../../src/ui/list/read-old-lists.ts';
import { useList } from '../../src/ui/list/use-list.ts';
import { pendingReply, show } from './support/show.tsx';

afterEach(() => vi.useRealTimers());

const minutes = (count: number) => count * 60_000;

function Contracts() {
  return (
    <p>
      {useList('contractList')
        .data?.map(({ title }) => title)
        .join()}
    </p>
  );
}

/** Shows the contracts, which the next reads do not get a reply for. */
async function showContracts() {
  vi.useFakeTimers({ toFake: ['Date'] });
  const replies: unknown[] = [[{ name: 'C-1', title: 'First' }]];
  const { app, requests, unmount } = await show({
    page: <Contracts />,
    answers: { contractList: () => replies.shift() ?? pendingReply },
  });
  await screen.findByText('First');
  return {
    app,
    unmount,
    reads: () => requests.filter(({ key }) => key === 'contractList').length,
    returnAfter(time: number) {
      vi.setSystemTime(Date.now() + time);
      act(() => readOldLists(app));
    },
  };
}

test('a list that was read more than five minutes ago is read again once, and its rows stay', async () => {
  const { reads, returnAfter } = await showContracts();
  returnAfter(minutes(5));
  expect(reads()).toBe(1);
  returnAfter(1);
  expect(reads()).toBe(2);
  expect(screen.getByText('First')).toBeVisible();
  returnAfter(minutes(6));
  expect(reads()).toBe(2);
});

test('a list that was read before the clock was put back by an hour is read again', async () => {
  const { reads, returnAfter } = await showContracts();
  returnAfter(-minutes(60));
  expect(reads()).toBe(2);
});

test('a list that no part of the page shows is not read', async () => {
  const { unmount, reads, returnAfter } = await showContracts();
  unmount();
  returnAfter(minutes(60));
  expect(reads()).toBe(1);
});

test('while a limiter refuses reads, no list is read', async () => {
  const { app, reads, returnAfter } = await showContracts();
  const apiError = toApiError(new CallError({ kind: 'throttled', retryAt: Date.now() + minutes(90) }));
  act(() => actorOf(app, 'connection').send({ type: 'call.failed', apiError, isRead: true }));
  returnAfter(minutes(60));
  expect(reads()).toBe(1);
});

test('without a connection, no list is read', async () => {
  const { app, reads, returnAfter } = await showContracts();
  act(() => actorOf(app, 'connection').send({ type: 'network.lost' }));
  returnAfter(minutes(60));
  expect(reads()).toBe(1);
});
