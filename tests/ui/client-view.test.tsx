import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '../../src/ui/paths.ts';
import { ClientViewPage } from '../../src/ui/profile/client-view-page.tsx';
import { type Answers, show } from './support/show.tsx';

const profile = {
  name: 'P1',
  user: 'noura@example.com',
  email: 'noura@example.com',
  full_name: "Noura Al-Sa'doun",
  first_name: 'Noura',
  last_name: "Al-Sa'doun",
  headline: 'Strategy consultant',
  phone_no: '+966501234567',
  nationality: 'OM',
  hourly_rates: 475,
  currency: 'SAR',
  price_basis: 'Hourly',
  quantity: 30,
  upload_cv: { file_name: 'cv.pdf', file_url: null, file_size: 348_160 },
  professional_experience: [{ name: 'X1', job_title: 'Analyst', employer: 'Harbour', start_date: '2011-08-01' }],
};
const bio = { name: 'B1', bio: 'I turn plans into work.' };

const showPage = (answers: Answers = {}, language: 'en' | 'ar' = 'en') =>
  show({
    page: <ClientViewPage />,
    language,
    answers: { profile: () => profile, fetchedBio: () => bio, ...answers },
  });

test.each(['en', 'ar'] as const)('shows the profile without what a client may not see, in %s', async (language) => {
  const { t } = await showPage({}, language);
  expect(await screen.findByRole('heading', { level: 1, name: "Noura Al-Sa'doun" })).toBeVisible();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual([t('about_me'), t('professional_experience'), t('terms_of_work')]);
  expect(document.body).not.toHaveTextContent(/noura@|501234567|cv\.pdf|Oman|عُمان/);
  expect(screen.queryByRole('button', { name: t('edit') })).toBeNull();
  expect(screen.getByRole('link', { name: t('back_to_editing') })).toHaveAttribute('href', paths.profile);
});

test.each([
  [{ full_name: null }, "Noura Al-Sa'doun"],
  [{ full_name: undefined, last_name: null }, 'Noura'],
  [{ full_name: '', first_name: null, last_name: null }, 'Profile'],
])('shows a profile with the names %j as %s', async (names, heading) => {
  await showPage({ profile: () => ({ ...profile, ...names }) });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible());
});

const bases = ['hour', 'day', 'week'].map((unit) => ({ name: unit, label: unit, unit, requires_quantity: 1 }));

test.each([
  ['hour', '30 hours'],
  ['day', '30 days'],
  ['week', '30'],
])('shows the weekly capacity of a person who charges by the %s as %s', async (price_basis, text) => {
  const { t } = await showPage({ profile: () => ({ ...profile, price_basis }), priceBasis: () => bases });
  await screen.findByRole('heading', { level: 2, name: t('terms_of_work') });
  const capacity = screen.getByText(t('weekly_capacity')).nextElementSibling;
  await waitFor(() => expect(capacity).toHaveTextContent(new RegExp(`^${text}$`)));
});

test('isolates a grade from its Arabic label', async () => {
  const studies = [{ name: 'A1', institution: 'King Saud University', grade: '4.5/5 (A+)' }];
  const { t } = await showPage({ profile: () => ({ ...profile, academic_background: studies }) }, 'ar');
  expect(await screen.findByText(t('grade', { grade: '\u20684.5/5 (A+)\u2069' }))).toBeVisible();
});

test('states the level of a study once: as its title, or beside its field', async () => {
  const studies = [
    { name: 'A1', institution: 'King Saud University', education_level: 'Bachelor' },
    { name: 'A2', institution: 'Cairo University', education_level: 'Master', field_of_study: 'Law' },
  ];
  const levels = [
    { name: 'Bachelor', label: 'Bachelor’s degree' },
    { name: 'Master', label: 'Master’s degree' },
  ];
  await showPage({
    profile: () => ({ ...profile, academic_background: studies }),
    educationLevels: () => levels,
  });
  expect(await screen.findByText('Bachelor’s degree')).toBeVisible();
  const entryOf = (school: string) => screen.getByText(school).closest('li');
  expect(entryOf('King Saud University')?.textContent?.match(/Bachelor/g)).toHaveLength(1);
  expect(entryOf('Cairo University')).toHaveTextContent(/Law.*Master’s degree/);
});

test('links in the menu to the sections that are shown', async () => {
  const { t } = await showPage();
  const menu = within(await screen.findByRole('navigation', { name: t('profile_sections') }));
  expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#about',
    '#experience',
    '#terms',
  ]);
});

test('states that a profile with only a name has nothing else', async () => {
  const { t } = await showPage({
    profile: () => ({ name: 'P1', full_name: 'Noura' }),
    fetchedBio: () => ({ name: 'B1' }),
  });
  expect(await screen.findByText(t('client_view_empty'))).toBeVisible();
});
