/** Tests of the sections of the profile that have a period or a file. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type AnyEventObject, fromCallback, fromPromise } from 'xstate';
import { restorable } from '../../src/machines/persistence/restorable.ts';
import { profileMachine } from '../../src/machines/profile-machine.ts';
import type { RecordToRead, RecordToSave } from '../../src/machines/record-setup.ts';
import { rowsIn } from '../../src/services/contract/fields/draft.ts';
import { actorOf } from '../../src/ui/actors.tsx';
import { ProfilePage } from '../../src/ui/profile/profile-page.tsx';
import { show } from './support/show.tsx';

const profile = {
  name: 'P1',
  professional_experience: [
    { name: 'X1', job_title: 'Analyst', employer: 'Harbour', start_date: '2011-08-01', end_date: '2014-12-20' },
    { name: 'X2', job_title: 'Adviser', employer: 'Gulf', start_date: '2015-01-01', end_date: '2016-01-01' },
  ],
  upload_cv: { file_name: 'cv.pdf', file_url: null, file_size: 348_160 },
};

async function openProfile() {
  const services = {
    save: fromPromise<{ modified: string | null }, RecordToSave>(async () => ({ modified: null })),
    readLatest: fromPromise<unknown, RecordToRead>(async () => null),
    upload: fromCallback<AnyEventObject, { file: File }>(() => undefined),
  };
  const shown = await show({
    page: <ProfilePage />,
    answers: { profile: () => profile, fetchedBio: () => ({ name: 'B1' }) },
    features: { profileDraft: restorable(profileMachine.provide({ actors: services })) },
  });
  const draft = () => actorOf(shown.app, 'profileDraft').getSnapshot().context.draft;
  return { ...shown, draft };
}

test('a period has a month, which can be left out, and a present job has no end', async () => {
  const { t, person, draft } = await openProfile();
  await person.click(await screen.findByRole('button', { name: 'Edit Professional experience' }));
  await person.click(screen.getByRole('button', { name: /^Edit Experience 1/ }));
  const start = { date: t('start_date') };
  const month = screen.getByRole('combobox', { name: t('month_of', start) });
  const year = screen.getByRole('textbox', { name: t('year_of', start) });
  const row = () => rowsIn(draft(), 'professional_experience')[0];
  expect(month).toHaveValue('08');
  expect(year).toHaveValue('2011');
  await person.selectOptions(month, '03');
  expect(row()?.start_date).toBe('2011-03');
  await person.clear(year);
  await person.type(year, '2012-');
  expect(row()?.start_date).toBe('2012-03');
  await person.selectOptions(month, '');
  expect(row()?.start_date).toBe('2012');
  const present = screen.getByRole('checkbox', { name: t('still_working') });
  await person.click(present);
  expect(row()?.is_current).toBe('1');
  expect(screen.queryByRole('textbox', { name: t('year_of', { date: t('end_date') }) })).toBeNull();
  await person.click(present);
  expect(row()?.is_current).toBe('');
  expect(screen.getByRole('textbox', { name: t('year_of', { date: t('end_date') }) })).toBeVisible();
});

test('an open row stays open when another one is moved or removed', async () => {
  const { t, person } = await openProfile();
  await person.click(await screen.findByRole('button', { name: 'Edit Professional experience' }));
  const [first, second] = [{ name: 'Experience 1' }, { name: 'Experience 2' }];
  const press = (name: string) => person.click(screen.getByRole('button', { name }));
  const open = () => screen.getAllByRole('textbox', { name: /^Job title/ }).map((field) => field.getAttribute('value'));
  await press(t('edit_named', second));
  expect(open()).toEqual(['Adviser']);
  await press(t('move_down_named', first));
  expect(open()).toEqual(['Adviser']);
  await press(t('move_up_named', second));
  expect(open()).toEqual(['Adviser']);
  await press(t('remove_named', first));
  expect(open()).toEqual(['Adviser']);
});

test('the CV states its name and its size, and can be removed', async () => {
  const { t, person, draft } = await openProfile();
  await person.click(await screen.findByRole('button', { name: 'Edit CV' }));
  const field = screen.getByLabelText(t('cv'));
  expect(field).toHaveAccessibleDescription(/cv\.pdf.*34\d.kB/);
  await person.click(screen.getByRole('button', { name: t('remove_named', { name: '\u2068cv.pdf\u2069' }) }));
  expect(draft().upload_cv).toBeNull();
  expect(field).toHaveFocus();
});
