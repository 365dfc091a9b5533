import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { actorOf } from '../../src/ui/actors.tsx';
import { BookmarkButton } from '../../src/ui/job-request/bookmark-button.tsx';
import { addBookmark } from './support/add-bookmark.ts';
import { show } from './support/show.tsx';

const open = (is_saved: boolean) =>
  show({ page: <BookmarkButton request={{ name: 'RFQ-1', job_title: 'Audit', is_saved }} />, answers: {} });

test.each([
  [false, 'save_request_short'],
  [true, 'unsave_request_short'],
] as const)('the button of a request that is saved (%s) states what it does', async (isSaved, title) => {
  const { t } = await open(isSaved);
  const button = screen.getByRole('button', { name: t('save_request', { title: '\u2068Audit\u2069' }) });
  expect(button).toHaveAttribute('aria-pressed', String(isSaved));
  expect(button).toHaveAttribute('title', t(title));
});

test('a bookmark that waits to be sent is taken back', async () => {
  const { app, person, t } = await open(false);
  act(() => addBookmark(app, 'RFQ-1'));
  const button = screen.getByRole('button');
  expect(button).toHaveAttribute('title', t('outbox_waiting'));
  await person.click(button);
  expect(actorOf(app, 'outbox').getSnapshot().context.entries).toEqual([]);
  expect(button).toHaveAttribute('title', t('save_request_short'));
});
