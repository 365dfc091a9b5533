import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CallError } from '../../src/services/contract/api-error.ts';
import { actorOf } from '../../src/ui/actors.tsx';
import { pendingReply } from './support/show.tsx';
import { profile, showProfile } from './support/show-profile.tsx';

test.each(['en', 'ar'] as const)('shows the profile and the bio, in %s', async (language) => {
  const { t } = await showProfile({}, language);
  expect(await screen.findByRole('heading', { level: 1, name: "Noura Al-Sa'doun" })).toBeVisible();
  expect(await screen.findByText('I turn plans into work.')).toBeVisible();
  expect(screen.getByText(t('profile_status_approved'))).toBeVisible();
  expect(screen.getByText('+966 50 123 4567')).toHaveAttribute('dir', 'ltr');
  expect(screen.getByText('C#').tagName).toBe('BDI');
  expect(screen.getByText(t('language_level_native'))).toBeVisible();
  expect(screen.getByText('cv.pdf')).toBeVisible();
  expect(screen.getByText('Workshops')).toBeVisible();
  expect(screen.queryByRole('link', { name: t('check_credential') })).not.toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '80');
  expect(screen.getByRole('button', { name: new RegExp(`${t('step_add_photo')}:`) })).toBeVisible();
});

test('a certification has its issuer, days and number, and a link where it can be checked', async () => {
  const certification = {
    certification_name: 'PMP',
    issuer: 'PMI',
    issue_date: '2024-03-05',
    expiry_date: '2027-03-05',
    credential_id: '2024-17',
    credential_url: 'https://pmi.example/2024-17',
  };
  const { t } = await showProfile({ fetchedBio: () => ({ name: 'B1', certifications: [certification] }) });
  const link = await screen.findByRole('link', { name: t('check_credential') });
  expect(link).toHaveAttribute('href', 'https://pmi.example/2024-17');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  for (const text of ['PMP', 'PMI', '2024-17']) expect(screen.getByText(text).tagName).toBe('BDI');
  expect(screen.getByText(t('issued_on', { date: '5 March 2024' }))).toBeVisible();
  expect(screen.getByText(t('expires_on', { date: '5 March 2027' }))).toBeVisible();
});

test('lists each field of work once, and the latest experience first', async () => {
  await showProfile();
  const work = (await screen.findByRole('heading', { name: 'Fields of work' })).closest('section');
  expect(
    within(work ?? document.body)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Strategy', 'PMO']);
  const experience = screen.getByRole('heading', { name: 'Professional experience' }).closest('section');
  const periods = within(experience ?? document.body)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);
  expect(periods).toEqual(['March 2021 to now', 'August 2011 to December 2014']);
});

test.each([
  [{ start_date: '2021-03-01', end_date: '2021-03-31' }, 'March 2021'],
  [{ start_date: '2021-03-01', end_date: null }, 'March 2021'],
  [{ start_date: null, end_date: '2021-05-31' }, 'May 2021'],
  [{ start_date: '2021-01-01', end_date: '2022-01-01' }, '2021 to 2022'],
])('writes the period %o as %s', async (time, written) => {
  const row = { name: 'X1', job_title: 'Analyst', employer: 'Harbour', ...time };
  await showProfile({ profile: () => ({ name: 'P1', professional_experience: [row] }) });
  const entry = (await screen.findByRole('heading', { name: 'Analyst' })).closest('li');
  expect(entry?.querySelector('p')?.textContent).toBe(written);
});

test.each([
  ['Analyst', 'Harbour', ['Analyst', 'Harbour']],
  [null, 'Harbour', ['Harbour']],
])('heads the entry of the job %s at %s by what is known', async (job_title, employer, shown) => {
  const row = { name: 'X1', job_title, employer, start_date: '2021-03-01' };
  await showProfile({ profile: () => ({ name: 'P1', professional_experience: [row] }) });
  const heading = await screen.findByRole('heading', { level: 3, name: shown[0] as string });
  expect([...(heading.closest('li')?.querySelectorAll('bdi') ?? [])].map((part) => part.textContent)).toEqual(shown);
});

test('renders a profile that has only a name', async () => {
  await showProfile({ profile: () => ({ name: 'P1' }), fetchedBio: () => ({ name: 'B1' }) });
  expect(await screen.findByText("You haven't written anything about yourself yet.")).toBeVisible();
  expect(document.body).not.toHaveTextContent(/null|undefined|NaN|Invalid/);
});

