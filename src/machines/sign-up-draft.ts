/** What each edit makes of what the sign-up wizard holds. */
import type { ApiError } from '../services/contract/api-error.ts';
import { plainLine } from '../services/contract/plain-text.ts';
import { type HeldFile, newSubmission, type SignUpDraft, stepOf } from '../services/contract/sign-up.ts';
import { type FileRefusal, refusalsOf } from '../services/contract/sign-up-rules.ts';
import { type Edit, isUnder, mended, type SignUpContext, without } from './sign-up-context.ts';
import { type RowEvent, withRowEdited } from './sign-up-rows.ts';

type Change = {
  [F in keyof SignUpDraft]: { readonly field: F; readonly value: SignUpDraft[F] };
}[keyof SignUpDraft];

export type EditEvent =
  | ({ type: 'signUp.change' } & Change)
  | RowEvent
  /** A field, or a row, was left: `academic_background.0.institution`. */
  | { type: 'signUp.check'; path: string };

export const edits = [
  'signUp.change',
  'row.add',
  'row.change',
  'row.remove',
  'row.move',
  'detail.choose',
  'detail.note',
  'signUp.check',
] as const satisfies EditEvent['type'][];

/** What an edit leaves behind. */
export function edited(context: SignUpContext, event: EditEvent): Edit {
  if (event.type === 'signUp.check') return checked(context, event.path);
  const edit = event.type === 'signUp.change' ? changed(context, event) : withRowEdited(context, event);
  return { ...edit, editedAt: Date.now() };
}

/** The page came on screen: says from when the draft is that it finds, and whether its CV is still there. */
export function opened({ draft, ...context }: SignUpContext, now: number): Edit {
  const expires = draft.upload_cv?.expires_at ?? null;
  const isExpired = expires !== null && expires <= now;
  return {
    isOpened: true,
    restoredFrom: context.isOpened ? context.restoredFrom : context.editedAt,
    ...(isExpired && { isCvGone: true, draft: { ...draft, upload_cv: null } }),
  };
}

export const withFile = (context: SignUpContext, file: HeldFile | null): Edit => ({
  ...changed(context, { field: 'upload_cv', value: file }),
  isCvGone: false,
  editedAt: Date.now(),
});

export const withFileRefused = (refusal: FileRefusal | null): Edit => ({
  uploadError: null,
  refusals: refusal ? { upload_cv: refusal } : {},
});

/** Names the submission; one that was not refused keeps its name, so that sending it again asks after it. */
export const withSubmission = ({ submission }: SignUpContext): Edit => ({ submission: submission || newSubmission() });

/** Why a registration failed. One that was refused opened no account: the next is another. */
export function withFailure({ submission }: SignUpContext, apiError: ApiError): Edit {
  const isRefused = apiError.kind === 'refused' || apiError.kind === 'duplicate';
  return { apiError: apiErrorForDraft(apiError), submission: isRefused ? '' : submission };
}

/** Whether what was sent may have arrived all the same. */
export const isOutcomeUnknown = ({ kind }: ApiError): boolean =>
  kind === 'timedOut' || kind === 'unreachable' || kind === 'unreadable';

/** A refused registration, its words under the names that the draft's own fields have. */
const apiErrorForDraft = (apiError: ApiError): ApiError => ({
  ...apiError,
  fields: Object.fromEntries(
    Object.entries(apiError.fields).map(([name, messages]) => [
      name.replace(/\.(start|end)_date$/, '.$1_year'),
      messages,
    ]),
  ),
});

/** Holds a field's new value; what was wrong with the old one no longer is. */
const changed = (context: SignUpContext, { field, value }: Change): Edit => ({
  draft: { ...context.draft, [field]: typeof value === 'string' ? plainLine(value) : value },
  ...mended(context, field),
});

function checked(context: SignUpContext, path: string): Edit {
  const step = stepOf(path);
  if (!step) return {};
  const found = Object.entries(refusalsOf(step, context.draft)).filter(([key]) => isUnder(key, path));
  return { refusals: { ...without(context.refusals, path), ...Object.fromEntries(found) } };
}
