/** Tests the profile page. Long because the page shows and edits two records. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type AnyEventObject, fromCallback, fromPromise } from 'xstate';
import { bioMachine } from '../../src/machines/bio-machine.ts';
import { restorable } from '../../src/machines/persistence/restorable.ts';
import { type ProfileLink, profileLinkMachine } from '../../src/machines/profile-link-machine.ts';
import { profileMachine } from '../../src/machines/profile-machine.ts';
import type { RecordToSave } from '../../src/machines/record-setup.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { ProfilePage } from '../../src/ui/profile/profile-page.tsx';
import { type Answers, pendingReply, show } from './support/show.tsx';

const profile = {
  name: 'P1',
  full_name: "Noura Al-Sa'doun",
  first_name: 'Noura',
  last_name: "Al-Sa'doun",
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

type Save = (sent: RecordToSave) => unknown;

/** Renders the page. The services reply with these records and save as the test defines. */
function showPage(answers: Answers = {}, language: 'en' | 'ar' = 'en', save: Save = () => undefined, path = '/') {
  const replies = { profile: () => profile, fetchedBio: () => bio, ...answers };
  const services = (read: () => unknown) => ({
    save: fromPromise<{ modified: string | null }, RecordToSave>(async ({ input }) => {
      await save(input);
      return { modified: saveTime };
    }),
    readLatest: fromPromise(async () => read()),
    upload: fromCallback<AnyEventObject, { file: File }>(() => undefined),
  });
  const request = { key: 'profile', params: {} } as const;
  return show({
    page: <ProfilePage />,
    path,
    language,
    answers: replies,
    features: {
      bio: restorable(bioMachine.provide({ actors: services(() => replies.fetchedBio(request)) })),
      profileLink: profileLinkMachine.provide({
        actors: { getLink: fromPromise<ProfileLink>(async () => ({ token: null, created_on: null })) },
      }),
      profileDraft: restorable(profileMachine.provide({ actors: services(() => replies.profile(request)) })),
    },
  });
}

const saveTime = '2026-03-07 09:00:00';
const editAbout = () => screen.findByRole('button', { name: 'Edit About me' });

test.each(['en', 'ar'] as const)('shows the profile and the bio, in %s', async (language) => {
  const { t } = await showPage({}, language);
  expect(await screen.findByRole('heading', { level: 1, name: "Noura Al-Sa'doun" })).toBeVisible();
  expect(await screen.findByText('I turn plans into work.')).toBeVisible();
  expect(screen.getByText(t('profile_status_approved'))).toBeVisible();
  expect(screen.getByText('+966 50 123 4567')).toHaveAttribute('dir', 'ltr');
  expect(screen.getByText('C#').tagName).toBe('BDI');
  expect(screen.getByText(t('language_level_native'))).toBeVisible();
  expect(screen.getByText('cv.pdf')).toBeVisible();
  expect(screen.queryByRole('link', { name: t('check_credential') })).not.toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '80');
  expect(screen.getByRole('button', { name: new RegExp(`${t('step_add_photo')}:`) })).toBeVisible();
});

