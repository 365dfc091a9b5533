import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { type NewPassword, passwordResetMachine } from '../../src/machines/password-reset-machine.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { ResetPasswordPage } from '../../src/ui/password-reset/reset-password-page.tsx';
import { show } from './support/show.tsx';

type ResetPassword = (input: NewPassword) => Promise<{ email: string | null }>;

function failing(...failures: readonly CallError[]): ResetPassword {
  const resetPassword = vi.fn<ResetPassword>();
  for (const failure of failures) resetPassword.mockRejectedValueOnce(failure);
  return resetPassword;
}

async function openLink(language: 'en' | 'ar', resetPassword: ResetPassword) {
  const reset = passwordResetMachine.provide({
    actors: {
      resetPassword: fromPromise<{ email: string | null }, NewPassword>(async ({ input }) => resetPassword(input)),
    },
  });
  const page = await show({
    page: <ResetPasswordPage />,
    path: '/reset-password#token=T-of-a-link',
    answers: {},
    features: { reset },
    isVisitor: true,
    language,
  });
  const { t, person } = page;
  await person.type(screen.getByLabelText(new RegExp(`^${t('new_password')}`)), 'tamarind snow 7');
  return { ...page, submit: () => person.click(screen.getByRole('button', { name: t('change_password') })) };
}

const timedOut = new CallError({ kind: 'timedOut' });
const expired = new CallError({ kind: 'linkExpired' });

test.each(['en', 'ar'] as const)(
  'a link that was used by an attempt without a reply leads to the login page, in %s',
  async (language) => {
    const { t, submit } = await openLink(language, failing(timedOut, expired));
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `${t('error_timed_out')}${t('password_outcome_unknown')}`,
    );
    await submit();
    await screen.findByRole('heading', { name: t('link_expired_heading') });
    expect(screen.getByText(new RegExp(t('password_outcome_unknown')))).toBeVisible();
    expect(screen.getByRole('link', { name: t('login') })).toHaveAttribute('href', '/login');
  },
);

test('a link that has expired does not mention an attempt that was not made', async () => {
  const { t, submit } = await openLink('en', failing(expired));
  await submit();
  await screen.findByRole('heading', { name: t('link_expired_heading') });
  expect(screen.queryByText(new RegExp(t('password_outcome_unknown')))).toBeNull();
});

test('a password that is refused after the page was left and opened again asks for a new link', async () => {
  let refuse = (_: CallError) => {};
  const { t, submit, unmount, remount } = await openLink('en', () => new Promise((_, reject) => (refuse = reject)));
  await submit();
  unmount();
  remount();
  const button = await screen.findByRole('button', { name: t('change_password') });
  expect(button).toHaveAttribute('aria-busy', 'true');
  refuse(new CallError({ kind: 'refused', message: 'Too common' }));
  await screen.findByRole('heading', { name: t('link_expired_heading') });
  expect(screen.getByRole('link', { name: t('link_new') })).toHaveAttribute('href', '/forgot-password');
  expect(screen.queryByText(new RegExp(t('password_outcome_unknown')))).toBeNull();
});

test('a password that is changed after the page was left and opened again leads to the login page', async () => {
  let change = (_: { email: string }) => {};
  const { t, submit, unmount, remount } = await openLink('en', () => new Promise((resolve) => (change = resolve)));
  await submit();
  unmount();
  remount();
  await screen.findByRole('button', { name: t('change_password') });
  change({ email: 'noor@example.com' });
  await screen.findByRole('heading', { name: t('reset_done_heading') });
  expect(screen.getByText(t('reset_done_line'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('login') })).toHaveAttribute('href', '/login');
});

test('a password manager can store the password, with the address once it is known', async () => {
  const { t } = await openLink('en', failing(expired));
  const field = screen.getByLabelText(new RegExp(`^${t('new_password')}`));
  expect(field).toHaveAttribute('autocomplete', 'new-password');
  expect(document.querySelector('[autocomplete="username"]')).not.toBeNull();
});

const field = (page: { t(message: 'new_password'): string }) =>
  screen.getByLabelText(new RegExp(`^${page.t('new_password')}`));

test.each(['en', 'ar'] as const)('clears the error of a password that is corrected, in %s', async (language) => {
  const refused = () => new CallError({ kind: 'refused', fields: { password: 'Too common' } });
  const page = await openLink(language, failing(refused(), refused()));
  await page.submit();
  await waitFor(() => expect(field(page)).toHaveAccessibleDescription(expect.stringContaining('Too common')));
  await page.person.type(field(page), '!');
  expect(field(page)).toBeValid();
  expect(screen.queryByText('Too common')).toBeNull();
  await page.submit();
  await waitFor(() => expect(field(page)).toHaveAccessibleDescription(expect.stringContaining('Too common')));
});

test('clears the error of a password that is too short when it is changed, and shows it again at the next attempt', async () => {
  const page = await openLink('en', failing());
  await page.person.clear(field(page));
  await page.submit();
  expect(field(page)).toBeInvalid();
  await page.person.type(field(page), 'snow');
  expect(field(page)).toBeValid();
  await page.submit();
  expect(field(page)).toBeInvalid();
});

test('clears an error of no field when the password is changed, but not what follows from a missing reply', async () => {
  const page = await openLink('en', failing(new CallError({ kind: 'server' }), timedOut));
  await page.submit();
  expect(await screen.findByText(page.t('error_server_failed'))).toBeVisible();
  await page.person.type(field(page), '!');
  expect(screen.queryByRole('alert')).toBeNull();
  await page.submit();
  expect(await screen.findByText(page.t('error_timed_out'))).toBeVisible();
  await page.person.type(field(page), '!');
  expect(screen.getByRole('alert')).toHaveTextContent(new RegExp(`^${page.t('password_outcome_unknown')}$`));
});

test('keeps the text of a server that asks to wait', async () => {
  const page = await openLink('en', failing(new CallError({ kind: 'throttled', retryAt: Date.now() + 60_000 })));
  await page.submit();
  const alert = await screen.findByRole('alert');
  await page.person.type(field(page), '!');
  expect(alert).toBeVisible();
});
