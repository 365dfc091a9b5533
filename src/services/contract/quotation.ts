/** A candidate's quotation while it is written: its shape, what it must hold, and what it comes to. */
import type { JobDescription } from './records/job-request.ts';
import { numberIn } from './sign-up.ts';

/** As it is typed; numbers in either digit set. */
export interface QuotationDraft {
  readonly price_basis: string;
  readonly rate: string;
  readonly quantity: string;
  /** The tax's key; `''` for none. */
  readonly tax: string;
  readonly available_from: string;
  readonly cover_note: string;
  /** By the question's `name`. */
  readonly answers: Readonly<Record<string, string>>;
}

export const emptyQuotation: QuotationDraft = {
  price_basis: '',
  rate: '',
  quantity: '',
  tax: '',
  available_from: '',
  cover_note: '',
  answers: {},
};

/** What a quotation is written against. */
export interface QuotationTerms {
  readonly currency: string | null;
  readonly questions: readonly Pick<JobDescription['questions'][number], 'name' | 'answer_type' | 'is_mandatory'>[];
  /** Whether the basis chosen is paid by units. */
  readonly needsQuantity: boolean;
  /** The keys that may be chosen. */
  readonly priceBases: readonly string[];
  readonly taxes: readonly string[];
  /** YYYY-MM-DD, at the site. */
  readonly today: string;
}

export type QuotationRefusal =
  | 'required'
  | 'tooLong'
  | 'invalidAmount'
  | 'tooMuch'
  | 'tooPrecise'
  | 'invalidDate'
  | 'pastDate'
  | 'farDate'
  | 'invalidChoice';

export const quotationLimits = { rate: 10_000_000, quantity: 10_000, note: 5_000, answer: 2_000, years: 3 } as const;

/** What is wrong, by field; an answer is named by its question's place: `answers.0.answer`. */
export type QuotationRefusals = Readonly<Record<string, QuotationRefusal>>;

export function quotationRefusals(draft: QuotationDraft, terms: QuotationTerms): QuotationRefusals {
  const { price_basis, rate, quantity, tax, available_from, cover_note } = draft;
  const found: [string, QuotationRefusal | null][] = [
    ['price_basis', price_basis === '' ? 'required' : isAmong(terms.priceBases, price_basis)],
    ['rate', amountRefusal(rate, quotationLimits.rate, decimalsOf(terms.currency))],
    ['quantity', terms.needsQuantity ? amountRefusal(quantity, quotationLimits.quantity, 2) : null],
    ['tax', tax === '' ? null : isAmong(terms.taxes, tax)],
    ['available_from', dayRefusal(available_from, terms.today)],
    ['cover_note', cover_note.length > quotationLimits.note ? 'tooLong' : null],
    ...terms.questions.map(({ name, answer_type, is_mandatory }, at): [string, QuotationRefusal | null] => [
      `answers.${at}.answer`,
      answerRefusal(draft.answers[name ?? '']?.trim() ?? '', answer_type, is_mandatory),
    ]),
  ];
  return Object.fromEntries(found.filter((each): each is [string, QuotationRefusal] => each[1] !== null));
}

const isAmong = (choices: readonly string[], key: string): QuotationRefusal | null =>
  choices.includes(key) ? null : 'invalidChoice';

function amountRefusal(typed: string, largest: number, decimals: number): QuotationRefusal | null {
  if (typed.trim() === '') return 'required';
  const amount = numberIn(typed);
  if (amount === null || amount <= 0) return 'invalidAmount';
  if (amount > largest) return 'tooMuch';
  return rounded(amount, decimals) === amount ? null : 'tooPrecise';
}

function dayRefusal(day: string, today: string): QuotationRefusal | null {
  if (day === '') return 'required';
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : null;
  if (!time || Number.isNaN(time.getTime()) || !time.toISOString().startsWith(day)) return 'invalidDate';
  if (day < today) return 'pastDate';
  return Number(day.slice(0, 4)) > Number(today.slice(0, 4)) + quotationLimits.years ? 'farDate' : null;
}

function answerRefusal(said: string, type: string | null, isMandatory: boolean): QuotationRefusal | null {
  if (said === '') return isMandatory ? 'required' : null;
  if (said.length > quotationLimits.answer) return 'tooLong';
  if (type === 'Number' && numberIn(said) === null) return 'invalidAmount';
  return type === 'Yes/No' && said !== 'Yes' && said !== 'No' ? 'invalidChoice' : null;
}

/** How many decimals a currency counts in. */
export function decimalsOf(currency: string | null): number {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency: currency ?? '' });
    return format.resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}

interface Priced {
  readonly rate: number;
  readonly quantity: number;
  readonly tax: { readonly rate: number | null; readonly included_in_print_rate: boolean } | null;
  readonly currency: string | null;
}

/** What a quotation comes to, each sum as its currency counts it. */
export function totalsOf({ rate, quantity, tax, currency }: Priced) {
  const decimals = decimalsOf(currency);
  const said = rounded(rate * quantity, decimals);
  const share = (tax?.rate ?? 0) / 100;
  const net_total = tax?.included_in_print_rate ? rounded(said / (1 + share), decimals) : said;
  const grand_total = tax?.included_in_print_rate
    ? said
    : rounded(net_total + rounded(net_total * share, decimals), decimals);
  return { net_total, taxes_and_charges: rounded(grand_total - net_total, decimals), grand_total };
}

// 1.005 is a little less in binary; the exponent form rounds what was written
const rounded = (amount: number, decimals: number): number =>
  Number(`${Math.round(Number(`${amount.toPrecision(15)}e${decimals}`))}e-${decimals}`);

interface OfferedTax {
  readonly charge_type: string | null;
  readonly account_head: string | null;
  readonly disabled: boolean;
  readonly valid_from: string | null;
  readonly valid_upto: string | null;
}

/** Whether a tax can be added to a quotation today; what a client withholds is no part of its total. */
export const isOffered = ({ charge_type, account_head, disabled, valid_from, valid_upto }: OfferedTax, today: string) =>
  !disabled &&
  charge_type === 'On Net Total' &&
  !/withholding/i.test(account_head ?? '') &&
  (valid_from ?? '') <= today &&
  (valid_upto ?? '9999') >= today;
