import { and, assertEvent } from 'xstate';
import { type Step, stepNames } from '../services/contract/sign-up.ts';
import { fresh } from './sign-up-context.ts';
import { detectedFile, signUpSetup } from './sign-up-setup.ts';

/** What is on its way to the server stays as it is. */
const locked = {
  'signUp.change': {},
  'signUp.check': {},
  'signUp.visit': {},
  'row.add': {},
  'row.change': {},
  'row.remove': {},
  'row.move': {},
  'detail.choose': {},
  'detail.note': {},
} as const;

/** The sign-up wizard: a state per step over the draft of specification section 3; the password is never held. */
export const signUpMachine = signUpSetup.createMachine({
  id: 'signUp',
  context: () => fresh,
  initial: 'account',
  on: {
    'signUp.opened': { actions: 'open' },
    'signUp.change': { actions: 'edit' },
    'row.add': { actions: 'edit' },
    'row.change': { actions: 'edit' },
    'row.remove': { actions: 'edit' },
    'row.move': { actions: 'edit' },
    'detail.choose': { actions: 'edit' },
    'detail.note': { actions: 'edit' },
    'signUp.check': { actions: 'edit' },
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
        'signUp.next': 'review', // no CV is needed, and one that may not be sent is never held
        'signUp.attach': [{ guard: 'isAcceptable', target: '.detectingFileType' }, { actions: 'rejectFile' }],
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
              { guard: 'isCv', target: 'uploading' },
              { target: 'choosing', actions: 'rejectContent' },
            ],
            onError: { target: 'choosing', actions: 'storeUploadFailure' },
          },
        },
        uploading: {
          tags: ['busy', 'uploading'],
          // the step is not over while its file is on its way; going back calls it off, and what was held stays held
          on: {
            'signUp.next': {},
            'signUp.detach': 'choosing',
            'upload.progressed': { actions: 'storeProgress' },
          },
          invoke: {
            id: 'uploadCv',
            src: 'uploadCv',
            input: ({ event, self }) => ({
              file: detectedFile(event).file,
              onProgress: (fraction) => self.send({ type: 'upload.progressed', fraction }),
            }),
            onDone: { target: 'choosing', actions: 'storeFile' },
            onError: { target: 'choosing', actions: 'storeUploadFailure' },
          },
        },
      },
    },
    review: {
      // named before it is sent, so that whoever closes the tab meanwhile comes back under the same name
      entry: ['endAmending', 'nameSubmission'],
      on: {
        'signUp.back': 'documents',
        'signUp.edit': stepNames.map((step) => ({
          guard: { type: 'isStep' as const, params: { step } },
          target: step,
          actions: 'startAmending' as const,
        })),
        'signUp.submit': [
          { guard: and(['isComplete', 'hasPassword']), target: 'submitting' },
          { guard: 'isComplete', actions: 'storePasswordError' },
          { actions: ['storeDraftErrors', 'storePasswordError'] },
        ],
      },
      exit: ['clearProblems', 'endRestoring'],
    },
    submitting: {
      tags: ['busy', 'submitting'],
      entry: ['clearApiError', 'nameSubmission'],
      on: locked,
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context, event }) => {
          assertEvent(event, 'signUp.submit');
          return { draft: context.draft, password: event.password, submission: context.submission };
        },
        onDone: [
          { guard: 'hasToken', target: 'account', actions: ['notifySession', 'clearDraft'] },
          { target: 'review', actions: 'storeFailure' },
        ],
        onError: [
          { guard: 'isOutcomeUnknown', target: 'unanswered', actions: 'storeFailure' },
          { target: 'review', actions: 'storeFailure' },
        ],
      },
    },
    /** Sent, and no answer yet: the account may be there. Nothing changes until that is known. */
    unanswered: {
      tags: 'outcomeUnknown',
      on: {
        ...locked,
        'signUp.submit': [{ guard: 'hasPassword', target: 'submitting' }, { actions: 'storePasswordError' }],
      },
      exit: 'clearProblems',
    },
  },
});

/** A sound step leads on; one that was opened from the review leads back to it, once the whole draft is sound. */
function whenValid<S extends Step, T extends Step | 'review'>(step: S, next: T) {
  return [
    { guard: 'mayReturn', target: 'review' },
    { guard: { type: 'isValid', params: { step } }, target: next },
    { actions: { type: 'refuse', params: { step } } },
  ] as const;
}
