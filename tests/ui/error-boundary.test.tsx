import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallError } from '../../src/services/contract/api-error.ts';
import { actorOf } from '../../src/ui/actors.tsx';
import { ErrorBoundary } from '../../src/ui/shell/error-boundary.tsx';
import { Shell } from '../../src/ui/shell/shell.tsx';
import { messagesIn } from './support/messages-in.ts';
import { show } from './support/show.tsx';

const t = messagesIn('en');
let isBroken = true;

function Page() {
  if (isBroken) throw new Error('broken');
  return <p>The page</p>;
}

beforeEach(() => {
  isBroken = true;
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React logs the error
});
afterEach(() => vi.restoreAllMocks());

const showPage = () =>
  show({
    page: (
      <ErrorBoundary>
        <Page />
      </ErrorBoundary>
    ),
    answers: {},
  });

it('a page that throws is rendered again by Try again', async () => {
  const { person } = await showPage();
  expect(screen.getByRole('heading')).toHaveTextContent(t('broken_title'));
  isBroken = false;
  await person.click(screen.getByRole('button', { name: t('retry') }));
  expect(screen.getByText('The page')).toBeInTheDocument();
});

it('a page that throws states that the input is saved only while it is', async () => {
  const { app } = await showPage();
  expect(screen.getByText(t('broken_kept'), { exact: false })).toBeVisible();
  act(() => actorOf(app, 'storage').send({ type: 'storage.written', outcome: 'blocked' }));
  expect(screen.queryByText(t('broken_kept'), { exact: false })).toBeNull();
  expect(screen.getByText(t('draft_in_tab_only'), { exact: false })).toBeVisible();
});

it('a page that throws offers a report and the home page', async () => {
  const { person } = await showPage();
  expect(screen.getByRole('link', { name: t('go_to_landing') })).toHaveAttribute('href', '/');
  await person.click(screen.getByRole('button', { name: t('report_problem') }));
  expect(await screen.findByRole('dialog', { name: t('report_problem') })).toBeInTheDocument();
});

it('the shell that throws outside the page shows a message and not a white page', async () => {
  const { app, person } = await show({ page: <Shell>The page</Shell>, answers: {} });
  const connection = actorOf(app, 'connection');
  const hasTag = () => {
    throw new Error('broken');
  };
  const broken = vi.spyOn(connection, 'getSnapshot').mockReturnValue({ ...connection.getSnapshot(), hasTag });
  act(() => connection.send({ type: 'code.failed' }));
  expect(screen.getByRole('heading')).toHaveTextContent(t('broken_title'));
  broken.mockRestore();
  await person.click(screen.getByRole('button', { name: t('retry') }));
  expect(screen.getByText('The page')).toBeInTheDocument();
});

it('an actor that fails leaves a message, because no actor runs any more', async () => {
  const { app } = await show({ page: <Shell>The page</Shell>, answers: {} });
  app.subscribe({ error: () => undefined }); // the error is not reported as an unhandled one
  act(() => {
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
      throw new Error('broken');
    });
    const { apiError } = new CallError({ kind: 'maintenance' });
    actorOf(app, 'connection').send({ type: 'call.failed', apiError, isRead: true });
    clock.mockRestore();
  });
  expect(screen.getByRole('heading')).toHaveTextContent(t('broken_title'));
  expect(screen.getByText(t('broken_line'), { exact: false })).toBeVisible();
  expect(screen.queryByText(t('broken_kept'), { exact: false })).toBeNull();
});
