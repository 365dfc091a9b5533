import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import type { RecordToSave } from '../../src/machines/record-setup.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { actorOf } from '../../src/ui/actors.tsx';
import { bio, showProfile } from './support/show-profile.tsx';

const editAbout = () => screen.findByRole('button', { name: 'Edit About me' });

test('saves an edit as typed, and shows it before the record is read again', async () => {
  const saved: RecordToSave[] = [];
  const { requests, person } = await showProfile({}, 'en', (sent) => saved.push(sent));
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
    {
      fields: { bio: 'Newer.' },
      modified: bio.modified,
      language: null,
      submission: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
  for (const key of ['fetchedBio', 'profile']) expect(requests.filter((read) => read.key === key).length).toBe(2);
  expect(await editAbout()).toHaveFocus();
});

test.each([
  ['has other sections', { basics: { summary: 'New.' }, certificates: [{ name: 'Lean' }] }, true],
  ['has nothing else', { basics: { summary: 'New.' } }, false],
])('after a section of a resume, offers to continue the import when the resume %s', async (_, resume, isOffered) => {
  const { app, person, t } = await showProfile();
  await editAbout();
  const actor = actorOf(app, 'resume');
  const choices = { educationLevels: [], technicalSkills: [], languages: [] };
  actor.send({ type: 'resume.attach', file: new File([JSON.stringify(resume)], 'resume.json'), choices });
  await waitFor(actor, (snapshot) => snapshot.hasTag('reviewing'));
  act(() => actor.send({ type: 'resume.choose', field: 'bio', isChosen: true }));
  act(() => actor.send({ type: 'resume.use', section: 'about', record: bio }));
  expect(screen.queryByRole('link', { name: t('import_continue') })).toBeNull();
  await person.click(await screen.findByRole('button', { name: t('save') }));
  const status = await screen.findByText(new RegExp(`^${t('saved')}`));
  expect(status).toHaveTextContent(isOffered ? `${t('saved')} · ${t('import_continue')}` : t('saved'));
  const link = screen.queryByRole('link', { name: t('import_continue') });
  expect(link?.getAttribute('href')).toBe(isOffered ? '/account-view/import' : undefined);
});

test.each(['en', 'ar'] as const)('confirms an unchanged availability by a save, in %s', async (language) => {
  const saved: RecordToSave[] = [];
  const { person, t } = await showProfile({}, language, (sent) => saved.push(sent));
  await person.click(await screen.findByRole('button', { name: t('edit_named', { name: t('availability') }) }));
  expect(screen.getByRole('combobox', { name: t('availability') })).toHaveAccessibleDescription(t('availability_hint'));
  await person.click(screen.getByRole('button', { name: t('save') }));
  expect(await screen.findByText(t('saved'))).toBeVisible();
  expect(saved.map(({ fields }) => fields)).toEqual([{ availability_status: 'Available From' }]);
});

test.each([
  ['about_me', 'en'],
  ['technical_skills', 'en'],
  ['technical_skills', 'ar'],
  ['languages', 'ar'],
  ['availability', 'en'],
  ['cv', 'ar'],
] as const)('shows the title %s once while its section is edited, in %s', async (message, language) => {
  const { person, t } = await showProfile({}, language);
  const title = t(message);
  await person.click(await screen.findByRole('button', { name: t('edit_named', { name: title }) }));
  const section = screen.getByRole('button', { name: t('save') }).closest('section');
  if (section === null) throw new Error('There is no section.');
  await within(section).findAllByLabelText(title);
  const titles = within(section).getAllByText(title);
  expect(titles.filter((shown) => !shown.matches('.visually-hidden'))).toHaveLength(1);
  expect(within(section).getAllByRole('heading', { name: title })).toHaveLength(1);
});

test('restores the saved text when changes are discarded', async () => {
  const { person } = await showProfile();
  await person.click(await editAbout());
  await person.type(screen.getByRole('textbox', { name: 'About me' }), ' More.');
  await person.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByText('I turn plans into work.')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('lets the tab be closed without a question unless the open form has changes', async () => {
  const { person } = await showProfile();
  await person.click(await editAbout());
  expect(isAskedOnClose()).toBe(false);
  await person.type(screen.getByRole('textbox', { name: 'About me' }), '!');
  expect(isAskedOnClose()).toBe(true);
  await person.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(isAskedOnClose()).toBe(false);
});

/** Whether the browser asks before the tab is closed. */
const isAskedOnClose = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('restores an unfinished edit when the page is opened again', async () => {
  const { person, unmount, remount } = await showProfile();
  await person.click(await editAbout());
  await person.type(screen.getByRole('textbox', { name: 'About me' }), ' Half a sen');
  unmount();
  remount();
  expect(await screen.findByRole('textbox', { name: 'About me' })).toHaveValue('I turn plans into work. Half a sen');
});

test('shows the error of a failed save and keeps the typed text', async () => {
  const { person, t } = await showProfile({}, 'en', () => {
    throw new CallError({ kind: 'timedOut' });
  });
  await person.click(await editAbout());
  await person.type(screen.getByRole('textbox', { name: 'About me' }), ' More.');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(t('error_timed_out'));
  expect(screen.getByRole('textbox', { name: 'About me' })).toHaveValue('I turn plans into work. More.');
});

test('keeps a section with unsaved changes open when another is requested', async () => {
  const { person, t } = await showProfile();
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
  const { person, t } = await showProfile({}, language);
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
  const { person, t } = await showProfile({ technicalSkills: () => skills }, 'en', (sent) => saved.push(sent));
  await person.click(await screen.findByRole('button', { name: 'Edit Technical skills' }));
  await person.type(await screen.findByRole('combobox', { name: 'Technical skills' }), 'sq');
  await person.click(await screen.findByRole('option', { name: 'SQL' }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  const error = `Level in \u2068SQL\u2069: ${t('field_required')}`;
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

test('resolves a conflict with another edit field by field', async () => {
  const saved: RecordToSave[] = [];
  let latest = bio;
  const { person, t } = await showProfile({ fetchedBio: () => latest }, 'en', (sent) => {
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
