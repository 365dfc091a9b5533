import { eq } from 'drizzle-orm';
import { sentFilesField } from '../../src/services/contract/fields/attached-files.ts';
import type { Form } from '../../src/services/contract/fields/field.ts';
import { numberIn } from '../../src/services/contract/fields/number-in.ts';
import { type QuotationDraft, quotationFields } from '../../src/services/contract/fields/quotation-fields.ts';
import { draftFrom, wireFrom } from '../../src/services/contract/fields/wire.ts';
import { isOffered, quotationValidDays, totalsOf, validateQuotation } from '../../src/services/contract/quotation.ts';
import { daysAfter, siteTime } from '../../src/services/contract/site-time.ts';
import type { Db } from '../db/db.ts';
import { taxes } from '../db/schema/contract.ts';
import type { jobRequests } from '../db/schema/job-request.ts';
import { type LookupFields, lookups } from '../db/schema/lookup.ts';
import type { FileRow, Quotation } from '../db/schema/rows.ts';
import { claimFiles } from '../files/claim-files.ts';
import { deleteUploadedFile } from '../files/uploaded-file.ts';
import { fieldErrorsOf, readForm, throwIfInvalid } from '../http/form.ts';

type Request = typeof jobRequests.$inferSelect;

interface Quoting {
  readonly user: string;
  readonly request: Request;
  /** The files of the quotation that this one replaces. */
  readonly held: readonly FileRow[];
  readonly now: Date;
}

/**
 * The quotation in a body, with its totals computed here. Its files belong to it afterwards, and those that it no longer
 * has are deleted. Throws an `HttpError` with all field errors.
 */
export async function readQuotation(
  db: Db,
  body: Record<string, unknown>,
  { user, request, held, now: instant }: Quoting,
): Promise<Quotation> {
  const now = siteTime(instant);
  const today = now.slice(0, 10);
  const bases = await db.select().from(lookups).where(eq(lookups.list, 'price_basis'));
  const offered = (await db.select().from(taxes).where(eq(taxes.company, 'SG'))).filter((tax) =>
    isOffered({ ...tax, disabled: tax.disabled === 1 }, today),
  );
  const draft = draftFrom(quotationFields, body) as Omit<QuotationDraft, 'files'>; // the form has these fields
  const sent = readForm(filesForm, body, { today: null });
  const chosenBasis = bases.find(({ name }) => name === draft.price_basis)?.fields as
    | LookupFields['price_basis']
    | undefined; // the fields of a row of that list
  const needsQuantity = chosenBasis?.requires_quantity === 1;
  const errors = validateQuotation(draft, {
    currency: request.currency,
    questions: request.questions.map(({ is_mandatory, ...rest }) => ({ ...rest, is_mandatory: is_mandatory === 1 })),
    needsQuantity,
    priceBases: bases.filter(({ disabled }) => disabled === 0).map(({ name }) => name),
    taxes: offered.map(({ name }) => name),
    today,
  });
  throwIfInvalid([...fieldErrorsOf(quotationFields, errors), ...sent.fieldErrors]);
  const attachments = await claimFiles(db, sent.draft, { user, now: instant, held });
  for (const { name } of held)
    if (!attachments.some((file) => file.name === name))
      await deleteUploadedFile(db, name, { owner: user, now: instant });
  const { available_from, cover_note } = wireFrom(quotationFields, draft);
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
    available_from: available_from as string, // validated above as required
    cover_note: typeof cover_note === 'string' ? cover_note : '',
    answers: request.questions.flatMap(({ name, question }) => {
      const answer = draft.answers[name]?.trim();
      return answer ? [{ name, question, answer }] : [];
    }),
    attachments,
    submitted_on: now,
    valid_till: daysAfter(today, quotationValidDays),
  };
}

const filesForm = { files: sentFilesField } as const satisfies Form;

/** Whether two quotations have the same content, whenever they were submitted. */
export const isSameQuotation = (one: Quotation, other: Quotation): boolean => contentOf(one) === contentOf(other);

const contentOf = (quotation: Quotation): string => {
  const { rate, price_basis, quantity, tax, available_from, cover_note, answers, attachments } = quotation;
  const ownAnswers = answers.map(({ name, answer }) => [name, answer]);
  const files = attachments.map(({ name }) => name);
  return JSON.stringify([rate, price_basis, quantity, tax ?? null, available_from, cover_note, ownAnswers, files]);
};
