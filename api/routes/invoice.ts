import { desc, eq } from 'drizzle-orm';
import { localize } from '../bilingual.ts';
import { invoices } from '../db/schema/invoice.ts';
import { type Handler, personal } from '../http/request-context.ts';

/** The candidate's invoices, newest first. */
export const getInvoices: Handler<'getInvoices'> = personal(async ({ deps, language }, user) => {
  const found = await deps.db
    .select()
    .from(invoices)
    .where(eq(invoices.user, user))
    .orderBy(desc(invoices.posting_date), desc(invoices.name));
  return found.map(({ user: _, ...invoice }) => localize(invoice, language));
});
