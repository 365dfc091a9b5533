import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { accountMachine, type PasswordChange } from '../../src/machines/account-machine.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { ChangePassword } from '../../src/ui/account/change-password.tsx';
import { show } from './support/show.tsx';

/** The form after the server has rejected its first attempt. */
async function rejected(language: 'en' | 'ar', ...errors: CallError[]) {
  const changePassword = vi.fn();
  for (const error of errors) changePassword.mockRejectedValueOnce(error);
  const account = accountMachine.provide({
    actors: { changePassword: fromPromise<unknown, PasswordChange>(({ input }) => changePassword(input)) },
  });
  const page = await show({
    page: <ChangePassword usr="noura@example.com" />,
    language,
    answers: {},
    features: { account },
  });
  const field = (message: 'current_password' | 'new_password') =>
    screen.getByLabelText(new RegExp(`^${page.t(message)}`));
  await page.person.type(field('current_password'), 'wrong');
  await page.person.type(field('new_password'), 'tamarind snow 7');
  const send = () => page.person.click(screen.getByRole('button', { name: page.t('change_password') }));
  await send();
  return { ...page, field, send };
}

const fields = { password: 'Not your password', new_password: 'Too common' };

test.each(['en', 'ar'] as const)(
  "clears the server's text for the field that is corrected, and no other, in %s",
  async (language) => {
    const { person, field } = await rejected(language, new CallError({ kind: 'refused', fields }));
    await waitFor(() => expect(field('current_password')).toHaveAccessibleDescription(fields.password));
    expect(screen.queryByRole('alert')).toBeNull(); // the fields have the texts
    await person.type(field('current_password'), '!');
    expect(field('current_password')).not.toHaveAccessibleDescription(expect.stringContaining(fields.password));
    expect(field('new_password')).toHaveAccessibleDescription(expect.stringContaining(fields.new_password));
    await person.type(field('new_password'), '!');
    expect(screen.queryByText(fields.new_password)).toBeNull();
  },
);

test("shows the server's text again when it rejects the corrected field too", async () => {
  const error = () => new CallError({ kind: 'refused', fields: { password: fields.password } });
  const { person, field, send } = await rejected('en', error(), error());
  await waitFor(() => expect(field('current_password')).toHaveAccessibleDescription(fields.password));
  await person.type(field('current_password'), '!');
  await send();
  await waitFor(() => expect(field('current_password')).toHaveAccessibleDescription(fields.password));
});

test('clears an error of no field when a field is changed', async () => {
  const { t, person, field } = await rejected('en', new CallError({ kind: 'server' }));
  expect(await screen.findByText(t('error_server_failed'))).toBeVisible();
  await person.type(field('new_password'), '!');
  expect(screen.queryByText(t('error_server_failed'))).toBeNull();
});

test('keeps the text of a server that asks to wait', async () => {
  const { person, field } = await rejected('en', new CallError({ kind: 'throttled', retryAt: Date.now() + 60_000 }));
  const alert = await screen.findByRole('alert');
  await person.type(field('new_password'), '!');
  expect(alert).toBeVisible();
});
