import type { ApiError } from '../services/contract/api-error.ts';
import type { QuotationDraft, QuotationRefusals, QuotationTerms } from '../services/contract/quotation.ts';

export interface QuotationContext {
  /** The request on screen, by its name; `''` before the first. */
  readonly request: string;
  /** By the request's name; the one begun last stands last. */
  readonly drafts: Readonly<Record<string, QuotationDraft>>;
  /** Requests whose quotation was sent while no answer came. */
  readonly unanswered: readonly string[];
  readonly needsQuantity: boolean;
  /** What is wrong with what was to be sent, by field. */
  readonly refusals: QuotationRefusals;
  readonly apiError: ApiError | null;
  /** What was just done with the request on screen. */
  readonly done: 'sent' | 'withdrawn' | 'declined' | 'undone' | null;
  /** A check found that the quotation never arrived. */
  readonly isLost: boolean;
}

type Field = Exclude<keyof QuotationDraft, 'answers'>;

export type QuotationEvent =
  /** The page of a request came on screen. */
  | { type: 'quotation.open'; request: string }
  | { type: 'quotation.start'; draft: QuotationDraft }
  | { type: 'quotation.change'; field: Field; value: string }
  | { type: 'answer.change'; question: string; value: string }
  | { type: 'quotation.discard' }
  | { type: 'quotation.send'; terms: QuotationTerms }
  /** Did what was sent arrive? */
  | { type: 'quotation.check' }
  | { type: 'quotation.withdraw' }
  | { type: 'withdrawal.confirm' }
  | { type: 'withdrawal.cancel' }
  | { type: 'decline.start' }
  | ({ type: 'decline.send' } & Decline)
  | { type: 'decline.cancel' }
  | { type: 'decline.undo' }
  | { type: 'draft.clear' };

/** What a page may ask about the state. */
export type QuotationTag =
  | 'busy'
  /** Nothing is under way. */
  | 'viewing'
  /** A quotation is written or sent. */
  | 'writing'
  /** A quotation was sent without a reply. */
  | 'outcomeUnknown'
  /** A withdrawal is being confirmed or sent. */
  | 'withdrawing'
  /** A reason to decline is being chosen or sent. */
  | 'declining'
  | 'undoing';

export interface Decline {
  readonly reason: string;
  readonly note: string;
}

/** What every answer names: the request. */
export interface AnsweringInput {
  readonly name: string;
}

export interface ToSubmit extends AnsweringInput {
  readonly draft: QuotationDraft;
  readonly needsQuantity: boolean;
}

export const freshAnswering = (): QuotationContext => ({
  request: '',
  drafts: {},
  unanswered: [],
  needsQuantity: true,
  refusals: {},
  apiError: null,
  done: null,
  isLost: false,
});