test('shows the profile while the bio is loading', async () => {
  await showProfile({ fetchedBio: () => pendingReply });
  expect(await screen.findByText('Strategy consultant')).toBeVisible();
  expect(screen.getByText('Loading…')).toBeInTheDocument();
});

test('shows what the next step adds, and opens its form', async () => {
  const { person } = await showProfile();
  await person.click(await screen.findByRole('button', { name: 'Add a photo: +5%' }));
  expect(await screen.findByLabelText('Photo')).toHaveFocus();
  expect(screen.getByText('PNG, JPEG or WebP, up to 30 MB')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Add a photo: +5%' }));
  expect(screen.getByLabelText('Photo')).toHaveFocus();
});

test('skills without levels are a step of their own, and lead to their form; an unknown step is left out', async () => {
  const missing = [
    { key: 'skill_levels', weight: 5 },
    { key: 'constructor', weight: 5 },
  ];
  const { t, app, person } = await showProfile({ profile: () => ({ ...profile, completeness_missing: missing }) });
  await person.click(await screen.findByRole('button', { name: `${t('step_set_levels')}: +5%` }));
  expect(actorOf(app, 'bio').getSnapshot().context.section).toBe('skills');
  expect(screen.getAllByRole('button', { name: /\+5%/ })).toHaveLength(1);
});

test('a photo that was not uploaded is sent again or removed, and its field has the focus', async () => {
  const { t, person, app } = await showProfile();
  await person.click(await screen.findByRole('button', { name: 'Add a photo: +5%' }));
  const field = await screen.findByLabelText('Photo');
  await person.upload(field, new File(['\u0089PNG'], 'me.png', { type: 'image/png' }));
  await screen.findByText(t('cv_uploading'));
  const { apiError } = new CallError({ kind: 'timedOut' });
  act(() => actorOf(app, 'bio').send({ type: 'upload.failed', apiError }));
  await person.click(screen.getByRole('button', { name: t('retry') }));
  expect(await screen.findByText(t('cv_uploading'))).toBeVisible();
  expect(field).toHaveFocus();
  await person.click(screen.getByRole('button', { name: t('cancel_upload') }));
  expect(screen.queryByText(t('cv_uploading'))).toBeNull();
  expect(field).toHaveFocus();
});

test('shows no date for a person who is available now', async () => {
  const { t } = await showProfile({ profile: () => ({ ...profile, availability_status: 'Available' }) });
  expect((await screen.findAllByText(t('availability_available'))).length).toBeGreaterThan(0);
  expect(screen.queryByText(t('availability_from', { date: '15 December 2026' }))).toBeNull();
});

test.each(['en', 'ar'] as const)('links to every section of the page, in %s', async (language) => {
  const { t } = await showProfile({}, language);
  await screen.findByText('I turn plans into work.');
  const links = within(screen.getByRole('navigation', { name: t('profile_sections') })).getAllByRole('link');
  const targets = links.map((link) => document.getElementById(link.getAttribute('href')?.slice(1) ?? ''));
  expect(targets.map((target) => target?.textContent)).toEqual(links.map((link) => link.textContent));
  await waitFor(() => expect(links.filter((link) => link.getAttribute('aria-current') === 'location')).toHaveLength(1));
});

test('each section keeps the place that its link leads to while it is edited', async () => {
  const { t, person } = await showProfile();
  await person.click(
    await screen.findByRole('button', { name: t('edit_named', { name: t('professional_experience') }) }),
  );
  const form = screen.getByRole('button', { name: t('save') }).closest('form');
  expect(document.getElementById('experience')?.closest('section')).toContainElement(form);
});

test('moves to the section in the fragment of the address, and marks it in the menu', async () => {
  const { t } = await showProfile({}, 'en', undefined, '/#education');
  await waitFor(() => expect(screen.getByRole('heading', { name: t('academic_background') })).toHaveFocus());
  const link = screen.getByRole('link', { name: t('academic_background') });
  await waitFor(() => expect(link).toHaveAttribute('aria-current', 'location'));
});

test('leads with the rate and its unit, the availability and the place', async () => {
  const priceBasis = () => [{ name: 'Hourly', label: 'Hourly', unit: 'hour', rank: 1 }];
  await showProfile({ profile: () => ({ ...profile, country: 'SA', city: 'Riyadh' }), priceBasis });
  const head = within(
    (await screen.findByRole('heading', { level: 1, name: /Noura/ })).closest('header') ?? document.body,
  );
  expect(head.getAllByRole('definition').map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
    'SAR 475 / hour',
    'From 15 December 2026',
    'Riyadh, Saudi Arabia',
  ]);
  expect(head.getByText('NS')).toBeVisible();
});
