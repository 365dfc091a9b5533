import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { type NewPassword, passwordResetMachine } from '../../src/machines/password-reset-machine.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { ResetPasswordPage } from '../../src/ui/password-reset/reset-password-page.tsx';
import { show } from './support/show.tsx';

async function openLink(language: 'en' | 'ar', failures: readonly CallError[]) {
  const resetPassword = vi.fn();
  for (const failure of failures) resetPassword.mockRejectedValueOnce(failure);
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
    const { t, submit } = await openLink(language, [timedOut, expired]);
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `${t('fault_timed_out')}${t('password_outcome_unknown')}`,
    );
    await submit();
    await screen.findByRole('heading', { name: t('link_expired_heading') });
    expect(screen.getByText(new RegExp(t('password_outcome_unknown')))).toBeVisible();
    expect(screen.getByRole('link', { name: t('login') })).toHaveAttribute('href', '/login');
  },
);

test('a link that has expired does not mention an attempt that was not made', async () => {
  const { t, submit } = await openLink('en', [expired]);
  await submit();
  await screen.findByRole('heading', { name: t('link_expired_heading') });
  expect(screen.queryByText(new RegExp(t('password_outcome_unknown')))).toBeNull();
});
