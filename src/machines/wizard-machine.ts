import { assertEvent, assign, fromPromise, sendParent, setup } from 'xstate';
import { asFault, type Fault } from '../services/contract/fault.ts';
import { password, type Refusal, refusalOf } from '../services/contract/forms.ts';
import {
  emptyDraft,
  type HeldFile,
  type Refusals,
  type RegistrationDraft,
  refusalsOf,
  type Step,
  stepNames,
} from '../services/contract/registration.ts';
import { notProvided } from './not-provided.ts';

export interface WizardContext {
  readonly draft: RegistrationDraft;
  /** What was found wrong at the end of a step, by field. */
  readonly refusals: Refusals;
  readonly passwordRefusal: Refusal | null;
  readonly fault: Fault | null;
}

type Change = { [F in keyof RegistrationDraft]: { field: F; value: RegistrationDraft[F] } }[keyof RegistrationDraft];

export type WizardEvent =
  | ({ type: 'wizard.change' } & Change)
  | { type: 'wizard.next' }
  | { type: 'wizard.back' }
  | { type: 'wizard.edit'; step: Step }
  | { type: 'wizard.attach'; file: File }
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
    isSound: ({ context }, { step }: { step: Step }) => Object.keys(refusalsOf(step, context.draft)).length === 0,
    isStep: ({ event }, { step }: { step: Step }) => event.type === 'wizard.edit' && event.step === step,
    hasPassword: ({ event }) => event.type === 'wizard.submit' && refusalOf(password, event.password) === null,
  },
  actions: {
    change: assign(({ context, event }) => {
      assertEvent(event, 'wizard.change');
      const { [event.field]: _, ...refusals } = context.refusals;
      return { draft: { ...context.draft, [event.field]: event.value }, refusals, fault: null };
    }),
    refuse: assign(({ context }, { step }: { step: Step }) => ({ refusals: refusalsOf(step, context.draft) })),
    refusePassword: assign(({ event }) => {
      assertEvent(event, 'wizard.submit');
      return { passwordRefusal: refusalOf(password, event.password) };
    }),
    clearProblems: assign({ refusals: {}, passwordRefusal: null, fault: null }),
    keepFile: assign(({ context, event }) => ({ draft: { ...context.draft, upload_cv: fileIn(event) } })),
    dropFile: assign(({ context }) => ({ draft: { ...context.draft, upload_cv: null } })),
    noteFailure: assign(({ event }) => ({ fault: faultIn(event) })),
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
    'wizard.change': { actions: 'change' },
    'draft.clear': { target: '.account', actions: 'clearDraft' },
  },
  states: {
    account: {
      on: {
        'wizard.next': [
          { guard: { type: 'isSound', params: { step: 'account' } }, target: 'terms', actions: 'clearProblems' },
          { actions: { type: 'refuse', params: { step: 'account' } } },
        ],
      },
    },
    terms: {
      on: {
        'wizard.back': { target: 'account', actions: 'clearProblems' },
        'wizard.next': [
          { guard: { type: 'isSound', params: { step: 'terms' } }, target: 'background', actions: 'clearProblems' },
          { actions: { type: 'refuse', params: { step: 'terms' } } },
        ],
      },
    },
    background: {
      on: {
        'wizard.back': { target: 'terms', actions: 'clearProblems' },
        'wizard.next': [
          { guard: { type: 'isSound', params: { step: 'background' } }, target: 'expertise', actions: 'clearProblems' },
          { actions: { type: 'refuse', params: { step: 'background' } } },
        ],
      },
    },
    expertise: {
      on: { 'wizard.back': 'background', 'wizard.next': 'documents' },
    },
    documents: {
      on: {
        'wizard.back': { target: 'expertise', actions: 'clearProblems' },
        'wizard.next': { target: 'review', actions: 'clearProblems' },
        'wizard.attach': '.uploading',
        'wizard.detach': { target: '.choosing', actions: ['dropFile', 'clearProblems'] },
      },
      initial: 'choosing',
      states: {
        choosing: {},
        uploading: {
          tags: 'busy',
          entry: 'clearProblems',
          invoke: {
            id: 'uploadCv',
            src: 'uploadCv',
            input: ({ event }) => {
              assertEvent(event, 'wizard.attach');
              return { file: event.file };
            },
            onDone: { target: 'choosing', actions: 'keepFile' },
            onError: { target: 'choosing', actions: 'noteFailure' },
          },
        },
      },
    },
    review: {
      on: {
        'wizard.back': { target: 'documents', actions: 'clearProblems' },
        'wizard.edit': stepNames.map((step) => ({
          guard: { type: 'isStep' as const, params: { step } },
          target: step,
          actions: 'clearProblems' as const,
        })),
        'wizard.submit': [{ guard: 'hasPassword', target: 'submitting' }, { actions: 'refusePassword' }],
      },
    },
    submitting: {
      tags: 'busy',
      entry: 'clearProblems',
      on: { 'wizard.change': {} },
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context, event }) => {
          assertEvent(event, 'wizard.submit');
          return { draft: context.draft, password: event.password };
        },
        onDone: { target: 'account', actions: ['tellSession', 'clearDraft'] },
        onError: { target: 'review', actions: 'noteFailure' },
      },
    },
  },
});

const fresh: WizardContext = { draft: emptyDraft, refusals: {}, passwordRefusal: null, fault: null };

// The events of invoked actors are not among the machine's own, so their payload is read structurally.
const outputIn = (event: object): unknown => ('output' in event ? event.output : null);
const faultIn = (event: object): Fault => asFault('error' in event ? event.error : null);
const fileIn = (event: object): HeldFile | null => outputIn(event) as HeldFile | null;
const tokenIn = (event: object): string =>
  (outputIn(event) as { access_token?: string | null } | null)?.access_token ?? '';
