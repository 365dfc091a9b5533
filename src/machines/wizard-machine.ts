import { and, assertEvent, assign, fromPromise, sendParent, setup } from 'xstate';
import { asFault, type Fault } from '../services/contract/fault.ts';
import { password, refusalOf } from '../services/contract/forms.ts';
import { type HeldFile, type RegistrationDraft, type Step, stepNames } from '../services/contract/registration.ts';
import { allRefusals, fileRefusalOf, refusalsOf } from '../services/contract/registration-rules.ts';
import { notProvided } from './not-provided.ts';
import {
  type EditEvent,
  edited,
  edits,
  faultForDraft,
  fresh,
  type WizardContext,
  withFile,
  withFileRefused,
} from './wizard-draft.ts';

export type WizardEvent =
  | EditEvent
  | { type: 'wizard.next' }
  | { type: 'wizard.back' }
  | { type: 'wizard.edit'; step: Step }
  | { type: 'wizard.attach'; file: File }
  /** Takes the file away, or calls its upload off. */
  | { type: 'wizard.detach' }
  | { type: 'wizard.submit'; password: string }
  | { type: 'draft.clear' };

export interface Registration {
  readonly draft: RegistrationDraft;
  readonly password: string;
}

/** The sign-up wizard: a state per step over the draft of specification section 3; the password is never held. */
export const wizardMachine = setup({
  types: { context: {} as WizardContext, events: {} as WizardEvent },
  actors: {
    register: fromPromise<{ access_token: string | null; user: string | null }, Registration>(notProvided),
    uploadCv: fromPromise<HeldFile, { file: File }>(notProvided),
  },
  guards: {
    isSound: ({ context }, { step }: { step: Step }) => isEmpty(refusalsOf(step, context.draft)),
    isWhole: ({ context }) => isEmpty(allRefusals(context.draft)),
    mayReturn: ({ context }) => context.isAmending && isEmpty(allRefusals(context.draft)),
    isStep: ({ event }, { step }: { step: Step }) => event.type === 'wizard.edit' && event.step === step,
    isAcceptable: ({ event }) => event.type === 'wizard.attach' && fileRefusalOf(event.file) === null,
    hasPassword: ({ event }) => event.type === 'wizard.submit' && refusalOf(password, event.password) === null,
    hasToken: ({ event }) => tokenIn(event) !== '',
  },
  actions: {
    edit: assign(({ context, event }) => {
      assertEvent(event, edits);
      return edited(context, event);
    }),
    refuse: assign(({ context }, { step }: { step: Step }) => ({ refusals: refusalsOf(step, context.draft) })),
    refuseDraft: assign(({ context }) => ({ refusals: allRefusals(context.draft) })),
    refusePassword: assign(({ event }) => {
      assertEvent(event, 'wizard.submit');
      return { passwordRefusal: refusalOf(password, event.password) };
    }),
    refuseFile: assign(({ event }) => {
      assertEvent(event, 'wizard.attach');
      return withFileRefused(event);
    }),
    clearProblems: assign({ refusals: {}, passwordRefusal: null, uploadFault: null }),
    clearFault: assign({ fault: null }),
    startAmending: assign({ isAmending: true }),
    endAmending: assign({ isAmending: false }),
    keepFile: assign(({ context, event }) => withFile(context, fileIn(event))),
    dropFile: assign(({ context }) => withFile(context, null)),
    noteFailure: assign(({ event }) => ({ fault: faultForDraft(faultIn(event)) })),
    noteUploadFailure: assign(({ event }) => ({ uploadFault: faultIn(event) })),
    clearDraft: assign(() => fresh),
    tellSession: sendParent(({ context, event }) => ({
      type: 'session.granted',
      token: tokenIn(event),
      usr: context.draft.usr.trim(),
    })),
  },
}).createMachine({
  id: 'wizard',
  context: () => fresh,
  initial: 'account',
  on: {
    'wizard.change': { actions: 'edit' },
    'row.add': { actions: 'edit' },
    'row.change': { actions: 'edit' },
    'row.remove': { actions: 'edit' },
    'detail.choose': { actions: 'edit' },
    'wizard.check': { actions: 'edit' },
    'draft.clear': { target: '.account', actions: 'clearDraft' },
  },
  states: {
    account: {
      on: { 'wizard.next': whenSound('account', 'terms') },
      exit: 'clearProblems',
    },
    terms: {
      on: { 'wizard.back': 'account', 'wizard.next': whenSound('terms', 'background') },
      exit: 'clearProblems',
    },
    background: {
      on: { 'wizard.back': 'terms', 'wizard.next': whenSound('background', 'expertise') },
      exit: 'clearProblems',
    },
    expertise: {
      on: { 'wizard.back': 'background', 'wizard.next': whenSound('expertise', 'documents') },
      exit: 'clearProblems',
    },
    documents: {
      on: {
        'wizard.back': 'expertise',
        'wizard.next': 'review',
        'wizard.attach': [{ guard: 'isAcceptable', target: '.uploading' }, { actions: 'refuseFile' }],
        'wizard.detach': { target: '.choosing', actions: ['dropFile', 'clearProblems'] },
      },
      exit: 'clearProblems',
      initial: 'choosing',
      states: {
        choosing: {},
        uploading: {
          tags: 'busy',
          entry: 'clearProblems',
          // the step is not over while its file is on its way; going back calls it off
          on: { 'wizard.next': {} },
          invoke: {
            id: 'uploadCv',
            src: 'uploadCv',
            input: ({ event }) => {
              assertEvent(event, 'wizard.attach');
              return { file: event.file };
            },
            onDone: { target: 'choosing', actions: 'keepFile' },
            onError: { target: 'choosing', actions: 'noteUploadFailure' },
          },
        },
      },
    },
    review: {
      entry: 'endAmending',
      on: {
        'wizard.back': 'documents',
        'wizard.edit': stepNames.map((step) => ({
          guard: { type: 'isStep' as const, params: { step } },
          target: step,
          actions: 'startAmending' as const,
        })),
        'wizard.submit': [
          { guard: and(['isWhole', 'hasPassword']), target: 'submitting' },
          { guard: 'isWhole', actions: 'refusePassword' },
          { actions: ['refuseDraft', 'refusePassword'] },
        ],
      },
      exit: 'clearProblems',
    },
    submitting: {
      tags: 'busy',
      entry: 'clearFault',
      on: {
        'wizard.change': {},
        'wizard.check': {},
        'row.add': {},
        'row.change': {},
        'row.remove': {},
        'detail.choose': {},
      },
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context, event }) => {
          assertEvent(event, 'wizard.submit');
          return { draft: context.draft, password: event.password };
        },
        onDone: [
          { guard: 'hasToken', target: 'account', actions: ['tellSession', 'clearDraft'] },
          { target: 'review', actions: 'noteFailure' },
        ],
        onError: { target: 'review', actions: 'noteFailure' },
      },
    },
  },
});

/** A sound step leads on; one that was opened from the review leads back to it, once the whole draft is sound. */
function whenSound<S extends Step, T extends Step>(step: S, next: T) {
  return [
    { guard: 'mayReturn', target: 'review' },
    { guard: { type: 'isSound', params: { step } }, target: next },
    { actions: { type: 'refuse', params: { step } } },
  ] as const;
}

const isEmpty = (record: object): boolean => Object.keys(record).length === 0;

// The events of invoked actors are not among the machine's own, so their payload is read structurally.
const outputIn = (event: object): unknown => ('output' in event ? event.output : null);
const faultIn = (event: object): Fault => asFault('error' in event ? event.error : null);
const fileIn = (event: object): HeldFile | null => outputIn(event) as HeldFile | null; // what `uploadCv` answers
const tokenIn = (event: object): string =>
  (outputIn(event) as { access_token?: string | null } | null)?.access_token ?? '';
