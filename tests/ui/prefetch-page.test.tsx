import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { actorOf } from '../../src/ui/actors.tsx';
import { paths } from '../../src/ui/paths.ts';
import { canPrefetch } from '../../src/ui/prefetch.ts';
import { prefetchPage } from '../../src/ui/routes.tsx';
import { show } from './support/show.tsx';

const answers = { contractList: () => [{ name: 'CON-1', title: 'First' }] };

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  { onLine: true, connection: undefined, expected: true },
  { onLine: true, connection: { saveData: false }, expected: true },
  { onLine: true, connection: { saveData: true }, expected: false },
  { onLine: false, connection: undefined, expected: false },
])('may load code ahead with $onLine and $connection: $expected', ({ expected, ...browser }) => {
  vi.stubGlobal('navigator', browser);
  expect(canPrefetch()).toBe(expected);
});

test('reads the lists of a page while it is opened, unless they have been read', async () => {
  const { app, requests } = await show({ page: null, answers });
  await prefetchPage(paths.contracts, app);
  expect(requests.map(({ key }) => key)).not.toContain('contractList');
  await prefetchPage(paths.contracts, app, true);
  await waitFor(() => expect(actorOf(app, 'contractList').getSnapshot().value).toBe('succeeded'));
  await prefetchPage(paths.contracts, app, true);
  expect(requests.map(({ key }) => key).filter((key) => key === 'contractList')).toEqual(['contractList']);
});

test('reads no personal list for a visitor', async () => {
  const { app, requests } = await show({ page: null, answers, isVisitor: true });
  await prefetchPage(paths.contracts, app, true);
  expect(requests.map(({ key }) => key)).not.toContain('contractList');
});
