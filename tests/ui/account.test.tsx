import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AccountPage } from '../../src/ui/account/account-page.tsx';
import { actorOf } from '../../src/ui/actors.tsx';
import { onItsWay, show } from './support/show.tsx';

test.each(['en', 'ar'] as const)('tells who is signed in and where data is kept, in %s', async (language) => {
  const { words } = await show({
    page: <AccountPage />,
    language,
    answers: { profile: () => ({ name: 'P1', full_name: 'Noura' }) },
  });
  expect(await screen.findByText('Noura')).toBeVisible();
  expect(screen.getByText('noura@example.com')).toHaveAttribute('dir', 'ltr');
  expect(screen.getByText(words('account_data_browser'))).toBeVisible();
});

test('stands before the profile has arrived', async () => {
  await show({ page: <AccountPage />, answers: { profile: () => onItsWay } });
  expect(screen.getByText('noura@example.com')).toBeVisible();
});

test('switches the language', async () => {
  const { app, person } = await show({ page: <AccountPage />, answers: {} });
  expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
  await person.click(screen.getByRole('radio', { name: 'العربية' }));
  expect(actorOf(app, 'language').getSnapshot().context.language_abbr).toBe('ar');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'العربية' })).toBeChecked());
});
