import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CallError } from '../../src/services/contract/api-error.ts';
import { LoginForm } from '../../src/ui/auth/login-form.tsx';
import { LoginPage } from '../../src/ui/auth/login-page.tsx';
import { hold } from '../support/hold.ts';
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

test.each(['en', 'ar'] as const)('the page links the address of the support, in %s', async (language) => {
  const answers = { loginTheme: () => ({ support_email: 'help@example.com' }) };
  const { t } = await show({ page: <LoginPage />, answers, isVisitor: true, language });
  const link = await screen.findByRole('link', { name: 'help@example.com' });
  expect(link).toHaveAttribute('href', 'mailto:help@example.com');
  expect(link.closest('p')).toHaveTextContent(`${t('support_line')} help@example.com`);
});

const openPage = (loginTheme: () => Promise<object>) =>
  show({ page: <LoginPage />, answers: { loginTheme }, isVisitor: true });

test('the words of the server replace no others', async () => {
  const { released, release } = hold<object>();
  const { t } = await openPage(() => released);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText(t('signup_header'))).toBeNull();
  await act(async () => release({ heading: 'Work on your terms' }));
  expect(await screen.findByText('Work on your terms')).toBeVisible();
  expect(screen.getByText(t('signup_description'))).toBeVisible();
  expect(screen.queryByText(t('signup_header'))).toBeNull();
});

test('without a reply of the server, the page has words of its own', async () => {
  const { t } = await openPage(() => Promise.reject(new CallError({ kind: 'server', message: '' })));
  expect(await screen.findByText(t('signup_header'))).toBeVisible();
});

test('the server’s logo and the colours of its button are shown', async () => {
  const theme = { logo: '/files/logo.png', primary_color: '#102a6b', on_primary_color: '#777777' };
  const { t } = await openPage(async () => theme);
  const button = screen.getByRole('button', { name: t('login') });
  await vi.waitFor(() => expect(document.querySelector('img[src="/files/logo.png"]')).not.toBeNull());
  const colours = button.closest<HTMLElement>('[style]')?.style;
  expect(['--act', '--on-act'].map((name) => colours?.getPropertyValue(name))).toEqual(['#102a6b', '#ffffff']);
  expect(screen.getByRole('button', { name: t('signup') }).closest('[style]')).toBeNull();
});
