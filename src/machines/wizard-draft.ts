/** What each edit makes of what the sign-up wizard holds. */
import type { ApiError } from '../services/contract/api-error.ts';
import { plainLine } from '../services/contract/plain-text.ts';
import { type HeldFile, newSubmission, type RegistrationDraft, stepOf } from '../services/contract/registration.ts';
import { type FileRefusal, refusalsOf } from '../services/contract/registration-rules.ts';
import { type Edit, isUnder, mended, type WizardContext, without } from './wizard-context.ts';
import { type RowEvent, withRowEdited } from './wizard-rows.ts';

type Change = {
  [F in keyof RegistrationDraft]: { readonly field: F; readonly value: RegistrationDraft[F] };
}[keyof RegistrationDraft];

export type EditEvent =
  | ({ type: 'wizard.change' } & Change)
  | RowEvent
  /** A field, or a row, was left: `academic_background.0.institution`. */
  | { type: 'wizard.check'; path: string };

export const edits = [
  'wizard.change',
  'row.add',
  'row.change',
  'row.remove',
  'row.move',
  'detail.choose',
  'detail.note',
  'wizard.check',
] as const satisfies EditEvent['type'][];

/** What an edit leaves behind. */
export function edited(context: WizardContext, event: EditEvent): Edit {
  if (event.type === 'wizard.check') return checked(context, event.path);
  const edit = event.type === 'wizard.change' ? changed(context, event) : withRowEdited(context, event);
  return { ...edit, editedAt: Date.now() };
}

/** The page came on screen: says from when the draft is that it finds, and whether its CV is still there. */
export function opened({ draft, ...context }: WizardContext, now: number): Edit {
  const expires = draft.upload_cv?.expires_at ?? null;
  const isExpired = expires !== null && expires <= now;
  return {
    isOpened: true,
    restoredFrom: context.isOpened ? context.restoredFrom : context.editedAt,
    ...(isExpired && { isCvGone: true, draft: { ...draft, upload_cv: null } }),
  };
}

export const withFile = (context: WizardContext, file: HeldFile | null): Edit => ({
  ...changed(context, { field: 'upload_cv', value: file }),
  isCvGone: false,
  editedAt: Date.now(),
});

export const withFileRefused = (refusal: FileRefusal | null): Edit => ({
  uploadError: null,
  refusals: refusal ? { upload_cv: refusal } : {},
});

/** Names the submission; one that was not refused keeps its name, so that sending it again asks after it. */
export const withSubmission = ({ submission }: WizardContext): Edit => ({ submission: submission || newSubmission() });

/** Why a registration failed. One that was refused opened no account: the next is another. */
export function withFailure({ submission }: WizardContext, apiError: ApiError): Edit {
  const isRefused = apiError.kind === 'refused' || apiError.kind === 'duplicate';
  return { apiError: apiErrorForDraft(apiError), submission: isRefused ? '' : submission };
}

/** Whether what was sent may have arrived all the same. */
export const isUnanswered = ({ kind }: ApiError): boolean =>
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
const changed = (context: WizardContext, { field, value }: Change): Edit => ({
  draft: { ...context.draft, [field]: typeof value === 'string' ? plainLine(value) : value },
  ...mended(context, field),
});

function checked(context: WizardContext, path: string): Edit {
  const step = stepOf(path);
  if (!step) return {};
  const found = Object.entries(refusalsOf(step, context.draft)).filter(([key]) => isUnder(key, path));
  return { refusals: { ...without(context.refusals, path), ...Object.fromEntries(found) } };
}
