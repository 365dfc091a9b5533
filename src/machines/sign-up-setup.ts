/** What the sign-up wizard is made of: its events, services, guards and deeds. The chart is `wizard-machine.ts`. */
import { assertEvent, assign, fromPromise, sendParent, setup } from 'xstate';
import { type ApiError, toApiError } from '../services/contract/api-error.ts';
import { password, refusalOf } from '../services/contract/forms.ts';
import { type HeldFile, type SignUpDraft, type Step, stepNames } from '../services/contract/sign-up.ts';
import { allRefusals, type FileRefusal, fileRefusalOf, refusalsOf } from '../services/contract/sign-up-rules.ts';
import { notProvided } from './not-provided.ts';
import { fresh, type SignUpContext } from './sign-up-context.ts';
import {
  type EditEvent,
  edited,
  edits,
  isOutcomeUnknown,
  opened,
  withFailure,
  withFile,
  withFileRefused,
  withSubmission,
} from './sign-up-draft.ts';

/** What a step may ask about the state. */
export type SignUpTag = 'busy' | 'checkingFile' | 'uploading' | 'submitting' | 'outcomeUnknown';

export type SignUpEvent =
  | EditEvent
  /** Its page came on screen; `now` in milliseconds. */
  | { type: 'signUp.opened'; now: number }
  | { type: 'signUp.next' }
  | { type: 'signUp.back' }
  | { type: 'signUp.edit'; step: Step }
  /** The browser's own Back or Forward names a step; one that is not reached yet stays closed. */
  | { type: 'signUp.visit'; step: Step | 'review' }
  | { type: 'signUp.attach'; file: File }
  /** Takes the file away, or calls its upload off. */
  | { type: 'signUp.detach' }
  | { type: 'upload.progressed'; fraction: number }
  /** Registers; or, where no answer came, asks after the registration by sending it again under its name. */
  | { type: 'signUp.submit'; password: string }
  | { type: 'draft.clear' };

export interface Registration {
  readonly draft: SignUpDraft;
  readonly password: string;
  readonly submission: string;
}

export interface CvToSend {
  readonly file: File;
  onProgress(fraction: number): void;
}

/** A file that was looked into, and why it may not be sent. */
export interface DetectedFile {
  readonly file: File;
  readonly refusal: FileRefusal | null;
}

export const signUpSetup = setup({
  types: { context: {} as SignUpContext, events: {} as SignUpEvent, tags: {} as SignUpTag },
  actors: {
    register: fromPromise<{ access_token: string | null; user: string | null }, Registration>(notProvided),
    /** Says what a file is by its content. */
    detectFileType: fromPromise<DetectedFile, { file: File }>(notProvided),
    uploadCv: fromPromise<HeldFile, CvToSend>(notProvided),
  },
  guards: {
    isValid: ({ context }, { step }: { step: Step }) => isEmpty(refusalsOf(step, context.draft)),
    isComplete: ({ context }) => isComplete(context),
    mayReturn: ({ context }) => context.isAmending && isComplete(context),
    mayVisit: ({ context, event }, { step }: { step: Step | 'review' }) =>
      event.type === 'signUp.visit' && event.step === step && isReached(context, step),
    isStep: ({ event }, { step }: { step: Step }) => event.type === 'signUp.edit' && event.step === step,
    isAcceptable: ({ event }) => event.type === 'signUp.attach' && fileRefusalOf(event.file) === null,
    isCv: ({ event }) => detectedFile(event).refusal === null,
    hasPassword: ({ event }) => event.type === 'signUp.submit' && refusalOf(password, event.password) === null,
    hasToken: ({ event }) => tokenIn(event) !== '',
    isOutcomeUnknown: ({ event }) => isOutcomeUnknown(apiErrorIn(event)),
  },
  actions: {
    edit: assign(({ context, event }) => {
      assertEvent(event, edits);
      return edited(context, event);
    }),
    open: assign(({ context, event }) => {
      assertEvent(event, 'signUp.opened');
      return opened(context, event.now);
    }),
    refuse: assign(({ context }, { step }: { step: Step }) => ({ refusals: refusalsOf(step, context.draft) })),
    storeDraftErrors: assign(({ context }) => ({ refusals: allRefusals(context.draft) })),
    storePasswordError: assign(({ event }) => {
      assertEvent(event, 'signUp.submit');
      return { passwordRefusal: refusalOf(password, event.password) };
    }),
    rejectFile: assign(({ event }) => {
      assertEvent(event, 'signUp.attach');
      return withFileRefused(fileRefusalOf(event.file));
    }),
    rejectContent: assign(({ event }) => withFileRefused(detectedFile(event).refusal)),
    clearProblems: assign({ refusals: {}, passwordRefusal: null, uploadError: null }),
    clearApiError: assign({ apiError: null }),
    endRestoring: assign({ restoredFrom: null }),
    startAmending: assign({ isAmending: true }),
    endAmending: assign({ isAmending: false }),
    startProgress: assign({ progress: 0 }),
    storeProgress: assign(({ event }) => {
      assertEvent(event, 'upload.progressed');
      return { progress: event.fraction };
    }),
    storeFile: assign(({ context, event }) => withFile(context, fileIn(event))),
    removeFile: assign(({ context }) => withFile(context, null)),
    nameSubmission: assign(({ context }) => withSubmission(context)),
    storeFailure: assign(({ context, event }) => withFailure(context, apiErrorIn(event))),
    storeUploadFailure: assign(({ event }) => ({ uploadError: apiErrorIn(event) })),
    clearDraft: assign(({ context: { isOpened } }) => ({ ...fresh, isOpened })),
    notifySession: sendParent(({ context, event }) => ({
      type: 'session.granted',
      token: tokenIn(event),
      usr: userIn(event) ?? context.draft.usr.trim(),
    })),
  },
});

/** What every step before it asks for is sound. */
const isReached = ({ draft }: SignUpContext, step: Step | 'review'): boolean =>
  (step === 'review' ? stepNames : stepNames.slice(0, stepNames.indexOf(step))).every((each) =>
    isEmpty(refusalsOf(each, draft)),
  );

const isComplete = ({ draft }: SignUpContext): boolean => isEmpty(allRefusals(draft));

const isEmpty = (record: object): boolean => Object.keys(record).length === 0;

// The events of invoked actors are not among the machine's own, so their payload is read structurally.
const outputIn = (event: object): unknown => ('output' in event ? event.output : null);
const apiErrorIn = (event: object): ApiError => toApiError('error' in event ? event.error : null);
const fileIn = (event: object): HeldFile | null => outputIn(event) as HeldFile | null; // what `uploadCv` answers
export const detectedFile = (event: object): DetectedFile => outputIn(event) as DetectedFile; // what `detectFileType` answers
type Registered = { access_token?: string | null; user?: string | null } | null;
const tokenIn = (event: object): string => (outputIn(event) as Registered)?.access_token ?? ''; // what `register` answers
const userIn = (event: object): string | null => (outputIn(event) as Registered)?.user ?? null;
