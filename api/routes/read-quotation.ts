import { eq } from 'drizzle-orm';
import { isOverlong, maxLineLength } from '../../src/services/contract/forms.ts';
import { plainText } from '../../src/services/contract/plain-text.ts';
import {
  isOffered,
  type QuotationDraft,
  quotationLimits,
  quotationRefusals,
  totalsOf,
} from '../../src/services/contract/quotation.ts';
import { isObject, text } from '../../src/services/contract/readers.ts';
import { numberIn } from '../../src/services/contract/sign-up.ts';
import { mostRows } from '../../src/services/contract/sign-up-rules.ts';
import type { Db } from '../db/db.ts';
import { taxes } from '../db/schema/contract.ts';
import type { jobRequests } from '../db/schema/job-request.ts';
import { type LookupFields, lookups } from '../db/schema/lookup.ts';
import type { Quotation } from '../db/schema/rows.ts';
import { invalid } from '../http/http-errors.ts';
import { quotationFieldError } from './quotation-errors.ts';

type Request = typeof jobRequests.$inferSelect;

/** The quotation that a body holds, with its totals reckoned here. Refuses every field at fault together. */
export async function readQuotation(
  db: Db,
  body: Record<string, unknown>,
  request: Request,
  now: string,
): Promise<Quotation> {
  const today = now.slice(0, 10);
  const overlong = overlongIn(body, request);
  if (overlong.length > 0) throw invalid(overlong.map((path) => quotationFieldError(path, 'tooLong')));
  const bases = await db.select().from(lookups).where(eq(lookups.list, 'price_basis'));
  const offered = (await db.select().from(taxes).where(eq(taxes.company, 'SG'))).filter((tax) =>
    isOffered({ ...tax, disabled: tax.disabled === 1 }, today),
  );
  const draft = draftIn(body, request);
  const chosenBasis = bases.find(({ name }) => name === draft.price_basis)?.fields as
    | LookupFields['price_basis']
    | undefined; // of that list
  const needsQuantity = chosenBasis?.requires_quantity === 1;
  const refusals = quotationRefusals(draft, {
    currency: request.currency,
    questions: request.questions.map(({ is_mandatory, ...rest }) => ({ ...rest, is_mandatory: is_mandatory === 1 })),
    needsQuantity,
    priceBases: bases.filter(({ disabled }) => disabled === 0).map(({ name }) => name),
    taxes: offered.map(({ name }) => name),
    today,
  });
  const fieldErrors = Object.entries(refusals).map(([fieldname, code]) => quotationFieldError(fieldname, code));
  if (fieldErrors.length > 0) throw invalid(fieldErrors);
  const rate = numberIn(draft.rate) ?? 0;
  const quantity = needsQuantity ? (numberIn(draft.quantity) ?? 0) : 1;
  const chosen = offered.find(({ name }) => name === draft.tax);
  const tax = chosen ? { rate: chosen.rate, included_in_print_rate: chosen.included_in_print_rate === 1 } : null;
  return {
    name: request.name.replace('RFQ', 'QTN'),
    rfq: request.name,
    status: 'Submitted',
    currency: request.currency,
    rate,
    price_basis: draft.price_basis,
    quantity,
    ...totalsOf({ rate, quantity, tax, currency: request.currency }),
    tax: chosen?.name ?? null,
    available_from: draft.available_from,
    cover_note: draft.cover_note,
    answers: request.questions.flatMap(({ name, question }) => {
      const answer = draft.answers[name];
      return answer ? [{ name, question, answer }] : [];
    }),
    attachments: [],
    submitted_on: now,
    valid_till: dayAfter(today, validDays),
  };
}

/** Days for which a quotation binds. */
const validDays = 60;

/** Whether it says what is held already; when it was sent is no part of that. */
export const isSameQuotation = (one: Quotation, other: Quotation): boolean => told(one) === told(other);

const told = ({ rate, price_basis, quantity, tax, available_from, cover_note, answers }: Quotation): string => {
  const said = answers.map(({ name, answer }) => [name, answer]);
  return JSON.stringify([rate, price_basis, quantity, tax ?? null, available_from, cover_note, said]);
};

const lengths = {
  price_basis: maxLineLength,
  rate: maxLineLength,
  quantity: maxLineLength,
  tax: maxLineLength,
  available_from: maxLineLength,
  cover_note: quotationLimits.note,
} as const;

/** The fields that are far too long, by the paths that the form has for them. */
function overlongIn(body: Record<string, unknown>, { questions }: Request): string[] {
  const fields = Object.entries(lengths).flatMap(([field, max]) => (isOverlong(body[field], max) ? [field] : []));
  const rows = answersIn(body);
  const answers = questions.flatMap(({ name }, at) =>
    isOverlong(answerTo(rows, name), quotationLimits.answer) ? [`answers.${at}.answer`] : [],
  );
  return [...fields, ...answers];
}

const answersIn = ({ answers }: Record<string, unknown>): Record<string, unknown>[] =>
  Array.isArray(answers) ? answers.slice(0, mostRows).filter(isObject) : [];

const answerTo = (rows: readonly Record<string, unknown>[], name: string): unknown =>
  rows.find(({ question }) => question === name)?.answer;

function draftIn(body: Record<string, unknown>, { questions }: Request): QuotationDraft {
  const said = (key: string): string => plainText(text(body[key]) ?? '').trim();
  const rows = answersIn(body);
  return {
    price_basis: said('price_basis'),
    rate: said('rate'),
    quantity: said('quantity'),
    tax: said('tax'),
    available_from: said('available_from'),
    cover_note: said('cover_note'),
    answers: Object.fromEntries(
      questions.map(({ name }) => [name, plainText(text(answerTo(rows, name)) ?? '').trim()]),
    ),
  };
}

function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
