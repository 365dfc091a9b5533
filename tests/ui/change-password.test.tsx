import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import { accountMachine, type PasswordChange } from '../../src/machines/account-machine.ts';
import { ChangePassword } from '../../src/ui/account/change-password.tsx';
import { show } from './support/show.tsx';

test('shows the strength of the same new password again after a change', async () => {
  const account = accountMachine.provide({
    actors: { changePassword: fromPromise<unknown, PasswordChange>(async () => null) },
  });
  const page = <ChangePassword usr="noura@example.com" />;
  const { person, t } = await show({ page, answers: {}, features: { account } });
  const enterNew = async () => {
    await person.click(screen.getByLabelText(/^New password/));
    await person.paste('tamarind under snow');
  };
  const strength = new RegExp(`^${t('password_strength')}:`);
  await person.type(screen.getByLabelText(/^Current password/), 'Consult-2026!');
  await enterNew();
  expect(screen.getByText(strength)).toBeVisible();
  await person.click(screen.getByRole('button', { name: t('change_password') }));
  expect(await screen.findByText(t('password_changed'))).toBeVisible();
  expect(screen.getByLabelText(/^New password/)).toHaveValue('');
  expect(screen.queryByText(strength)).toBeNull();
  await enterNew();
  expect(screen.getByText(strength)).toBeVisible();
});
