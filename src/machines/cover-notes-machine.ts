import { assign, fromPromise, sendParent, setup } from 'xstate';
import type { ApiError } from '../services/contract/api-error.ts';
import { coverNoteFields } from '../services/contract/fields/cover-note-forms.ts';
import type { ValidationErrors } from '../services/contract/fields/field-error.ts';
import { validate } from '../services/contract/fields/validate.ts';
import { newSubmission } from '../services/contract/new-submission.ts';
import type { CoverNote } from '../services/contract/records/cover-note.ts';
import { isSessionOver, isUnauthorized, storeFailure } from './failure.ts';
import { notProvided } from './not-provided.ts';
import { recordsIn } from './record-reply.ts';

/** A template to store, or to delete. */
interface CoverNoteChange {
  readonly kind: 'save' | 'delete';
  /** `''` for a new template. */
  readonly name: string;
  readonly title: string;
  readonly note: string;
}

/** A change that is sent once, however often it is repeated. */
export interface SentChange extends CoverNoteChange {
  readonly submission: string;
}

export interface CoverNotesContext {
  readonly templates: readonly CoverNote[];
  /** The last change that was sent. */
  readonly change: SentChange | null;
  /** The template that was deleted last, while it can be restored. */
  readonly removed: CoverNote | null;
  /** The errors of the template that was to be saved. */
  readonly validationErrors: ValidationErrors;
  readonly apiError: ApiError | null;
  readonly hasSaved: boolean;
}

export type CoverNotesEvent =
  | { type: 'templates.open' }
  | { type: 'templates.close' }
  | { type: 'templates.retry' }
  | { type: 'template.save'; name: string; title: string; note: string }
  | { type: 'template.delete'; name: string }
  /** Restores the template that was deleted last. */
  | { type: 'template.restore' }
  | { type: 'draft.clear' };

/** The tags by which a dialog reads the state. */
type CoverNotesTag = 'shown' | 'loading' | 'unread' | 'busy';

type Saved = Pick<CoverNoteChange, 'name' | 'title' | 'note'>;

const fresh: CoverNotesContext = {
  templates: [],
  change: null,
  removed: null,
  validationErrors: {},
  apiError: null,
  hasSaved: false,
};

const errorsOf = ({ title, note }: Saved): ValidationErrors =>
  validate(coverNoteFields, { title, note }, { today: null });

/** The same change keeps its id, so that the server recognises it after an attempt without a reply. */
function withSubmission({ change: last }: CoverNotesContext, change: CoverNoteChange): SentChange {
  const isRepeated =
    last !== null &&
    (['kind', 'name', 'title', 'note'] as const satisfies (keyof CoverNoteChange)[]).every(
      (key) => last[key] === change[key],
    );
  return { ...change, submission: isRepeated ? last.submission : newSubmission() };
}

/** A candidate's templates of cover notes, read when they are opened, so that every tab has the same. */
export const coverNotesMachine = setup({
  types: { context: {} as CoverNotesContext, events: {} as CoverNotesEvent, tags: {} as CoverNotesTag },
  actors: {
    getCoverNotes: fromPromise<CoverNote[]>(notProvided),
    changeCoverNotes: fromPromise<CoverNote[], SentChange | null>(notProvided),
  },
  guards: {
    isSessionOver: isUnauthorized,
    isValid: (_, saved: Saved) => Object.keys(errorsOf(saved)).length === 0,
    isKnown: ({ context }, name: string) => context.templates.some((template) => template.name === name),
    hasRemoved: ({ context }) => context.removed !== null,
  },
  actions: {
    clearMessages: assign({ validationErrors: {}, apiError: null, hasSaved: false }),
    storeTemplates: assign((_, templates: CoverNote[]) => ({ templates })),
    storeErrors: assign((_, saved: Saved) => ({ validationErrors: errorsOf(saved), hasSaved: false })),
    storeSave: assign(({ context }, { name, title, note }: Saved) => ({
      change: withSubmission(context, { kind: 'save', name, title, note }),
    })),
    storeDelete: assign(({ context }, name: string) => ({
      change: withSubmission(context, { kind: 'delete', name, title: '', note: '' }),
    })),
    storeRestore: assign(({ context: { removed, ...context } }) => ({
      change: withSubmission(
        { ...context, removed },
        { kind: 'save', name: '', title: removed?.title ?? '', note: removed?.note ?? '' },
      ),
    })),
    storeChanged: assign(({ context: { change, templates: before } }, templates: CoverNote[]) => ({
      templates,
      change: null,
      hasSaved: change?.kind === 'save',
      removed: change?.kind === 'delete' ? (before.find(({ name }) => name === change.name) ?? null) : null,
    })),
    storeFailure: assign((_, apiError: ApiError) => ({ apiError })),
    clearRemoved: assign({ removed: null }),
    clear: assign(fresh),
    reportExpiry: sendParent({ type: 'session.expired' }),
  },
}).createMachine({
  id: 'coverNotes',
  context: fresh,
  initial: 'closed',
  on: {
    'draft.clear': { target: '.closed', actions: 'clear' },
    'templates.close': '.closed',
  },
  states: {
    closed: {
      on: { 'templates.open': { target: 'reading', actions: ['clearMessages', 'clearRemoved'] } },
    },
    reading: {
      tags: ['shown', 'loading'],
      invoke: {
        id: 'getCoverNotes',
        src: 'getCoverNotes',
        onDone: { target: 'shown', actions: { type: 'storeTemplates', params: recordsIn } },
        onError: [
          {
            guard: isSessionOver,
            target: 'failed',
            actions: [storeFailure, 'reportExpiry'],
          },
          { target: 'failed', actions: storeFailure },
        ],
      },
    },
    failed: { tags: ['shown', 'unread'], on: { 'templates.retry': { target: 'reading', actions: 'clearMessages' } } },
    shown: {
      tags: 'shown',
      on: {
        'template.save': [
          {
            guard: { type: 'isValid', params: ({ event }) => event },
            target: 'changing',
            actions: { type: 'storeSave', params: ({ event }) => event },
          },
          { actions: { type: 'storeErrors', params: ({ event }) => event } },
        ],
        'template.delete': {
          guard: { type: 'isKnown', params: ({ event }) => event.name },
          target: 'changing',
          actions: { type: 'storeDelete', params: ({ event }) => event.name },
        },
        'template.restore': { guard: 'hasRemoved', target: 'changing', actions: 'storeRestore' },
      },
    },
    changing: {
      tags: ['shown', 'busy'],
      entry: 'clearMessages',
      invoke: {
        id: 'changeCoverNotes',
        src: 'changeCoverNotes',
        input: ({ context }) => context.change,
        onDone: { target: 'shown', actions: { type: 'storeChanged', params: recordsIn } },
        onError: [
          {
            guard: isSessionOver,
            target: 'shown',
            actions: [storeFailure, 'reportExpiry'],
          },
          { target: 'shown', actions: storeFailure },
        ],
      },
    },
  },
});
