import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LoginForm } from '../../src/ui/auth/login-form.tsx';
import { LoginPage } from '../../src/ui/auth/login-page.tsx';
import { show } from './support/show.tsx';

const open = (language: 'en' | 'ar' = 'en') =>
  show({ page: <LoginForm supportEmail={null} />, answers: {}, isVisitor: true, language });

test('a password manager can fill in the form', async () => {
  const { t } = await open();
  const address = screen.getByLabelText(new RegExp(`^${t('email')}`));
  expect(address).toHaveAttribute('autocomplete', 'username');
  expect(address).toHaveAttribute('placeholder', t('email_placeholder'));
  expect(screen.getByLabelText(new RegExp(`^${t('password')}`))).toHaveAttribute('autocomplete', 'current-password');
});

test.each(['en', 'ar'] as const)('an empty form asks for the address and the password, in %s', async (language) => {
  const { t, person } = await open(language);
  await person.click(screen.getByRole('button', { name: t('login') }));
  const address = screen.getByLabelText(new RegExp(`^${t('email')}`));
  expect(address).toHaveAccessibleDescription(t('error_email_required'));
  expect(address).toHaveFocus();
  expect(screen.getByLabelText(new RegExp(`^${t('password')}`))).toHaveAccessibleDescription(t('field_required'));
});

test.each(['en', 'ar'] as const)('the page names the address of the support, in %s', async (language) => {
  const answers = { loginTheme: () => ({ support_email: 'help@example.com' }) };
  const { t } = await show({ page: <LoginPage />, answers, isVisitor: true, language });
  expect(await screen.findByText(t('support_line', { email: '\u2066help@example.com\u2069' }))).toBeVisible();
});
