import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import { type ProfileLink, profileLinkMachine } from '../../src/machines/profile-link-machine.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { ShareCard } from '../../src/ui/profile/share-card.tsx';
import { show } from './support/show.tsx';

const none: ProfileLink = { token: null, created_on: null };
const link: ProfileLink = { token: 'T-of-a-profile', created_on: '2026-03-05 09:30:00' };

interface Services {
  /** The link on the server. */
  readonly first?: ProfileLink;
  readonly create?: () => ProfileLink;
  readonly copy?: (text: string) => void;
}

/** Renders the card with a server that has `first`. */
function showCard({ first = none, create = () => link, copy = () => undefined }: Services, language?: 'en' | 'ar') {
  const read = fromPromise<ProfileLink>(async () => first);
  return show({
    page: <ShareCard />,
    answers: {},
    ...(language && { language }),
    features: {
      profileLink: profileLinkMachine.provide({
        actors: {
          getLink: read,
          checkLink: read,
          createLink: fromPromise<ProfileLink, { submission: string }>(async () => create()),
          revokeLink: fromPromise<ProfileLink, { token: string }>(async () => none),
          copyText: fromPromise<unknown, { text: string }>(async ({ input }) => copy(input.text)),
        },
      }),
    },
  });
}

test.each(['en', 'ar'] as const)('creates, copies and revokes a link, in %s', async (language) => {
  const copied: string[] = [];
  const { person, t } = await showCard({ copy: (text) => copied.push(text) }, language);
  await person.click(await screen.findByRole('button', { name: t('share_create') }));
  const field = await screen.findByRole('textbox', { name: t('share_link') });
  expect(field).toHaveValue('http://localhost:3000/p/T-of-a-profile');
  expect(screen.getByRole('heading', { name: t('share_title') })).toHaveFocus();
  await person.click(screen.getByRole('button', { name: t('share_copy') }));
  expect(await screen.findByText(t('share_copied'))).toBeVisible();
  expect(copied).toEqual(['http://localhost:3000/p/T-of-a-profile']);
  await person.click(screen.getByRole('button', { name: t('share_revoke') }));
  expect(await screen.findByRole('dialog', { name: t('share_revoke_ask') })).toBeVisible();
  await person.click(screen.getAllByRole('button', { name: t('share_revoke') }).at(-1) ?? document.body);
  expect(await screen.findByRole('button', { name: t('share_create') })).toBeVisible();
  expect(screen.getByRole('heading', { name: t('share_title') })).toHaveFocus();
});

test('selects the link where the browser does not copy it', async () => {
  const { person, t } = await showCard({
    first: link,
    copy: () => {
      throw new Error('no access');
    },
  });
  await person.click(await screen.findByRole('button', { name: t('share_copy') }));
  expect(await screen.findByText(t('share_not_copied'))).toBeVisible();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: t('share_link') });
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
});

test('selects the link that takes the focus', async () => {
  const { t } = await showCard({ first: link });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: t('share_link') });
  act(() => field.focus());
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
});

test('keeps the link when the revocation is cancelled', async () => {
  const { person, t } = await showCard({ first: link });
  await person.click(await screen.findByRole('button', { name: t('share_revoke') }));
  await person.click(await screen.findByRole('button', { name: t('share_keep') }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('textbox', { name: t('share_link') })).toBeVisible();
});

test('states why no link was created, also when the server gave no reply', async () => {
  const { person, t } = await showCard({
    create: () => {
      throw new CallError({ kind: 'timedOut' });
    },
  });
  await person.click(await screen.findByRole('button', { name: t('share_create') }));
  expect(await screen.findByRole('alert')).toHaveTextContent(t('error_timed_out'));
  expect(await screen.findByRole('button', { name: t('share_create') })).toBeVisible();
});
