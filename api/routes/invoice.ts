import { and, desc, eq } from 'drizzle-orm';
import { privateFiles } from '../../src/services/contract/paths.ts';
import { localize } from '../bilingual.ts';
import type { Db } from '../db/db.ts';
import { invoices } from '../db/schema/invoice.ts';
import { noSuchDocument, requiredError } from '../http/http-errors.ts';
import { type Handler, personal } from '../http/request-context.ts';
import { invoiceQrCode } from '../invoice/invoice-qr-code.ts';
import { paymentRequestOf } from '../invoice/payment-request.ts';

type Invoice = typeof invoices.$inferSelect;

/** The candidate's invoices, newest first. */
export const getInvoices: Handler<'getInvoices'> = personal(async ({ deps, language }, user) => {
  const found = await invoicesOf(deps.db, user);
  return found.map(({ user: _, document: __, ...invoice }) => localize(invoice, language));
});

/** All invoices of a candidate, newest first. */
export const invoicesOf = (db: Db, user: string): Promise<Invoice[]> =>
  db.select().from(invoices).where(eq(invoices.user, user)).orderBy(desc(invoices.posting_date), desc(invoices.name));

/** One invoice, with what its document states. */
export const getInvoice: Handler<'getInvoice'> = personal(async ({ deps, language, query }, user) => {
  const name = query('name');
  if (name === '') throw requiredError('name');
  const found = await findInvoice(deps.db, name, user);
  if (found === null) throw noSuchDocument();
  const { user: _, document, ...invoice } = found;
  return localize(
    {
      ...invoice,
      ...statedIn(document),
      qr_code: invoiceQrCode(found),
      files: filesOf(found),
      payment_request: await paymentRequestOf(deps.db, found, deps),
    },
    language,
  );
});

/** What the document of an invoice states. */
export const statedIn = (document: Invoice['document']) => ({
  supply_date: document?.supply_date ?? null,
  consultant: document?.consultant ?? null,
  seller: document && withoutEmail(document.seller),
  buyer: document && withoutEmail(document.buyer),
  bank: document?.bank ?? null,
  lines: document?.lines ?? [],
  local: document?.local ?? null,
});

/** An invoice of the candidate; `null` when there is none, or it is of another one. */
export async function findInvoice(db: Db, name: string, user: string): Promise<Invoice | null> {
  const [found] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.name, name), eq(invoices.user, user)));
  return found ?? null;
}

/** The PDF of an invoice in each language; none of a draft. */
function filesOf({ name, status }: Invoice) {
  if (status === 'Draft') return [];
  return (['en', 'ar'] as const).map((language) => ({
    name: `${name}-${language}`,
    file_name: `${name}-${language}.pdf`,
    file_url: `${privateFiles}${name}-${language}.pdf`,
    language,
  }));
}

const withoutEmail = <T extends { email: unknown }>({ email: _, ...party }: T) => party;
