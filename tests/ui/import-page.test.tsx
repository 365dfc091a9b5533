import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import { resumeMachine } from '../../src/machines/resume-machine.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { recordForms } from '../../src/services/contract/fields/candidate-forms.ts';
import { draftFrom } from '../../src/services/contract/fields/wire.ts';
import { readResumeFile } from '../../src/services/read-resume-file.ts';
import { actorOf } from '../../src/ui/actors.tsx';
import { ImportPage } from '../../src/ui/profile/import-page.tsx';
import { pendingReply, show } from './support/show.tsx';

const profile = {
  name: 'P1',
  full_name: 'Noura',
  headline: 'Consultant',
  language_abbr: 'ar',
  modified: '2026-03-05 09:00:00',
};
const bio = { name: 'B1', certifications: [{ certification_name: 'PMP' }] };
const resume = {
  basics: { label: 'Adviser', location: { city: 'Riyadh' } },
  certificates: [{ name: 'PMP' }, { name: 'Lean', date: '2017' }],
};

async function showPage(text: string, language: 'en' | 'ar' = 'en') {
  const shown = await show({
    page: <ImportPage />,
    language,
    answers: { profile: () => profile, fetchedBio: () => bio },
    features: {
      resume: resumeMachine.provide({
        actors: { readResume: fromPromise(({ input: { file, choices } }) => readResumeFile(file, choices)) },
      }),
    },
  });
  const field = await screen.findByLabelText(shown.t('import_file'));
  await shown.person.upload(field, new File([text], 'resume.json', { type: 'application/json' }));
  const section = (name: string) =>
    within(screen.getByRole('heading', { level: 2, name }).closest('section') ?? document.body);
  return { ...shown, section };
}

test('has one heading of the page while the profile is loading', async () => {
  const { t } = await show({ page: <ImportPage />, answers: { profile: () => pendingReply } });
  expect(screen.getByText(t('loading'))).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t('import_title'));
});

test.each(['en', 'ar'] as const)(
  'shows what is added, what would change and what is left out, in %s',
  async (language) => {
    const { t, section } = await showPage(JSON.stringify(resume), language);
    const outcome = await screen.findByText(t('import_read'));
    expect(outcome).toBeVisible();
    expect(outcome.parentElement?.textContent).toBe(t('import_read'));
    const who = section(t('personal_details'));
    expect(
      within(who.getByRole('group', { name: t('headline') })).getByRole('radio', { name: t('import_keep') }),
    ).toBeChecked();
    expect(who.getByText('Riyadh')).toBeVisible();
    const certifications = section(t('certifications'));
    expect(certifications.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Lean']);
    expect(certifications.getByText(t('import_skipped', { count: 1 }))).toBeVisible();
    expect(section(t('import_left_out')).getByRole('listitem')).toHaveTextContent(
      `certificates.2.date: ${t('import_not_a_day')}`,
    );
  },
);

test('puts a section into its form, with the texts that were chosen', async () => {
  const { app, person, t, section } = await showPage(JSON.stringify(resume));
  await screen.findByText(t('import_read'));
  const who = section(t('personal_details'));
  await person.click(who.getByRole('radio', { name: t('import_take') }));
  await person.click(who.getByRole('button', { name: t('import_use') }));
  expect(location.pathname + location.hash).toBe('/account-view#who');
  const { section: open, draft, base, language } = actorOf(app, 'profileDraft').getSnapshot().context;
  expect([open, draft.headline, draft.city, base.headline]).toEqual(['who', 'Adviser', 'Riyadh', 'Consultant']);
  expect(language).toBe('ar');
  expect(who.getByText(t('import_used'))).toBeVisible();
  act(() => actorOf(app, 'profileDraft').send({ type: 'draft.discard' }));
  expect(who.queryByText(t('import_used'))).toBeNull();
});

test('keeps what is typed in an open form', async () => {
  const { app, person, t, section } = await showPage(JSON.stringify(resume));
  await screen.findByText(t('import_read'));
  const form = actorOf(app, 'profileDraft');
  form.send({ type: 'draft.open', section: 'who', record: profile });
  form.send({ type: 'draft.change', path: 'headline', value: 'Half a li' });
  await person.click(section(t('personal_details')).getByRole('button', { name: t('import_use') }));
  const { draft, isHeldBack } = form.getSnapshot().context;
  expect([draft.headline, draft.city, isHeldBack]).toEqual(['Half a li', '', true]);
  expect(screen.queryByText(t('import_used'))).toBeNull();
});

test('takes a change of the section that waits to be sent back first, and states that it has to be saved', async () => {
  const { app, person, t, section } = await showPage(JSON.stringify(resume));
  await screen.findByText(t('import_read'));
  const [form, outbox] = [actorOf(app, 'profileDraft'), actorOf(app, 'outbox')];
  const base = draftFrom(recordForms.profile, profile);
  const payload = { draft: { ...base, city: 'Abha' }, base, startedFrom: profile.modified, language: 'ar' } as const;
  act(() => outbox.send({ type: 'entry.add', entry: { id: 'E1', kind: 'profile', subject: 'who', payload } }));
  await person.click(section(t('personal_details')).getByRole('button', { name: t('import_use') }));
  expect(form.getSnapshot().context).toMatchObject({ section: 'who', draft: { city: 'Abha' }, isHeldBack: true });
  expect(outbox.getSnapshot().context.entries).toEqual([]);
  expect(screen.queryByText(t('import_used'))).toBeNull();
});

test.each([
  ['PDF', 'import_not_json'],
  ['[1]', 'import_not_resume'],
] as const)('states why %s is not read', async (text, message) => {
  const { t } = await showPage(text);
  expect(await screen.findByText(t(message))).toBeVisible();
  expect(screen.getByText(`\u2068resume.json\u2069: ${t(message)}`).parentElement).toHaveRole('status');
  expect(screen.getByRole('button', { name: t('remove_named', { name: '\u2068resume.json\u2069' }) })).toBeVisible();
});

test('states that a list of choices could not be read, and takes no file until it was', async () => {
  let reply: object[] | Promise<never> = Promise.reject(new CallError({ kind: 'server', status: 500 }));
  const { t, person } = await show({
    page: <ImportPage />,
    answers: { profile: () => profile, fetchedBio: () => bio, technicalSkills: () => reply },
  });
  const retry = await screen.findByRole('button', { name: t('retry') });
  expect(screen.getByLabelText(t('import_file'))).toBeDisabled();
  expect(screen.getByText(t('import_choose'))).toBeVisible();
  reply = [];
  await person.click(retry);
  await waitFor(() => expect(screen.getByLabelText(t('import_file'))).toBeEnabled());
  expect(screen.queryByRole('button', { name: t('retry') })).toBeNull();
});

test('offers nothing of a section that the profile already has', async () => {
  const same = { certificates: [{ name: 'PMP' }] };
  const { t, section } = await showPage(JSON.stringify(same));
  await screen.findByText(t('import_read'));
  expect(section(t('certifications')).queryByRole('button', { name: t('import_use') })).toBeNull();
  expect(section(t('certifications')).getByText(t('import_skipped', { count: 1 }))).toBeVisible();
});
