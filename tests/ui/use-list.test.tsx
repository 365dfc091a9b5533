import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { CallError } from '../../src/services/contract/api-error.ts';
import { actorOf } from '../../src/ui/actors.tsx';
import { holdLists, useList } from '../../src/ui/list/use-list.ts';
import { useReadAhead } from '../../src/ui/list/use-read-ahead.ts';
import { Link, useParam } from '../../src/ui/router.tsx';
import { pendingReply, show } from './support/show.tsx';

test('never draws the record of the previous page', async () => {
  const drawn: string[] = [];
  function Probe() {
    const name = useParam('name');
    const { isLoading, data } = useList('contractDescription', name);
    drawn.push(`${name}: ${data?.name ?? (isLoading ? 'loading' : 'nothing')}`);
    return (
      <>
        <p>{data?.title}</p>
        <Link to="/contract/B">to B</Link>
      </>
    );
  }
  const { person } = await show({
    page: <Probe />,
    pattern: '/contract/:name',
    path: '/contract/A',
    answers: {
      contractDescription: ({ params }) => (params.name === 'A' ? { name: 'A', title: 'First' } : pendingReply),
    },
  });
  await screen.findByText('First');
  await person.click(screen.getByRole('link', { name: 'to B' }));
  expect(screen.queryByText('First')).not.toBeInTheDocument();
  expect([...new Set(drawn)]).toEqual(['A: loading', 'A: A', 'B: loading']);
});

test('a list stays open while another part of the page shows it', async () => {
  function Rows() {
    return <p>{useList('contractList').data?.length}</p>;
  }
  function Parts() {
    const [isShown, setShown] = useState(true);
    return (
      <>
        <Rows />
        {isShown && <Rows />}
        <button type="button" onClick={() => setShown(false)}>
          Remove
        </button>
      </>
    );
  }
  const { app, person, unmount } = await show({
    page: <Parts />,
    answers: { contractList: () => [{ name: 'A', title: 'First' }] },
  });
  const isOnScreen = () => actorOf(app, 'contractList').getSnapshot().context.isOnScreen;
  await person.click(screen.getByRole('button', { name: 'Remove' }));
  expect(isOnScreen()).toBe(true);
  unmount();
  expect(isOnScreen()).toBe(false);
});

test('a list that is read ahead of its page stays open as long as the code of the page may take', async () => {
  const { app } = await show({ page: <p>Before</p>, answers: { contractList: () => [{ name: 'A', title: 'First' }] } });
  const list = actorOf(app, 'contractList');
  vi.useFakeTimers();
  holdLists([list]);
  vi.advanceTimersByTime(14_999);
  expect(list.getSnapshot().context.isOnScreen).toBe(true);
  vi.advanceTimersByTime(1);
  expect(list.getSnapshot().context.isOnScreen).toBe(false);
  vi.useRealTimers();
});

test('shows the previous rows at once when a page returns, and reads them again', async () => {
  function Probe() {
    const { data, isRefreshing } = useList('contractList');
    return (
      <p>
        {data?.length ?? 'none'} {isRefreshing ? 'refreshing' : 'settled'}
      </p>
    );
  }
  let rows = [{ name: 'A', title: 'First' }];
  const { app, unmount, remount } = await show({ page: <Probe />, answers: { contractList: () => rows } });
  await screen.findByText('1 settled');
  unmount();
  expect(actorOf(app, 'contractList').getSnapshot().context.isOnScreen).toBe(false);
  rows = [...rows, { name: 'B', title: 'Second' }];
  remount();
  expect(screen.getByText('1 settled')).toBeVisible();
  expect(await screen.findByText('1 refreshing')).toBeVisible();
  expect(await screen.findByText('2 settled')).toBeVisible();
});

test.each([
  ['was read', 'is not read again', null, 1],
  ['could not be read', 'is read again', { kind: 'server', status: 500 }, 2],
  ['was refused for a time', 'is not read again', { kind: 'throttled', status: 429, retryAt: Date.now() + 85_000 }, 1],
  ['was refused for a time that is over', 'is read again', { kind: 'throttled', status: 429, retryAt: Date.now() }, 2],
] as const)('a list that is read ahead and %s %s by the part that shows it', async (_, __, failure, count) => {
  function Rows() {
    return <p>Rows: {useList('contractList').data?.length}</p>;
  }
  function Parts() {
    useReadAhead(ahead);
    const [isShown, setShown] = useState(false);
    return isShown ? (
      <Rows />
    ) : (
      <button type="button" onClick={() => setShown(true)}>
        Show
      </button>
    );
  }
  let answer = (): unknown => (failure ? Promise.reject(new CallError(failure)) : []);
  const { app, person, requests, unmount } = await show({
    page: <Parts />,
    answers: { contractList: () => answer() },
  });
  const list = actorOf(app, 'contractList');
  await waitFor(() => expect(list.getSnapshot().hasTag(failure ? 'failed' : 'succeeded')).toBe(true));
  answer = () => [{ name: 'A', title: 'First' }];
  await person.click(screen.getByRole('button'));
  await screen.findByText(count === 2 ? 'Rows: 1' : /^Rows:/);
  expect(requests.filter(({ key }) => key === 'contractList')).toHaveLength(count);
  unmount();
  expect(list.getSnapshot().context.isOnScreen).toBe(false);
});

const ahead = ['contractList'] as const;
