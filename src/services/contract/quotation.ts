/** Validates a candidate's quotation and computes its totals. */
import { type DraftOf, emptyDraft } from './fields/draft.ts';
import type { ValidationErrors } from './fields/field-error.ts';
import { decimalsOf, rounded } from './fields/number-in.ts';
import {
  declineFields,
  type QuotationDraft,
  questionField,
  quotationDraftForm,
  quotationFields,
} from './fields/quotation-fields.ts';
import { answerErrors, validate } from './fields/validate.ts';
import type { JobDescription } from './records/job-request.ts';

export const emptyQuotation = emptyDraft(quotationDraftForm) as QuotationDraft; // the draft of the same fields

/** A decline as typed. */
export type Decline = DraftOf<typeof declineFields>;

export const emptyDecline = emptyDraft(declineFields) as Decline; // the draft of the same fields

/** Days for which a quotation is valid. */
export const quotationValidDays = 60;

/** The data against which a quotation is validated. */
export interface QuotationTerms {
  readonly currency: string | null;
  readonly questions: readonly Pick<JobDescription['questions'][number], 'name' | 'answer_type' | 'is_mandatory'>[];
  /** Whether the chosen price basis is paid by units. */
  readonly needsQuantity: boolean;
  /** The keys of the price bases that can be chosen. */
  readonly priceBases: readonly string[];
  readonly taxes: readonly string[];
  /** YYYY-MM-DD, at the site. */
  readonly today: string;
}

/** The errors by field; the error of an answer by the index of its question: `answers.0.answer`. */
export function validateQuotation(draft: Omit<QuotationDraft, 'files'>, terms: QuotationTerms): ValidationErrors {
  const context = {
    today: terms.today,
    decimals: decimalsOf(terms.currency),
    choices: { price_basis: terms.priceBases, tax: terms.taxes },
    skipped: terms.needsQuantity ? [] : ['quantity'],
  };
  const questions = terms.questions.map(({ name, ...question }) => ({ name, field: questionField(question) }));
  return { ...validate(quotationFields, draft, context), ...answerErrors('answers', questions, draft) };
}

interface Priced {
  readonly rate: number;
  readonly quantity: number;
  readonly tax: { readonly rate: number | null; readonly included_in_print_rate: boolean } | null;
  readonly currency: string | null;
}

/** The totals of a quotation, each rounded to the decimals of its currency. */
export function totalsOf({ rate, quantity, tax, currency }: Priced) {
  const decimals = decimalsOf(currency);
  const stated = rounded(rate * quantity, decimals);
  const share = (tax?.rate ?? 0) / 100;
  const net_total = tax?.included_in_print_rate ? rounded(stated / (1 + share), decimals) : stated;
  const grand_total = tax?.included_in_print_rate
    ? stated
    : rounded(net_total + rounded(net_total * share, decimals), decimals);
  return { net_total, taxes_and_charges: rounded(grand_total - net_total, decimals), grand_total };
}

interface OfferedTax {
  readonly charge_type: string | null;
  readonly account_head: string | null;
  readonly disabled: boolean;
  readonly valid_from: string | null;
  readonly valid_upto: string | null;
}

/** Whether a tax can be added to a quotation today. Withholding taxes are not part of the total. */
export const isOffered = ({ charge_type, account_head, disabled, valid_from, valid_upto }: OfferedTax, today: string) =>
  !disabled &&
  charge_type === 'On Net Total' &&
  !/withholding/i.test(account_head ?? '') &&
  (valid_from ?? '') <= today &&
  (valid_upto ?? '9999') >= today;
