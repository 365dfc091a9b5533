/** The language in which the texts of a profile are edited, saved and shown, after that of the page has changed. */
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bioMachine } from '../../src/machines/bio-machine.ts';
import { profileMachine } from '../../src/machines/profile-machine.ts';
import { recordForms } from '../../src/services/contract/fields/candidate-forms.ts';
import { draftFrom } from '../../src/services/contract/fields/wire.ts';
import { actorOf } from '../../src/ui/actors.tsx';
import { ProfilePage } from '../../src/ui/profile/profile-page.tsx';
import { hold } from '../support/hold.ts';
import { recordServices } from './support/record-services.ts';
import { show } from './support/show.tsx';

const modified = '2026-03-05 09:00:00';
const profile = { name: 'P1', full_name: 'Noura', city: 'Riyadh', phone_no: '+966501234567', modified };
const bios = {
  en: { name: 'B1', bio: 'I turn plans into work.', language_abbr: 'en', modified },
  ar: { name: 'B1', bio: 'أحوّل الخطط إلى عمل.', language_abbr: 'ar', modified },
} as const;

/** Renders the page in English. `switchTo` changes the language, in which the records are then read. */
async function showPage(replies: { readonly ar?: Promise<unknown>; readonly last?: Promise<unknown> } = {}) {
  let language: 'en' | 'ar' = 'en';
  const { saved, services } = recordServices();
  const shown = await show({
    page: <ProfilePage />,
    answers: {
      profile: () => ({ ...profile, language_abbr: language }),
      fetchedBio: () => (saved.length > 0 && replies.last) || (language === 'ar' && replies.ar) || bios[language],
    },
    features: {
      bio: bioMachine.provide({ actors: services }),
      profileDraft: profileMachine.provide({ actors: services }),
    },
  });
  const switchTo = (to: 'en' | 'ar') =>
    act(() => {
      language = to;
      actorOf(shown.app, 'language').send({ type: 'language.set', language });
    });
  const edit = async () => {
    await shown.person.click(await screen.findByRole('button', { name: 'Edit About me' }));
    return screen.getByRole('textbox', { name: 'About me' });
  };
  return { ...shown, saved, switchTo, edit };
}

test('an edit begun in English is saved as English, which its form states while the page is in Arabic', async () => {
  const last = hold<unknown>().released;
  const { person, t, saved, switchTo, edit } = await showPage({ last });
  const about = await edit();
  await person.clear(about);
  await person.type(about, 'Newer.');
  expect(screen.queryByText(t('form_in_english'))).toBeNull();
  switchTo('ar');
  expect(await screen.findByText(t('form_in_english'))).toBeVisible();
  expect(about).toHaveValue('Newer.');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(saved).toMatchObject([{ fields: { bio: 'Newer.' }, modified, language: 'en' }]);
  // before it is read again
  expect(screen.getByText(bios.ar.bio)).toBeVisible();
  expect(screen.queryByText('Newer.')).toBeNull();
});

test('a form opened before the record was read in the new language has the language of the record', async () => {
  const { person, t, saved, switchTo, edit } = await showPage({ ar: hold<unknown>().released });
  await screen.findByText(bios.en.bio);
  switchTo('ar');
  const about = await edit();
  expect(screen.getByText(t('form_in_english'))).toBeVisible();
  await person.type(about, ' More.');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(saved).toMatchObject([{ fields: { bio: `${bios.en.bio} More.` }, language: 'en' }]);
});

test('a form without texts states no language', async () => {
  const { person, t, switchTo } = await showPage();
  await person.click(await screen.findByRole('button', { name: 'Edit Terms' }));
  switchTo('ar');
  await screen.findByText(bios.ar.bio);
  expect(screen.queryByText(t('form_in_english'))).toBeNull();
});

test('of a change that waits to be sent, a page in another language shows what is no text', async () => {
  const { app, switchTo } = await showPage();
  const base = draftFrom(recordForms.profile, profile);
  const draft = { ...base, first_name: 'Nora', city: 'Abha', phone_no: '+966557654321' };
  const payload = { draft, base, startedFrom: modified, language: 'en' } as const;
  await screen.findAllByText('Riyadh');
  act(() =>
    actorOf(app, 'outbox').send({ type: 'entry.add', entry: { id: 'E1', kind: 'profile', subject: 'who', payload } }),
  );
  expect(screen.getAllByText('Abha').length).toBeGreaterThan(0);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Nora$/);
  switchTo('ar');
  await screen.findByText(bios.ar.bio);
  expect(screen.queryByText('Abha')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Noura$/);
  expect(screen.getAllByText('Riyadh').length).toBeGreaterThan(0);
  // grouped, once another test has loaded the code for phone numbers
  expect(screen.getByText((text) => text.replaceAll(/\s/g, '') === '+966557654321')).toBeVisible();
});

test('a new CV that waits to be sent hides no other change', async () => {
  const { app } = await showPage();
  const base = draftFrom(recordForms.profile, profile);
  const upload_cv = { name: 'F1', file_name: 'new.pdf', file_size: 3, expires_at: 1 };
  await screen.findAllByText('Riyadh');
  for (const [subject, draft] of [
    ['who', { ...base, city: 'Abha' }],
    ['cv', { ...base, upload_cv }],
  ] as const) {
    const payload = { draft, base, startedFrom: modified, language: 'en' } as const;
    act(() =>
      actorOf(app, 'outbox').send({ type: 'entry.add', entry: { id: subject, kind: 'profile', subject, payload } }),
    );
  }
  expect(screen.getAllByText('Abha').length).toBeGreaterThan(0);
  expect(screen.queryByText('new.pdf')).toBeNull(); // it has no address yet
});
