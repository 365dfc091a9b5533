import { assertEvent, assign, fromPromise, sendParent, setup } from 'xstate';
import { asFault, type Fault } from '../services/contract/fault.ts';
import type { Bio } from '../services/contract/records/bio.ts';
import { notProvided } from './not-provided.ts';

/** The bio draft of specification section 3. */
export type BioDraft = Pick<
  Bio,
  | 'bio'
  | 'photo_url'
  | 'technical_skills'
  | 'other_technical_skills'
  | 'certifications'
  | 'language'
  | 'other_languages'
>;

export interface BioContext {
  readonly draft: BioDraft;
  /** `modified` of the bio that the draft started from, so that the server can tell a stale edit. */
  readonly startedFrom: string | null;
  readonly fault: Fault | null;
}

type Change = { [F in keyof BioDraft]: { field: F; value: BioDraft[F] } }[keyof BioDraft];

export type BioEvent =
  | { type: 'bio.edit'; bio: Bio }
  | ({ type: 'bio.change' } & Change)
  | { type: 'bio.save' }
  | { type: 'bio.discard' }
  | { type: 'draft.clear' };

export interface BioToSave {
  readonly draft: BioDraft;
  readonly modified: string | null;
}

/** Editing the bio: the draft outlives a reload and an expired session. */
export const bioMachine = setup({
  types: { context: {} as BioContext, events: {} as BioEvent },
  actors: { saveBio: fromPromise<unknown, BioToSave>(notProvided) },
  guards: { isSessionOver: ({ event }) => faultIn(event).kind === 'unauthorized' },
  actions: {
    reportExpiry: sendParent({ type: 'session.expired' }),
    tellSaved: sendParent({ type: 'bio.saved' }),
    startDraft: assign(({ event }) => {
      assertEvent(event, 'bio.edit');
      return { draft: draftOf(event.bio), startedFrom: event.bio.modified, fault: null };
    }),
    change: assign(({ context, event }) => {
      assertEvent(event, 'bio.change');
      return { draft: { ...context.draft, [event.field]: event.value }, fault: null };
    }),
    noteFailure: assign(({ event }) => ({ fault: faultIn(event) })),
    clearProblems: assign({ fault: null }),
    clearDraft: assign(() => fresh),
  },
}).createMachine({
  id: 'bio',
  context: () => fresh,
  initial: 'viewing',
  on: { 'draft.clear': { target: '.viewing', actions: 'clearDraft' } },
  states: {
    viewing: { on: { 'bio.edit': { target: 'editing', actions: 'startDraft' } } },
    editing: {
      on: {
        'bio.change': { actions: 'change' },
        'bio.save': 'saving',
        'bio.discard': { target: 'viewing', actions: 'clearDraft' },
      },
    },
    saving: {
      tags: 'busy',
      entry: 'clearProblems',
      invoke: {
        id: 'saveBio',
        src: 'saveBio',
        input: ({ context }) => ({ draft: context.draft, modified: context.startedFrom }),
        onDone: { target: 'viewing', actions: ['clearDraft', 'tellSaved'] },
        onError: [
          { guard: 'isSessionOver', target: 'editing', actions: ['noteFailure', 'reportExpiry'] },
          { target: 'editing', actions: 'noteFailure' },
        ],
      },
    },
  },
});

// The events of an invoked actor are not among the machine's own, so their payload is read structurally.
const faultIn = (event: object): Fault => asFault('error' in event ? event.error : null);

const fresh: BioContext = {
  draft: {
    bio: null,
    photo_url: null,
    technical_skills: [],
    other_technical_skills: null,
    certifications: [],
    language: [],
    other_languages: null,
  },
  startedFrom: null,
  fault: null,
};

function draftOf(bio: Bio): BioDraft {
  const { photo_url, technical_skills, other_technical_skills, certifications, language, other_languages } = bio;
  return {
    bio: bio.bio,
    photo_url,
    technical_skills,
    other_technical_skills,
    certifications,
    language,
    other_languages,
  };
}
