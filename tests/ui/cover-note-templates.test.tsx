import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import { coverNotesMachine, type SentChange } from '../../src/machines/cover-notes-machine.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { type CoverNote, coverNote } from '../../src/services/contract/records/cover-note.ts';
import { actorOf } from '../../src/ui/actors.tsx';
import { CoverNoteTemplates } from '../../src/ui/job-request/cover-note-templates.tsx';
import { hold } from '../support/hold.ts';
import { show } from './support/show.tsx';

const advisory = coverNote.create({ name: 'T1', title: 'Advisory', note: 'Interviews first.' });

type Reply = CoverNote[] | Promise<CoverNote[]> | CallError;

/** Opens the dialog with one template. Each change is answered by the next of `replies`. */
const open = (...replies: Reply[]) => openWith([advisory], ...replies);

async function openWith(stored: CoverNote[], ...replies: Reply[]) {
  const sent: (SentChange | null)[] = [];
  const coverNotes = coverNotesMachine.provide({
    actors: {
      getCoverNotes: fromPromise<CoverNote[]>(async () => stored),
      changeCoverNotes: fromPromise<CoverNote[], SentChange | null>(async ({ input }) => {
        sent.push(input);
        const reply = await replies.shift();
        if (reply === undefined || reply instanceof CallError) throw reply ?? new Error('One change more than replies');
        return reply;
      }),
    },
  });
  const page = <CoverNoteTemplates note="My own words" onUse={() => undefined} />;
  const { t, person, app } = await show({ page, answers: {}, features: { coverNotes } });
  actorOf(app, 'coverNotes').send({ type: 'templates.open' });
  const dialog = within(await screen.findByRole('dialog', { name: t('templates') }));
  const named = (id: 'template_rename' | 'template_delete') =>
    dialog.getByRole('button', { name: new RegExp(t(id, { title: '.*Advisory.*' })) });
  await dialog.findByText('Advisory');
  const titles = () => dialog.getAllByRole('textbox', { name: t('template_title') });
  return { t, person, dialog, named, titles, sent };
}

test('a new title stays in its form until it is saved, also when the server refuses it', async () => {
  const refused = new CallError({ kind: 'refused', status: 417, fields: { title: 'Too similar' } });
  const renamed = [{ ...advisory, title: 'Strategy' }];
  const { t, person, dialog, named, titles } = await open(refused, renamed);
  await person.click(named('template_rename'));
  const [title, other] = titles();
  expect(titles().map((field) => field.getAttribute('maxlength'))).toEqual(['80', '80']);
  await person.clear(title as HTMLElement);
  await person.type(title as HTMLElement, 'Strategy{Enter}');
  expect(await dialog.findByText('Too similar')).toBeVisible();
  expect(title).toHaveValue('Strategy');
  expect(title).toHaveAccessibleDescription(/Too similar/);
  expect(other).not.toHaveAccessibleDescription(/Too similar/);
  await person.type(other as HTMLElement, 'A new one');
  await person.type(title as HTMLElement, '{Enter}');
  expect(await dialog.findByText(t('template_saved'))).toBeVisible();
  expect(dialog.getByText('Strategy')).toBeVisible();
  expect(titles()).toEqual([other]);
  expect(other).toHaveValue('A new one');
});

test('a title is not sent while another change is saved, and stays', async () => {
  const { released, release } = hold<CoverNote[]>();
  const { person, dialog, named, titles } = await open(released, [{ ...advisory, title: 'Strategy' }]);
  await person.click(named('template_rename'));
  const [title, other] = titles();
  await person.type(other as HTMLElement, 'A new one{Enter}');
  await person.type(title as HTMLElement, ' and more{Enter}');
  expect(title).toHaveValue('Advisory and more');
  release([advisory, { ...advisory, name: 'T2', title: 'A new one' }]);
  expect(await dialog.findByText('A new one')).toBeVisible();
  expect(title).toHaveValue('Advisory and more');
});

test('renaming a template returns the focus to its button', async () => {
  const { t, person, dialog, named } = await open([advisory]);
  expect(dialog.getByText('Interviews first.')).toHaveAttribute('dir', 'auto');
  await person.click(named('template_rename'));
  await person.click(dialog.getByRole('button', { name: t('cancel') }));
  expect(named('template_rename')).toHaveFocus();
  await person.keyboard('{Enter}');
  await person.keyboard('{Enter}');
  expect(await dialog.findByText(t('template_saved'))).toBeVisible();
  expect(named('template_rename')).toHaveFocus();
});

test('deleting a template moves the focus to Undo, and Undo to the list', async () => {
  const { t, person, dialog, named } = await open(new CallError({ kind: 'unreachable' }), [], [advisory]);
  await person.click(named('template_delete'));
  expect(await dialog.findByText(t('error_network'))).toBeVisible();
  expect(named('template_delete')).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(await dialog.findByRole('button', { name: t('undo') })).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(await dialog.findByText(t('template_saved'))).toBeVisible();
  expect(dialog.getByRole('list', { name: t('templates') })).toHaveFocus();
});

test('a title that a template has replaces that one, which the button states', async () => {
  const { t, person, dialog, titles, sent } = await open([{ ...advisory, note: 'My own words' }]);
  const [title] = titles();
  await person.type(title as HTMLElement, ' ADVISORY ');
  expect(dialog.queryByRole('button', { name: t('template_save') })).toBeNull();
  await person.click(dialog.getByRole('button', { name: t('template_replace', { title: '\u2068Advisory\u2069' }) }));
  expect(await dialog.findByText('My own words')).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ name: 'T1', note: 'My own words' })]);
});

test.each([
  [19, 1, 0],
  [20, 0, 1],
])('of %i templates, another one can be saved or not', async (count, forms, explanations) => {
  const more = Array.from({ length: count - 1 }, (_, at) => ({ ...advisory, name: `M${at}`, title: `More ${at}` }));
  const { t, dialog } = await openWith([advisory, ...more]);
  expect(dialog.queryAllByRole('textbox', { name: t('template_title') })).toHaveLength(forms);
  expect(dialog.queryAllByText(t('templates_full', { count: 20 }))).toHaveLength(explanations);
});
