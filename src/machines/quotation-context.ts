/** The context of the quotation machine, and how each event changes it. Long because the machine has many events. */

import type { ApiError } from '../services/contract/api-error.ts';
import type { AttachedFile } from '../services/contract/fields/attached-files.ts';
import type { ValidationErrors } from '../services/contract/fields/field-error.ts';
import { type QuotationDraft, quotationFields } from '../services/contract/fields/quotation-fields.ts';
import {
  type Decline,
  emptyDecline,
  emptyQuotation,
  type QuotationTerms,
  validateQuotation,
} from '../services/contract/quotation.ts';
import { checked, type EditEvent, edited, withoutErrors } from './draft-editing.ts';
import type { OwnerEvent } from './outbox-entries.ts';
import { withLatest } from './with-latest.ts';

export interface QuotationContext {
  /** The name of the request on screen; `''` before the first one. */
  readonly request: string;
  /** By the name of the request; the latest draft is last. */
  readonly drafts: Readonly<Record<string, QuotationDraft>>;
  /** The names of the requests with a quotation that got no reply. */
  readonly unanswered: readonly string[];
  readonly needsQuantity: boolean;
  /** The id of the quotation or the decline that was sent last. */
  readonly submission: string;
  /** The declines that were typed and have not been sent, by the name of the request. */
  readonly declines: Readonly<Record<string, Decline>>;
  /** The errors of the draft on screen, by field. */
  readonly validationErrors: ValidationErrors;
  readonly apiError: ApiError | null;
  /** The last action on the request on screen. */
  readonly done: Done | null;
  /** Whether a check found that the server has no quotation. */
  readonly isLost: boolean;
  /** Whether the quotation on screen was sent from its preview, which stays on screen meanwhile. */
  readonly isPreviewed: boolean;
  /** The cover note that a template has replaced in the draft on screen. */
  readonly replacedNote: string | null;
}

export type Done = 'sent' | 'withdrawn' | 'declined' | 'undone';

export type QuotationEvent =
  /** The page of a request was opened. */
  | { type: 'quotation.open'; request: string }
  /** The page of the request on screen was left. */
  | { type: 'quotation.close' }
  | { type: 'quotation.start'; draft: QuotationDraft }
  | EditEvent
  | OwnerEvent
  /** A field was left. */
  | { type: 'draft.check'; path: string; terms: QuotationTerms }
  /** An upload for the quotation of a request has ended. */
  | { type: 'file.held'; subject: string; file: AttachedFile }
  | { type: 'file.detach'; name: string }
  /** Replaces the cover note by a template. */
  | { type: 'note.replace'; note: string }
  /** Brings the cover note back that a template has replaced. */
  | { type: 'note.restore' }
  | { type: 'quotation.discard' }
  /** Shows the quotation as the client will see it. */
  | { type: 'quotation.preview'; terms: QuotationTerms }
  | { type: 'preview.close' }
  | { type: 'quotation.send'; terms: QuotationTerms }
  /** Checks whether the server has the quotation. */
  | { type: 'quotation.check' }
  | { type: 'quotation.withdraw' }
  | { type: 'withdrawal.confirm' }
  | { type: 'withdrawal.cancel' }
  | { type: 'decline.start' }
  /** The reason or the note was edited. */
  | ({ type: 'decline.change' } & Decline)
  | ({ type: 'decline.send' } & Decline)
  | { type: 'decline.cancel' }
  | { type: 'decline.undo' }
  | { type: 'draft.clear' };

/** The tags by which a page reads the state. */
export type QuotationTag =
  | 'busy'
  /** No operation runs. */
  | 'viewing'
  /** A quotation is being written or sent. */
  | 'writing'
  /** A quotation is shown as the client will see it. */
  | 'previewing'
  /** A quotation was sent without a reply. */
  | 'outcomeUnknown'
  /** A withdrawal is being confirmed or sent. */
  | 'withdrawing'
  /** A reason to decline is being chosen or sent. */
  | 'declining'
  | 'undoing';

/** The input of every call about a request: its name. */
export interface RequestInput {
  readonly name: string;
}

/** The input of a call that is made once under its submission id. */
export interface OnceInput extends RequestInput {
  readonly submission: string;
}

export interface ToSubmit extends OnceInput {
  readonly draft: QuotationDraft;
  readonly needsQuantity: boolean;
}

