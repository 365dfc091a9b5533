/** Tests of what the browser may fill in for a person. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChangePassword } from '../../src/ui/account/change-password.tsx';
import { AddressForm } from '../../src/ui/password-reset/address-form.tsx';
import { ProfilePage } from '../../src/ui/profile/profile-page.tsx';
import { show } from './support/show.tsx';

test('the personal details are named as browsers name them', async () => {
  const answers = { profile: () => ({ name: 'P1' }), fetchedBio: () => ({ name: 'B1' }) };
  const { t, person } = await show({ page: <ProfilePage />, answers });
  await person.click(await screen.findByRole('button', { name: 'Edit Personal details' }));
  const filled = { first_name: 'given-name', last_name: 'family-name', country: 'country', city: 'address-level2' };
  for (const [id, autocomplete] of Object.entries(filled))
    expect(screen.getByLabelText(t(id as keyof typeof filled))).toHaveAttribute('autocomplete', autocomplete);
});

test('a new password is stored with the address of its account', async () => {
  const { t } = await show({ page: <ChangePassword usr="noura@example.com" />, answers: {} });
  const attribute = (label: string) => screen.getByLabelText(new RegExp(`^${label}`)).getAttribute('autocomplete');
  expect(attribute(t('current_password'))).toBe('current-password');
  expect(attribute(t('new_password'))).toBe('new-password');
  expect(document.querySelector('[autocomplete="username"]')).toHaveValue('noura@example.com');
});

test('a password manager gets the address of a forgotten password', async () => {
  const { t } = await show({ page: <AddressForm />, answers: {}, isVisitor: true });
  expect(screen.getByLabelText(new RegExp(`^${t('email')}`))).toHaveAttribute('autocomplete', 'username');
});
