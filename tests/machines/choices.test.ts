/** What is chosen in a resume and in a conflict of two tabs, and where it goes. */
import { expect, it } from 'vitest';
import { type AnyEventObject, type ContextFrom, setup } from 'xstate';
import { type ResumeInput, resumeMachine } from '../../src/machines/resume-machine.ts';
import { type DraftConflict, tabDraftsMachine } from '../../src/machines/tab-drafts-machine.ts';
import { type ResumeReading, readResumeFile } from '../../src/services/read-resume-file.ts';
import { afterEvent } from './after-event.ts';
import { drive } from './drive.ts';
import { fakeService } from './fake-service.ts';

it('stores the choice of a field of a resume beside those before it', () => {
  const context = {
    fileName: 'cv.json',
    resume: { parts: ['about', 'skills'].map((section) => ({ section, record: 'bio', values: {}, proposals: [] })) },
    chosen: ['bio'],
    used: ['about'],
    error: null,
  } as unknown as ContextFrom<typeof resumeMachine>; // of a resume, only the sections matter here
  const after = (event: Parameters<typeof afterEvent<typeof resumeMachine>>[3]) =>
    afterEvent(resumeMachine, 'reviewing', context, event);
  const choose = (field: string, isChosen: boolean) => after({ type: 'resume.choose', field, isChosen });
  expect(choose('headline', true)).toEqual({
    state: 'reviewing',
    context: { ...context, chosen: ['bio', 'headline'] },
  });
  expect(choose('bio', true).context.chosen).toEqual(['bio']);
  expect(choose('bio', false).context.chosen).toEqual([]);
  expect(choose('headline', false).context.chosen).toEqual(['bio']);
  const use = (section: 'about' | 'skills') => after({ type: 'resume.use', section, record: {} }).context.used;
  expect([use('skills'), use('about')]).toEqual([['about', 'skills'], ['about']]);
});

it('stores the choice of a side of the first of two conflicts beside those before it', () => {
  const slice = { version: 1, value: 'viewing', context: {} };
  const conflict = (name: 'bio' | 'signUp', sides: DraftConflict['sides']): DraftConflict => ({
    name,
    base: null,
    mine: slice,
    theirs: slice,
    contested: [],
    sides,
    editedAt: { mine: null, theirs: null },
    isRestored: false,
  });
  const second = conflict('signUp', { '/usr': 'mine' });
  const context = { conflicts: [conflict('bio', { 'about/bio': 'theirs' }), second] };
  const choose = (field: string, side: 'mine' | 'theirs') =>
    afterEvent(tabDraftsMachine, 'choosing', context, { type: 'conflict.choose', field, side });
  expect(choose('about/headline', 'mine')).toEqual({
    state: 'choosing',
    context: { conflicts: [conflict('bio', { 'about/bio': 'theirs', 'about/headline': 'mine' }), second] },
  });
  expect(choose('about/bio', 'mine').context.conflicts).toEqual([conflict('bio', { 'about/bio': 'mine' }), second]);
});

it('fills the form of the record that has the section', async () => {
  const received: string[] = [];
  const form = (name: string) =>
    setup({}).createMachine({ on: { '*': { actions: ({ event }) => received.push(`${name}: ${textOf(event)}`) } } });
  const reading = fakeService<ResumeReading, ResumeInput>();
  const resume = resumeMachine.provide({ actors: { readResume: reading.logic } });
  const page = drive(
    setup({ actors: { resume, bio: form('bio'), profileDraft: form('profile') } }).createMachine({
      invoke: [
        { src: 'bio', systemId: 'bio' },
        { src: 'profileDraft', systemId: 'profileDraft' },
        { src: 'resume', id: 'resume' },
      ],
    }),
  );
  const choices = { educationLevels: [], technicalSkills: [], languages: [] };
  const basics = { name: 'Noor Ali', summary: 'Ten years', label: 'Auditor' };
  const file = new File([JSON.stringify({ basics })], 'cv.json');
  page.child('resume').send({ type: 'resume.attach', file, choices });
  await reading.last.answers(await readResumeFile(file, choices));
  expect(page.child('resume').getSnapshot().value).toBe('reviewing');
  for (const section of ['about', 'who']) page.child('resume').send({ type: 'resume.use', section, record: {} });
  expect(received).toEqual(['bio: draft.fill about', 'profile: draft.fill who']);
});

const textOf = ({ type, section }: AnyEventObject): string => `${type} ${section}`;

it('stores the version of this tab again when a restored draft already has the words of both', () => {
  const slice = { version: 1, value: 'asking', context: { usr: 'noor', resendAt: 0, inboxUrl: null } };
  const found = {
    type: 'draft.found',
    name: 'reset',
    base: null,
    mine: slice,
    theirs: slice,
    editedAt: { mine: 1, theirs: 1 },
  } as const;
  const resolved = { type: 'draft.resolved', name: 'reset', isStored: true, serverEvent: null };
  const tabs = drive(tabDraftsMachine).send(found, { ...found, isRestored: true });
  expect(tabs.sentToParent).toEqual([
    { ...resolved, slice: null },
    { ...resolved, slice },
  ]);
});
