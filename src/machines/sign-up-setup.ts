/** The events, services, guards and actions of the sign-up. The chart is `sign-up-machine.ts`. */
import { assign, type DoneActorEvent, fromPromise, sendParent, setup } from 'xstate';
import type { ApiError } from '../services/contract/api-error.ts';
import { type Step, stepNames } from '../services/contract/fields/candidate-table.ts';
import type { HeldFile, SignUpDraft } from '../services/contract/fields/draft.ts';
import type { FieldErrorCode } from '../services/contract/fields/field-error.ts';
import { fileError } from '../services/contract/fields/file-rules.ts';
import { newPasswordError } from '../services/contract/fields/new-password-error.ts';
import { mayHaveArrived } from '../services/contract/rules/error-rules.ts';
import type { EditEvent } from './draft-editing.ts';
import { notProvided } from './not-provided.ts';
import {
  afterCheck,
  afterEdit,
  allErrors,
  fresh,
  isEmpty,
  isRejected,
  opened,
  type SignUpContext,
  stepErrors,
  withFailure,
  withFile,
  withFileError,
  withoutExpiredCv,
  withSubmission,
} from './sign-up-context.ts';

/** The tags by which a page reads the state. */
export type SignUpTag = 'busy' | 'checkingFile' | 'uploading' | 'submitting' | 'outcomeUnknown';

export type SignUpEvent =
  | EditEvent
  /** A field or a row lost the focus: `academic_background.0.institution`. */
  | { type: 'draft.check'; path: string }
  /** Its page was opened; `now` in milliseconds. */
  | { type: 'signUp.opened'; now: number }
  | { type: 'signUp.next' }
  | { type: 'signUp.back' }
  | { type: 'signUp.edit'; step: Step }
  /** Back or Forward of the browser requests a step; a step that cannot be visited yet is ignored. */
  | { type: 'signUp.visit'; step: Step | 'review' }
  | { type: 'signUp.attach'; file: File }
  /** Removes the file, or cancels its upload. */
  | { type: 'signUp.detach' }
  | { type: 'upload.progressed'; fraction: number }
  /** Registers. When the outcome is unknown, sends the registration again under the same submission id. */
  | { type: 'signUp.submit'; password: string }
  | { type: 'draft.clear' }
  /** The upload begins with the file that was read. */
  | DoneActorEvent<DetectedFile, 'detectFileType'>;

export interface Registration {
  readonly draft: SignUpDraft;
  readonly password: string;
  readonly submission: string;
}

export interface Registered {
  readonly access_token: string | null;
  readonly user: string | null;
}

export interface CvToSend {
  readonly file: File;
  onProgress(fraction: number): void;
}

/** A file, and the error of its content if it must not be uploaded. */
export interface DetectedFile {
  readonly file: File;
  readonly error: FieldErrorCode | null;
}

export const signUpSetup = setup({
  types: { context: {} as SignUpContext, events: {} as SignUpEvent, tags: {} as SignUpTag },
  actors: {
    register: fromPromise<Registered, Registration>(notProvided),
    /** Detects the type of a file by its content. */
    detectFileType: fromPromise<DetectedFile, { file: File }>(notProvided),
    uploadCv: fromPromise<HeldFile, CvToSend>(notProvided),
  },
  guards: {
    isValid: ({ context }, { step }: { step: Step }) => isEmpty(stepErrors(step, context.draft)),
    isComplete: ({ context }) => isComplete(context),
    mayReturn: ({ context }) => context.isAmending && isComplete(context),
    mayVisit: ({ context, event }, { step }: { step: Step | 'review' }) =>
      event.type === 'signUp.visit' && event.step === step && isReached(context, step),
    isStep: ({ event }, { step }: { step: Step }) => event.type === 'signUp.edit' && event.step === step,
    isAcceptable: (_, file: File) => fileError('document', file) === null,
    isCv: (_, { error }: Partial<DetectedFile>) => error === null,
    hasPassword: (_, password: string) => newPasswordError(password) === null,
    isCompleteWithPassword: ({ context }, password: string) =>
      isComplete(context) && newPasswordError(password) === null,
    hasToken: (_, { access_token }: Partial<Registered>) => typeof access_token === 'string' && access_token !== '',
    isOutcomeUnknown: (_, apiError: ApiError) => mayHaveArrived(apiError),
    isRejected: (_, apiError: ApiError) => isRejected(apiError),
  },
  actions: {
    edit: assign(({ context }, edit: EditEvent) => afterEdit(context, edit)),
    check: assign(({ context }, path: string) => afterCheck(context, path)),
    open: assign(({ context }) => opened(context)),
    removeExpiredCv: assign(({ context }, now: number) => withoutExpiredCv(context, now)),
    storeStepErrors: assign(({ context }, { step }: { step: Step }) => ({
      validationErrors: stepErrors(step, context.draft),
    })),
    storeDraftErrors: assign(({ context }) => ({ validationErrors: allErrors(context.draft) })),
    storePasswordError: assign((_, password: string) => ({ passwordError: newPasswordError(password) })),
    rejectFile: assign((_, error: FieldErrorCode | null) => withFileError(error)),
    clearProblems: assign({ validationErrors: {}, passwordError: null, uploadError: null }),
    clearApiError: assign({ apiError: null }),
    endRestoring: assign({ restoredFrom: null }),
    startAmending: assign({ isAmending: true }),
    endAmending: assign({ isAmending: false }),
    startProgress: assign({ progress: 0 }),
    storeProgress: assign((_, progress: number) => ({ progress })),
    storeFile: assign(({ context }, file: HeldFile | null) => withFile(context, file)),
    removeFile: assign(({ context }) => withFile(context, null)),
    nameSubmission: assign(({ context }) => withSubmission(context)),
    storeFailure: assign(({ context }, apiError: ApiError) => withFailure(context, apiError)),
    storeUploadFailure: assign((_, uploadError: ApiError) => ({ uploadError })),
    clearDraft: assign(({ context: { isOpened } }) => ({ ...fresh, isOpened })),
    notifySession: sendParent(({ context }, { access_token, user }: Partial<Registered>) => ({
      type: 'session.granted',
      token: access_token ?? '',
      usr: user ?? context.draft.usr.trim(),
    })),
  },
});

/** Whether every step before this one is valid. */
const isReached = ({ draft }: SignUpContext, step: Step | 'review'): boolean =>
  (step === 'review' ? stepNames : stepNames.slice(0, stepNames.indexOf(step))).every((each) =>
    isEmpty(stepErrors(each, draft)),
  );

const isComplete = ({ draft }: SignUpContext): boolean => isEmpty(allErrors(draft));