/** The context before the page of a request is opened. */
export const freshQuotation = (): QuotationContext => ({
  request: '',
  drafts: {},
  unanswered: [],
  needsQuantity: true,
  submission: '',
  declines: {},
  validationErrors: {},
  apiError: null,
  done: null,
  isLost: false,
  isPreviewed: false,
  replacedNote: null,
});

type Change = Partial<QuotationContext>;

/** The maximum number of drafts; beyond it the oldest is discarded. */
export const maxDrafts = 20;

/** The draft for the request on screen, or an empty one. */
export const draftOf = ({ drafts, request }: QuotationContext): QuotationDraft => drafts[request] ?? emptyQuotation;

/**
 * The page of a request was opened. Another request begins without messages. The same one loses only its last action,
 * and only when it has a draft, which is shown instead.
 */
export function selected({ request: old, drafts, done }: QuotationContext, request: string): Change {
  return old === request
    ? { done: drafts[request] ? null : done }
    : { request, validationErrors: {}, apiError: null, done: null, isLost: false, replacedNote: null };
}

/** Begins a draft for the request on screen; one that it already has stays. */
export function started({ drafts, request }: QuotationContext, draft: QuotationDraft): Change {
  return { drafts: withLatest(drafts, request, drafts[request] ?? draft, maxDrafts) };
}

/** What was typed to decline the request on screen. */
export const declineOf = ({ declines, request }: QuotationContext): Decline => declines[request] ?? emptyDecline;

/** Stores what is typed to decline a request. */
export function withDecline(
  { declines }: QuotationContext,
  request: string,
  { reason, note }: Decline,
): Pick<QuotationContext, 'declines'> {
  return { declines: withLatest(declines, request, { reason, note }, maxDrafts) };
}

/** Removes what was typed to decline the request on screen. */
export function withoutDecline({ declines, request }: QuotationContext): Pick<QuotationContext, 'declines'> {
  const { [request]: _, ...others } = declines;
  return { declines: others };
}

/** Changes the draft, with the errors that remain after the edit. */
export function afterEdit(context: QuotationContext, edit: EditEvent): Change {
  const { draft, ...errors } = edited(quotationFields, { ...context, draft: draftOf(context) }, edit);
  return { ...errors, drafts: { ...context.drafts, [context.request]: draft }, isLost: false };
}

/** Checks one field of the draft, once it was left. */
export const afterCheck = (
  context: QuotationContext,
  { path, terms }: { path: string; terms: QuotationTerms },
): Change => ({ validationErrors: checked(context, path, validateQuotation(draftOf(context), terms)) });

/** Adds a file to the draft for a request, which may not be the one on screen. */
export function withFile({ drafts }: QuotationContext, subject: string, file: AttachedFile): Change {
  const draft = drafts[subject];
  return draft ? { drafts: { ...drafts, [subject]: { ...draft, files: [...draft.files, file] } } } : {};
}

/** Removes a file, with the server's errors of all files, which are named by their position. */
export function withoutFile(context: QuotationContext, name: string): Change {
  const draft = draftOf(context);
  const { apiError } = withoutErrors(context, 'files');
  const files = draft.files.filter((file) => file.name !== name);
  return { drafts: { ...context.drafts, [context.request]: { ...draft, files } }, apiError };
}

/** Replaces the cover note, and stores the old one, so that it can be restored. */
export function withNote(context: QuotationContext, note: string): Change {
  const draft = draftOf(context);
  const old = draft.cover_note;
  return {
    drafts: { ...context.drafts, [context.request]: { ...draft, cover_note: note } },
    replacedNote: old.trim() === '' || old === note ? context.replacedNote : old,
  };
}

/** Restores the cover note that was replaced. */
export function withRestoredNote(context: QuotationContext): Change {
  const { replacedNote, request, drafts } = context;
  if (replacedNote === null) return {};
  return { drafts: { ...drafts, [request]: { ...draftOf(context), cover_note: replacedNote } }, replacedNote: null };
}

/** Removes the draft for the request on screen. */
export function discarded(context: QuotationContext): Change {
  const { [context.request]: _, ...drafts } = context.drafts;
  return { ...withoutUnanswered(context), drafts, replacedNote: null };
}

/** A quotation for the request on screen was sent, and its reply was lost. */
export const withUnanswered = ({ unanswered: old, request }: QuotationContext): Change => ({
  unanswered: [...old.filter((each) => each !== request), request],
});

/** The outcome for the request on screen is known. */
export const withoutUnanswered = ({ unanswered: old, request }: QuotationContext): Change => ({
  unanswered: old.filter((each) => each !== request),
});
