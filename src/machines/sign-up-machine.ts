// Long because every step of the sign-up is one chart.
import { assertEvent } from 'xstate';
import { toApiError } from '../services/contract/api-error.ts';
import { type Step, stepNames } from '../services/contract/fields/candidate-table.ts';
import { fileError } from '../services/contract/fields/file-rules.ts';
import { apiErrorOf, storeFailure } from './failure.ts';
import { recordIn } from './record-reply.ts';
import { replyOf } from './reply.ts';
import { fresh, type SignUpContext } from './sign-up-context.ts';
import { type Registration, type SignUpEvent, signUpSetup } from './sign-up-setup.ts';

/** A draft that is being sent, or may have arrived, does not change. */
const locked = {
  'signUp.opened': { actions: 'open' },
  'draft.change': {},
  'draft.check': {},
  'signUp.visit': {},
  'row.add': {},
  'row.remove': {},
  'row.move': {},
} as const;

/** The sign-up: a state per step over the draft of specification section 3. The password is never in the context. */
export const signUpMachine = signUpSetup.createMachine({
  id: 'signUp',
  context: () => fresh,
  initial: 'account',
  on: {
    'signUp.opened': { actions: ['open', { type: 'removeExpiredCv', params: ({ event }) => event.now }] },
    'draft.change': { actions: { type: 'edit', params: ({ event }) => event } },
    'draft.check': { actions: { type: 'check', params: ({ event }) => event.path } },
    'row.add': { actions: { type: 'edit', params: ({ event }) => event } },
    'row.remove': { actions: { type: 'edit', params: ({ event }) => event } },
    'row.move': { actions: { type: 'edit', params: ({ event }) => event } },
    'signUp.visit': ([...stepNames, 'review'] as const).map((step) => ({
      guard: { type: 'mayVisit' as const, params: { step } },
      target: `.${step}` as const,
    })),
    'draft.clear': { target: '.account', actions: 'clearDraft' },
  },
  states: {
    account: {
      on: { 'signUp.next': whenValid('account', 'terms') },
      exit: ['clearProblems', 'endRestoring'],
    },
    terms: {
      on: { 'signUp.back': 'account', 'signUp.next': whenValid('terms', 'background') },
      exit: ['clearProblems', 'endRestoring'],
    },
    background: {
      on: { 'signUp.back': 'terms', 'signUp.next': whenValid('background', 'expertise') },
      exit: ['clearProblems', 'endRestoring'],
    },
    expertise: {
      on: { 'signUp.back': 'background', 'signUp.next': whenValid('expertise', 'documents') },
      exit: ['clearProblems', 'endRestoring'],
    },
    documents: {
      on: {
        'signUp.back': 'expertise',
        'signUp.next': 'review', // a CV is optional, and one that may not be sent is not in the draft
        'signUp.attach': [
          { guard: { type: 'isAcceptable', params: ({ event }) => event.file }, target: '.detectingFileType' },
          { actions: { type: 'rejectFile', params: ({ event }) => fileError('document', event.file) } },
        ],
        'signUp.detach': { target: '.choosing', actions: ['removeFile', 'clearProblems'] },
      },
      exit: ['clearProblems', 'endRestoring'],
      initial: 'choosing',
      states: {
        choosing: {},
        detectingFileType: {
          tags: ['busy', 'checkingFile'],
          entry: ['clearProblems', 'startProgress'],
          on: { 'signUp.next': {}, 'signUp.detach': 'choosing' },
          invoke: {
            id: 'detectFileType',
            src: 'detectFileType',
            input: ({ event }) => {
              assertEvent(event, 'signUp.attach');
              return { file: event.file };
            },
            onDone: [
              { guard: { type: 'isCv', params: replyOf }, target: 'uploading' },
              {
                target: 'choosing',
                actions: { type: 'rejectFile', params: (replied) => replyOf(replied).error ?? 'fileContent' },
              },
            ],
            onError: {
              target: 'choosing',
              actions: { type: 'storeUploadFailure', params: apiErrorOf },
            },
          },
        },
        uploading: {
          tags: ['busy', 'uploading'],
          // the step does not end during an upload; going back cancels it and keeps the previous file
          on: {
            'signUp.next': {},
            'signUp.detach': 'choosing',
            'upload.progressed': { actions: { type: 'storeProgress', params: ({ event }) => event.fraction } },
          },
          invoke: {
            id: 'uploadCv',
            src: 'uploadCv',
            input: ({ event, self }) => {
              assertEvent(event, 'xstate.done.actor.detectFileType');
              return {
                file: event.output.file,
                onProgress: (fraction) => self.send({ type: 'upload.progressed', fraction }),
              };
            },
            onDone: { target: 'choosing', actions: { type: 'storeFile', params: recordIn } },
            onError: {
              target: 'choosing',
              actions: { type: 'storeUploadFailure', params: apiErrorOf },
            },
          },
        },
      },
    },
    review: {
      // named before it is sent, so that a tab closed meanwhile is restored under the same name
      entry: ['endAmending', 'nameSubmission'],
      on: {
        'signUp.back': 'documents',
        'signUp.edit': stepNames.map((step) => ({
          guard: { type: 'isStep' as const, params: { step } },
          target: step,
          actions: 'startAmending' as const,
        })),
        'signUp.submit': [
          {
            guard: { type: 'isCompleteWithPassword', params: ({ event }) => event.password },
            target: 'unanswered.submitting',
          },
          { guard: 'isComplete', actions: { type: 'storePasswordError', params: ({ event }) => event.password } },
          { actions: ['storeDraftErrors', { type: 'storePasswordError', params: ({ event }) => event.password }] },
        ],
      },
      exit: ['clearProblems', 'endRestoring'],
    },
    /** Sent, and not rejected: the account may exist, so nothing changes. Stored without its child states. */
    unanswered: {
      initial: 'waiting',
      on: locked,
      states: {
        /** The outcome is unknown, or the page was closed before the reply. */
        waiting: {
          tags: 'outcomeUnknown',
          on: {
            'signUp.submit': [
              { guard: { type: 'hasPassword', params: ({ event }) => event.password }, target: 'checking' },
              { actions: { type: 'storePasswordError', params: ({ event }) => event.password } },
            ],
          },
          exit: 'clearProblems',
        },
        submitting: registering([
          { guard: { type: 'isOutcomeUnknown', params: apiErrorOf }, target: 'waiting', actions: storeFailure },
          { target: '#signUp.review', actions: storeFailure },
        ]),
        /** Sent again. Only a rejection ends the attempts under this submission id. */
        checking: registering([
          { guard: { type: 'isRejected', params: apiErrorOf }, target: '#signUp.review', actions: storeFailure },
          { target: 'waiting', actions: storeFailure },
        ]),
      },
    },
  },
});

/** A valid step continues to the next; one that was opened from the review returns to it once every step is valid. */
function whenValid<S extends Step, T extends Step | 'review'>(step: S, next: T) {
  return [
    { guard: 'mayReturn', target: 'review' },
    { guard: { type: 'isValid', params: { step } }, target: next },
    { actions: { type: 'storeStepErrors', params: { step } } },
  ] as const;
}

/** Sends the registration. A reply without a token does not state whether the account exists. */
function registering<const F>(onError: F) {
  return {
    tags: ['busy', 'submitting'],
    entry: ['clearApiError', 'nameSubmission'],
    invoke: {
      id: 'register',
      src: 'register',
      input: registrationOf,
      onDone: [
        {
          guard: { type: 'hasToken', params: replyOf },
          target: '#signUp.account',
          actions: [{ type: 'notifySession', params: replyOf }, 'clearDraft'],
        },
        { target: 'waiting', actions: { type: 'storeFailure', params: () => toApiError(null) } },
      ],
      onError,
    },
  } as const;
}

function registrationOf({ context, event }: { context: SignUpContext; event: SignUpEvent }): Registration {
  assertEvent(event, 'signUp.submit');
  return { draft: context.draft, password: event.password, submission: context.submission };
}
