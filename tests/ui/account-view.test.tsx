import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BioToSave } from '../../src/machines/bio-machine.ts';
import { CallError } from '../../src/services/contract/fault.ts';
import type { Bio } from '../../src/services/contract/records/bio.ts';
import { AccountViewPage } from '../../src/ui/account-view/account-view-page.tsx';
import { actorOf } from '../../src/ui/actors.tsx';
import { type Answers, onItsWay, show } from './support/show.tsx';

const profile = {
  name: 'P1',
  full_name: "Noura Al-Sa'doun",
  first_name: 'Noura',
  headline: 'Strategy consultant',
  status: 'Approved',
  availability_status: 'Available From',
  available_from: '2026-12-15',
  hourly_rates: 475,
  currency: 'SAR',
  price_basis: 'Hourly',
  phone_no: '+966 50 123 4567',
  completeness: 80,
  completeness_missing: [{ key: 'photo_url', weight: 5 }],
  service_lines: ['Strategy'],
  candidate_details: [
    { detail_type: 'service_line', value: 'Strategy' },
    { detail_type: 'service_line', value: 'PMO' },
  ],
  professional_experience: [
    { name: 'X1', job_title: 'Analyst', employer: 'Harbour', start_date: '2011-08-01', end_date: '2014-12-20' },
    { name: 'X2', job_title: 'Consultant', employer: 'Independent', start_date: '2021-03-01', is_current: 1 },
  ],
  academic_background: [{ name: 'A1', institution: 'King Saud University', education_level: 'Bachelor' }],
  upload_cv: { file_name: 'cv.pdf', file_url: null, file_size: 348_160 },
};

const bio = {
  name: 'B1',
  bio: 'I turn plans into work.',
  technical_skills: [{ skill: 'C#', level: 5, years: 12 }],
  other_technical_skills: 'Workshops',
  language: [{ language: 'ar', level: 'Native' }],
  certifications: [{ certification_name: 'PMP', credential_url: 'javascript:alert(1)' }],
  modified: '2026-03-05 09:00:00',
};

const showPage = (answers: Answers = {}, language: 'en' | 'ar' = 'en', saveBio?: (bio: BioToSave) => unknown) =>
  show({
    page: <AccountViewPage />,
    language,
    answers: { profile: () => profile, fetchedBio: () => bio, ...answers },
    saveBio,
  });

test.each(['en', 'ar'] as const)('shows who the candidate is and what they can do, in %s', async (language) => {
  const { words } = await showPage({}, language);
  expect(await screen.findByRole('heading', { level: 1, name: "Noura Al-Sa'doun" })).toBeVisible();
  expect(await screen.findByText('I turn plans into work.')).toBeVisible();
  expect(screen.getByText(words('profile_status_approved'))).toBeVisible();
  expect(screen.getByText('+966 50 123 4567')).toHaveAttribute('dir', 'ltr');
  expect(screen.getByText('C#').tagName).toBe('BDI');
  expect(screen.getByText(words('language_level_native'))).toBeVisible();
  expect(screen.getByText('cv.pdf')).toBeVisible();
  expect(screen.queryByRole('link', { name: words('check_credential') })).not.toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '80');
  expect(screen.getByText(words('photo'))).toBeVisible();
});

test('names each field of work once, and the latest station first', async () => {
  await showPage();
  const work = (await screen.findByRole('heading', { name: 'Fields of work' })).closest('section');
  expect(
    within(work ?? document.body)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Strategy', 'PMO']);
  const stations = screen.getByRole('heading', { name: 'Professional experience' }).closest('section');
  const periods = within(stations ?? document.body)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);
  expect(periods).toEqual(['March 2021 to now', 'August 2011 to December 2014']);
});

test('a profile with nothing but its name is drawn', async () => {
  await showPage({ profile: () => ({ name: 'P1' }), fetchedBio: () => ({ name: 'B1' }) });
  expect(await screen.findByText("You haven't written anything about yourself yet.")).toBeVisible();
  expect(document.body).not.toHaveTextContent(/null|undefined|NaN|Invalid/);
});

test('the profile stands while the bio is on its way or failed', async () => {
  await showPage({ fetchedBio: () => onItsWay });
  expect(await screen.findByText('Strategy consultant')).toBeVisible();
  expect(screen.getByText('Loading…')).toBeInTheDocument();
});

test('an edit is saved as typed, and what was saved is read anew', async () => {
  const saved: BioToSave[] = [];
  let held = bio;
  const { asked, person } = await showPage({ fetchedBio: () => held }, 'en', (sent) => {
    saved.push(sent);
    held = { ...bio, bio: 'Newer.' };
  });
  await person.click(await screen.findByRole('button', { name: 'Edit' }));
  const about = screen.getByRole('textbox', { name: 'About me' });
  expect(about).toHaveFocus();
  await person.clear(about);
  await person.type(about, 'Newer.');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(await screen.findByText('Newer.')).toBeVisible();
  expect(saved).toMatchObject([
    { draft: { bio: 'Newer.', other_technical_skills: 'Workshops', other_languages: null }, modified: bio.modified },
  ]);
  expect(asked.filter(({ key }) => key === 'fetchedBio').length).toBe(2);
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
});

test('discarding gives the saved text back', async () => {
  const { person } = await showPage();
  await person.click(await screen.findByRole('button', { name: 'Edit' }));
  await person.type(screen.getByRole('textbox', { name: 'About me' }), ' More.');
  await person.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByText('I turn plans into work.')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('an edit that was left is there again when the page comes back', async () => {
  const { app, leave, comeBack } = await showPage();
  await screen.findByRole('button', { name: 'Edit' });
  const held = actorOf(app, 'fetchedBio').getSnapshot().context.data as Bio; // decoded by its own struct
  act(() => {
    actorOf(app, 'bio').send({ type: 'bio.edit', bio: held });
    actorOf(app, 'bio').send({ type: 'bio.change', field: 'bio', value: 'Half a sen' });
  });
  leave();
  comeBack();
  expect(await screen.findByRole('textbox', { name: 'About me' })).toHaveValue('Half a sen');
});

test('a save that fails says so and keeps what was typed', async () => {
  const { person, words } = await showPage({}, 'en', () => {
    throw new CallError({ kind: 'timedOut' });
  });
  await person.click(await screen.findByRole('button', { name: 'Edit' }));
  await person.type(screen.getByRole('textbox', { name: 'About me' }), ' More.');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words('fault_timed_out'));
  expect(screen.getByRole('textbox', { name: 'About me' })).toHaveValue('I turn plans into work. More.');
});

test('an edit of an older version is put over the latest one when the person says so', async () => {
  const saved: BioToSave[] = [];
  let held = bio;
  const { person, words } = await showPage({ fetchedBio: () => held }, 'en', (sent) => {
    saved.push(sent);
    if (sent.modified === bio.modified) {
      held = { ...bio, bio: 'Theirs.', modified: '2026-03-06 09:00:00' };
      throw new CallError({ kind: 'refused', fields: { modified: 'changed' } });
    }
  });
  await person.click(await screen.findByRole('button', { name: 'Edit' }));
  await person.type(screen.getByRole('textbox', { name: 'About me' }), ' Mine.');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words('changed_elsewhere'));
  await person.click(screen.getByRole('button', { name: words('read_latest') }));
  expect(await screen.findByText('Theirs.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: words('keep_mine') }));
  expect(screen.getByRole('textbox', { name: 'About me' })).toHaveValue('I turn plans into work. Mine.');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(saved.map(({ modified }) => modified)).toEqual([bio.modified, '2026-03-06 09:00:00']);
});
