import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WelcomePage } from '../../src/ui/pages/welcome-page.tsx';
import { seenText } from './support/seen-text.ts';
import { type Answers, show } from './support/show.tsx';

const profile = {
  name: 'PROFILE-1',
  first_name: 'Layla',
  full_name: 'Layla Haddad',
  email: 'layla@example.com',
  status: 'Submitted',
  email_verified: 0,
  completeness: 10,
  completeness_missing: [{ key: 'bio', weight: 20 }],
};
const bio = { name: 'BIO-1', technical_skills: [{ skill: 'PMP', level: 4, years: null }], language: [] };

const open = (person: object, language: 'en' | 'ar' = 'en', answers: Answers = {}) =>
  show({ page: <WelcomePage />, language, answers: { profile: () => person, fetchedBio: () => bio, ...answers } });

test.each(['en', 'ar'] as const)('states what was received, who reviews it and how long, in %s', async (language) => {
  const { t } = await open(profile, language);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Layla');
  for (const text of ['layla@example.com', t('cv_none'), t('welcome_review_line'), t('welcome_requests_line')])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: t('confirm_address_send') })).toBeEnabled();
  expect(screen.getByRole('link', { name: t('job_request') })).toHaveAttribute('href', '/job-request-list');
});

test('counts what was received, and leaves out a part without entries', async () => {
  const { t } = await open(profile);
  expect((await screen.findByText(t('technical_skills'))).nextElementSibling).toHaveTextContent('1');
  for (const part of ['languages', 'professional_experience', 'academic_background', 'profile_rate'] as const)
    expect(screen.queryByText(t(part))).toBeNull();
});

test('states the rate that was received, with its unit', async () => {
  const { t } = await open({ ...profile, hourly_rates: 450, currency: 'SAR', price_basis: 'Hourly' }, 'en', {
    priceBasis: () => [{ name: 'Hourly', label: 'Hourly', unit: 'hour' }],
  });
  expect(await screen.findByText(t('profile_rate'))).toBeVisible();
  await waitFor(() => expect(seenText(screen.getByText(t('profile_rate')).nextElementSibling)).toBe('SAR 450 / hour'));
});

test.each([
  ['is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['has the focus again', () => window.dispatchEvent(new Event('focus'))],
])('shows that the address was verified in another tab when the page %s', async (_, comeBack) => {
  let email_verified = 0;
  const { t } = await open(profile, 'en', { profile: () => ({ ...profile, email_verified }) });
  expect(await screen.findByRole('button', { name: t('confirm_address_send') })).toBeVisible();
  email_verified = 1;
  act(() => void comeBack());
  expect(await screen.findByText(t('welcome_address_done'))).toBeVisible();
});

test('shows that the address is verified and the profile approved', async () => {
  const { t } = await open({ ...profile, status: 'Approved', email_verified: 1 });
  expect(await screen.findByText(t('welcome_review_done'))).toBeVisible();
  expect(screen.getByText(t('welcome_address_done'))).toBeVisible();
  expect(screen.getByText(t('welcome_requests_now'))).toBeVisible();
  expect(screen.queryByRole('button', { name: t('confirm_address_send') })).toBeNull();
});
