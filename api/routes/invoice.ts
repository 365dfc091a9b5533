import { desc, eq } from 'drizzle-orm';
import { say } from '../bilingual.ts';
import { invoices } from '../db/schema/invoice.ts';
import { type Answer, personal } from '../wire/asked.ts';

/** A candidate's invoices, newest first. */
export const getInvoices: Answer = personal(async ({ deps, language }, user) => {
  const found = await deps.db
    .select()
    .from(invoices)
    .where(eq(invoices.user, user))
    .orderBy(desc(invoices.posting_date), desc(invoices.name));
  return found.map(({ user: _, ...invoice }) => say(invoice, language));
});