test('lists each field of work once, and the latest experience first', async () => {
  await showPage();
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

test('renders a profile that has only a name', async () => {
  await showPage({ profile: () => ({ name: 'P1' }), fetchedBio: () => ({ name: 'B1' }) });
  expect(await screen.findByText("You haven't written anything about yourself yet.")).toBeVisible();
  expect(document.body).not.toHaveTextContent(/null|undefined|NaN|Invalid/);
});

test('shows the profile while the bio is loading', async () => {
  await showPage({ fetchedBio: () => pendingReply });
  expect(await screen.findByText('Strategy consultant')).toBeVisible();
  expect(screen.getByText('Loading…')).toBeInTheDocument();
});

test('saves an edit as typed, and shows it before the record is read again', async () => {
  const saved: RecordToSave[] = [];
  const { requests, person } = await showPage({}, 'en', (sent) => saved.push(sent));
  await person.click(await editAbout());
  const about = screen.getByRole('textbox', { name: 'About me' });
  expect(about).toHaveFocus();
  await person.clear(about);
  await person.type(about, 'Newer.');
  const status = about.closest('section')?.querySelector('[role=status]');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(status).toContainElement(await screen.findByText('Saved'));
  expect(screen.getByText('Newer.')).toBeVisible();
  expect(saved).toEqual([
    { fields: { bio: 'Newer.' }, modified: bio.modified, submission: expect.stringMatching(/^[0-9a-f]{32}$/) },
  ]);
  for (const key of ['fetchedBio', 'profile']) expect(requests.filter((read) => read.key === key).length).toBe(2);
  expect(await editAbout()).toHaveFocus();
});

test.each(['en', 'ar'] as const)('confirms an unchanged availability by a save, in %s', async (language) => {
  const saved: RecordToSave[] = [];
  const { person, t } = await showPage({}, language, (sent) => saved.push(sent));
  await person.click(await screen.findByRole('button', { name: t('edit_named', { name: t('availability') }) }));
  expect(screen.getByRole('combobox', { name: t('availability') })).toHaveAccessibleDescription(t('availability_hint'));
  await person.click(screen.getByRole('button', { name: t('save') }));
  expect(await screen.findByText(t('saved'))).toBeVisible();
  expect(saved.map(({ fields }) => fields)).toEqual([{ availability_status: 'Available From' }]);
});

test('restores the saved text when changes are discarded', async () => {
  const { person } = await showPage();
  await person.click(await editAbout());
  await person.type(screen.getByRole('textbox', { name: 'About me' }), ' More.');
  await person.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByText('I turn plans into work.')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('restores an unfinished edit when the page is opened again', async () => {
  const { person, unmount, remount } = await showPage();
  await person.click(await editAbout());
  await person.type(screen.getByRole('textbox', { name: 'About me' }), ' Half a sen');
  unmount();
  remount();
  expect(await screen.findByRole('textbox', { name: 'About me' })).toHaveValue('I turn plans into work. Half a sen');
});

test('shows the error of a failed save and keeps the typed text', async () => {
  const { person, t } = await showPage({}, 'en', () => {
    throw new CallError({ kind: 'timedOut' });
  });
  await person.click(await editAbout());
  await person.type(screen.getByRole('textbox', { name: 'About me' }), ' More.');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(t('fault_timed_out'));
  expect(screen.getByRole('textbox', { name: 'About me' })).toHaveValue('I turn plans into work. More.');
});

test('keeps a section with unsaved changes open when another is requested', async () => {
  const { person, t } = await showPage();
  await person.click(await editAbout());
  await person.type(screen.getByRole('textbox', { name: 'About me' }), ' More.');
  await person.click(screen.getByRole('button', { name: 'Edit Languages' }));
  const notice = (await screen.findByRole('alert')).parentElement;
  expect(notice).toHaveTextContent(t('finish_first'));
  expect(notice).toHaveFocus();
  const about = screen.getByRole('textbox', { name: 'About me' });
  expect(about).toHaveValue('I turn plans into work. More.');
  await person.click(about);
  await person.click(screen.getByRole('button', { name: 'Edit Languages' }));
  expect(notice).toHaveFocus();
});

test.each(['en', 'ar'] as const)('shows errors at the field and above the form, in %s', async (language) => {
  const { person, t } = await showPage({}, language);
  const edit = t('edit_named', { name: t('personal_details') });
  await person.click(await screen.findByRole('button', { name: edit }));
  const name = screen.getByRole('textbox', { name: t('last_name') });
  await person.clear(name);
  await person.tab();
  expect(await screen.findByText(t('field_required'))).toBeVisible();
  await person.click(screen.getByRole('button', { name: t('save') }));
  const link = await screen.findByRole('link', { name: `${t('last_name')}: ${t('field_required')}` });
  await person.click(link);
  expect(name).toHaveFocus();
});

test('chooses skills from the list, and requires a level for each', async () => {
  const saved: RecordToSave[] = [];
  const skills = [
    { name: 'C#', label: 'C#' },
    { name: 'SQL', label: 'SQL' },
  ];
  const { person, t } = await showPage({ technicalSkills: () => skills }, 'en', (sent) => saved.push(sent));
  await person.click(await screen.findByRole('button', { name: 'Edit Technical skills' }));
  await person.type(await screen.findByRole('combobox', { name: 'Technical skills' }), 'sq');
  await person.click(await screen.findByRole('option', { name: 'SQL' }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  const error = `Level in Skill 2: ${t('field_required')}`;
  await person.click(await screen.findByRole('link', { name: error }));
  const sql = within(screen.getByRole('group', { name: 'SQL' }));
  const level = sql.getByRole('combobox', { name: 'Level' });
  expect(level).toHaveFocus();
  await person.selectOptions(level, 'Advanced');
  await person.type(sql.getByRole('textbox', { name: 'Years of experience' }), '٣');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(saved.map(({ fields }) => fields)).toEqual([
    {
      technical_skills: [
        { skill: 'C#', level: 5, years: 12 },
        { skill: 'SQL', level: 4, years: 3 },
      ],
    },
  ]);
});

test('shows what the next step adds, and opens its form', async () => {
  const { person } = await showPage();
  await person.click(await screen.findByRole('button', { name: 'Add a photo: +5%' }));
  expect(await screen.findByLabelText('Photo')).toHaveFocus();
  expect(screen.getByText('PNG, JPEG or WebP, up to 2 MB')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Add a photo: +5%' }));
  expect(screen.getByLabelText('Photo')).toHaveFocus();
});

test('resolves a conflict with another edit field by field', async () => {
  const saved: RecordToSave[] = [];
  let latest = bio;
  const { person, t } = await showPage({ fetchedBio: () => latest }, 'en', (sent) => {
    saved.push(sent);
    if (sent.modified === bio.modified) {
      latest = { ...bio, bio: 'Theirs.', modified: '2026-03-06 09:00:00' };
      throw new CallError({ kind: 'refused', fields: { modified: 'changed' } });
    }
  });
  await person.click(await editAbout());
  await person.type(screen.getByRole('textbox', { name: 'About me' }), ' Mine.');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(t('conflict_title'));
  const about = within(screen.getByRole('group', { name: 'About me' }));
  expect(about.getByText('I turn plans into work. Mine.')).toBeVisible();
  expect(about.getByText('Theirs.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await person.click(about.getByRole('radio', { name: t('conflict_mine') }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(saved.map(({ modified }) => modified)).toEqual([bio.modified, '2026-03-06 09:00:00']);
  expect(saved.at(-1)?.fields).toEqual({ bio: 'I turn plans into work. Mine.' });
});

test('shows no date for a person who is available now', async () => {
  const { t } = await showPage({ profile: () => ({ ...profile, availability_status: 'Available' }) });
  expect((await screen.findAllByText(t('availability_available'))).length).toBeGreaterThan(0);
  expect(screen.queryByText(t('availability_from', { date: '15 December 2026' }))).toBeNull();
});

test.each(['en', 'ar'] as const)('links to every section of the page, in %s', async (language) => {
  const { t } = await showPage({}, language);
  await screen.findByText('I turn plans into work.');
  const links = within(screen.getByRole('navigation', { name: t('profile_sections') })).getAllByRole('link');
  const targets = links.map((link) => document.getElementById(link.getAttribute('href')?.slice(1) ?? ''));
  expect(targets.map((target) => target?.textContent)).toEqual(links.map((link) => link.textContent));
  await waitFor(() => expect(links.filter((link) => link.getAttribute('aria-current') === 'location')).toHaveLength(1));
});

test('moves to the section in the fragment of the address, and marks it in the menu', async () => {
  const { t } = await showPage({}, 'en', undefined, '/#education');
  await waitFor(() => expect(screen.getByRole('heading', { name: t('academic_background') })).toHaveFocus());
  const link = screen.getByRole('link', { name: t('academic_background') });
  await waitFor(() => expect(link).toHaveAttribute('aria-current', 'location'));
});

test('leads with the rate and its unit, the availability and the place', async () => {
  const priceBasis = () => [{ name: 'Hourly', label: 'Hourly', unit: 'hour', rank: 1 }];
  await showPage({ profile: () => ({ ...profile, country: 'SA', city: 'Riyadh' }), priceBasis });
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
