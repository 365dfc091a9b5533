/** The context of the sign-up, and how each event changes it. */
import type { ApiError } from '../services/contract/api-error.ts';
import { signUpForm, stepFields, stepOf } from '../services/contract/fields/candidate-forms.ts';
import { type Step, stepNames } from '../services/contract/fields/candidate-table.ts';
import { emptySignUp, type HeldFile, type SignUpDraft } from '../services/contract/fields/draft.ts';
import type { FieldErrorCode, ValidationErrors } from '../services/contract/fields/field-error.ts';
import { isExpired } from '../services/contract/fields/file-rules.ts';
import { validate } from '../services/contract/fields/validate.ts';
import { newSubmission } from '../services/contract/new-submission.ts';
import { serverNow } from '../services/contract/server-time.ts';
import { siteDay } from '../services/contract/site-time.ts';
import { checked, type DraftState, type EditEvent, edited, withDraftPaths, withoutErrors } from './draft-editing.ts';

export interface SignUpContext extends DraftState<SignUpDraft> {
  /** The errors by field, found when a field lost the focus or a step ended. */
  readonly validationErrors: ValidationErrors;
  readonly passwordError: FieldErrorCode | null;
  /** Why the registration failed; the text for a field is cleared when that field changes. */
  readonly apiError: ApiError | null;
  readonly uploadError: ApiError | null;
  /** The share of the CV that has been sent, from 0 to 1. */
  readonly progress: number;
  /** Whether this step was opened from the review and returns to it. */
  readonly isAmending: boolean;
  /** The id of the submission that was sent and not rejected; empty before the first. */
  readonly submission: string;
  /** When the draft was last changed, in milliseconds. */
  readonly editedAt: number | null;
  /** Whether the page of the sign-up has been opened since the app started. */
  readonly isOpened: boolean;
  /** When the restored draft was last changed, in milliseconds; `null` after its step was left. */
  readonly restoredFrom: number | null;
  /** Whether the uploaded CV has expired on the server. */
  readonly isCvGone: boolean;
}

export const fresh: SignUpContext = {
  draft: emptySignUp,
  validationErrors: {},
  passwordError: null,
  apiError: null,
  uploadError: null,
  progress: 0,
  isAmending: false,
  submission: '',
  editedAt: null,
  isOpened: false,
  restoredFrom: null,
  isCvGone: false,
};

type Change = Partial<SignUpContext>;

/** The errors of one step of a draft; empty when it is valid. */
export const stepErrors = (step: Step, draft: SignUpDraft): ValidationErrors =>
  validate(signUpForm, draft, { today: siteDay(serverNow()) }, stepFields(step));

/** The errors of all steps. */
export const allErrors = (draft: SignUpDraft): ValidationErrors =>
  Object.assign({}, ...stepNames.map((step) => stepErrors(step, draft)));

export const afterEdit = (context: SignUpContext, edit: EditEvent): Change => ({
  ...edited(signUpForm, context, edit),
  editedAt: Date.now(),
});

export function afterCheck(context: SignUpContext, path: string): Change {
  const step = stepOf(path);
  return step ? { validationErrors: checked(context, path, stepErrors(step, context.draft)) } : {};
}

/** The page was opened: stores when the draft was last changed. */
export const opened = (context: SignUpContext): Change => ({
  isOpened: true,
  restoredFrom: context.isOpened ? context.restoredFrom : context.editedAt,
});

/** Removes the CV from the draft if it has expired on the server. */
export const withoutExpiredCv = ({ draft }: SignUpContext, now: number): Change =>
  draft.upload_cv && isExpired(draft.upload_cv, now) ? { isCvGone: true, draft: { ...draft, upload_cv: null } } : {};

export const withFile = (context: SignUpContext, file: HeldFile | null): Change => ({
  ...withoutErrors(context, 'upload_cv'),
  draft: { ...context.draft, upload_cv: file },
  isCvGone: false,
  editedAt: Date.now(),
});

export const withFileError = (error: FieldErrorCode | null): Change => ({
  uploadError: null,
  validationErrors: error ? { upload_cv: error } : {},
});

/** Sets the submission id. A submission that was not rejected keeps its id, so that it can be sent again. */
export const withSubmission = ({ submission }: SignUpContext): Change => ({
  submission: submission || newSubmission(),
});

/** Whether the server rejected a registration, so that the next one is another submission. */
export const isRejected = ({ kind }: ApiError): boolean => kind === 'refused' || kind === 'duplicate';

/** Stores why a registration failed. After a rejected one, the next one gets a new id. */
export const withFailure = ({ submission }: SignUpContext, apiError: ApiError): Change => ({
  apiError: withDraftPaths(signUpForm, apiError),
  submission: isRejected(apiError) ? '' : submission,
});

export const isEmpty = (record: object): boolean => Object.keys(record).length === 0;
