import { and, eq } from 'drizzle-orm';
import { daysAfter, siteDay, siteTime } from '../../src/services/contract/site-time.ts';
import type { Db } from '../db/db.ts';
import { invoices } from '../db/schema/invoice.ts';
import type { Milestone } from '../db/schema/rows.ts';
import { findParties } from '../invoice/find-seller.ts';
import { invoiceValues } from '../invoice/invoice-values.ts';
import type { ContractRow } from './contract-row.ts';
import { nextName } from './next-name.ts';

type InvoiceRow = typeof invoices.$inferSelect;

/**
 * Issues the invoice of an accepted milestone, in the transaction that changes the contract: with the work as its one
 * line, the seller and the buyer as they are now, and the tax that the seller's country requires. Its status is Unpaid,
 * and it is due by `payment_terms_days`. A draft of the milestone becomes that invoice; without one, it has the next
 * number of the year.
 */
export async function createInvoice(
  tx: Db,
  contract: ContractRow,
  milestone: Pick<Milestone, 'name' | 'title' | 'amount'>,
  now: Date,
): Promise<InvoiceRow> {
  const { currency, user } = contract;
  const day = siteDay(now);
  const time = siteTime(now);
  const due = daysAfter(day, contract.payment_terms_days);
  const { en, ar } = milestone.title;
  const parties = await findParties(tx, contract.party_name);
  const values = invoiceValues({
    ...parties,
    consultant: contract.signee,
    title: { ...(en && { en: `Milestone: ${en}` }), ...(ar && { ar: `مرحلة: ${ar}` }) },
    quantity: 1,
    unit_price: milestone.amount,
    currency,
    supply_date: day,
    issued_on: time,
  });
  const issued = {
    modified: time,
    modified_by: user,
    docstatus: 1 as const,
    posting_date: day,
    due_date: due,
    ...values,
    paid_amount: 0,
    outstanding_amount: values.grand_total,
    status: 'Unpaid' as const,
    expected_payment_date: due,
  };
  const isDraft = and(
    eq(invoices.contract, contract.name),
    eq(invoices.milestone, milestone.name),
    eq(invoices.status, 'Draft'),
  );
  const [draft] = await tx.update(invoices).set(issued).where(isDraft).returning();
  if (draft !== undefined) return draft;
  const [added] = await tx
    .insert(invoices)
    .values({
      name: await nextName(tx, 'SINV', day),
      owner: user,
      creation: time,
      user,
      contract: contract.name,
      milestone: milestone.name,
      company,
      ...issued,
    })
    .returning();
  if (added === undefined) throw new Error('The invoice was not stored.');
  return added;
}

/** The network; its companies send the invoices. */
const company = 'SG';
