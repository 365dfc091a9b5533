/** The submission ids under which changes of the templates are sent, and which template can be restored. */
import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { coverNotesMachine, type SentChange } from '../../src/machines/cover-notes-machine.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { type CoverNote, coverNote } from '../../src/services/contract/records/cover-note.ts';

/** The templates, open, with a server that refuses every change. */
async function openTemplates() {
  const sent: string[] = [];
  const machine = coverNotesMachine.provide({
    actors: {
      getCoverNotes: fromPromise(async (): Promise<CoverNote[]> => []),
      changeCoverNotes: fromPromise(async ({ input }: { input: SentChange | null }): Promise<CoverNote[]> => {
        sent.push(input?.submission ?? '');
        throw new CallError({ kind: 'timedOut' });
      }),
    },
  });
  const templates = createActor(machine).start();
  const save = async (title: string, note: string) => {
    await waitFor(templates, (snapshot) => snapshot.matches('shown'));
    templates.send({ type: 'template.save', name: '', title, note });
    await waitFor(templates, (snapshot) => snapshot.matches('shown'));
  };
  templates.send({ type: 'templates.open' });
  return { sent, save };
}

it('offers to restore a template that was deleted, and none that was saved', async () => {
  const template = coverNote.create({ name: 'T-1', title: 'Audits', note: 'Ten years of audits.' });
  const machine = coverNotesMachine.provide({
    actors: {
      getCoverNotes: fromPromise(async (): Promise<CoverNote[]> => [template]),
      changeCoverNotes: fromPromise(
        async ({ input }: { input: SentChange | null }): Promise<CoverNote[]> =>
          input?.kind === 'delete' ? [] : [{ ...template, note: input?.note ?? '' }],
      ),
    },
  });
  const templates = createActor(machine).start();
  const changed = async (event: Parameters<typeof templates.send>[0]) => {
    templates.send(event);
    await waitFor(templates, (snapshot) => snapshot.matches('shown'));
    return templates.getSnapshot().context.removed;
  };
  await changed({ type: 'templates.open' });
  expect(await changed({ ...template, type: 'template.save', note: 'Eleven years.' })).toBeNull();
  expect(await changed({ type: 'template.delete', name: 'T-1' })).toEqual({ ...template, note: 'Eleven years.' });
});

it('sends the same change again under its id, and another one under its own', async () => {
  const { sent, save } = await openTemplates();
  await save('Audits', 'Ten years of audits.');
  await save('Audits', 'Ten years of audits.');
  await save('Audits', 'Eleven years of audits.');
  await save('Reviews', 'Eleven years of audits.');
  const [first, second, third, fourth] = sent;
  expect(second).toBe(first);
  expect(new Set([first, third, fourth]).size).toBe(3);
});
