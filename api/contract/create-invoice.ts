import { and, asc, eq } from 'drizzle-orm';
import { decimalsOf, rounded } from '../../src/services/contract/fields/number-in.ts';
import { daysAfter, siteDay, siteTime } from '../../src/services/contract/site-time.ts';
import type { Db } from '../db/db.ts';
import { taxes } from '../db/schema/contract.ts';
import { invoices } from '../db/schema/invoice.ts';
import type { Milestone, TaxLine } from '../db/schema/rows.ts';
import { riyalsOf } from '../db/seed/history/money.ts';
import type { ContractRow } from './contract-row.ts';
import { nextName } from './next-name.ts';

type InvoiceRow = typeof invoices.$inferSelect;

/**
 * Adds the invoice of an accepted milestone, in the transaction that changes the contract. It fills in: the next number
 * of the year, the candidate, the contract and the milestone; the client as the customer and SG as the company; today
 * as the posting day, and the due day by `payment_terms_days`; the currency with its value in riyals; the amount of the
 * milestone without tax, one line for the tax, and the totals; the status Unpaid. The columns of the payment, of a PDF
 * and of a return are empty.
 */
export async function createInvoice(
  tx: Db,
  contract: ContractRow,
  milestone: Milestone,
  now: Date,
): Promise<InvoiceRow> {
  const { currency, user } = contract;
  const decimals = decimalsOf(currency);
  const day = siteDay(now);
  const time = siteTime(now);
  const due = daysAfter(day, contract.payment_terms_days);
  const net_total = rounded(milestone.amount, decimals);
  const line = await taxLine(tx, net_total, currency, day);
  const { en, ar } = milestone.title;
  const [added] = await tx
    .insert(invoices)
    .values({
      name: await nextName(tx, 'SINV', day),
      owner: user,
      creation: time,
      modified: time,
      modified_by: user,
      docstatus: 1,
      user,
      contract: contract.name,
      milestone: milestone.name,
      title: { ...(en && { en: `Milestone: ${en}` }), ...(ar && { ar: `مرحلة: ${ar}` }) },
      customer_name: contract.party_name,
      company,
      posting_date: day,
      due_date: due,
      currency,
      conversion_rate: riyalsOf[currency] ?? 1,
      net_total,
      taxes: [line],
      total_taxes_and_charges: line.tax_amount,
      grand_total: line.total,
      paid_amount: 0,
      outstanding_amount: line.total,
      status: 'Unpaid',
      expected_payment_date: due,
    })
    .returning();
  if (added === undefined) throw new Error('The invoice was not stored.');
  return added;
}

/** The network's company, which sends the invoices. */
const company = 'SG';

/** Work that is paid in riyals has the default tax of the company; other work is an export, which is zero-rated. */
async function taxLine(tx: Db, net: number, currency: string, day: string): Promise<TaxLine> {
  const offered = await tx
    .select()
    .from(taxes)
    .where(and(eq(taxes.company, company), eq(taxes.disabled, 0)))
    .orderBy(asc(taxes.idx));
  const tax = offered.find(({ is_default, rate, valid_from, valid_upto }) => {
    const isValid = (valid_from === null || valid_from <= day) && (valid_upto === null || valid_upto >= day);
    return isValid && (currency === 'SAR' ? is_default === 1 : rate === 0);
  });
  const rate = tax?.rate ?? 0;
  const decimals = decimalsOf(currency);
  const tax_amount = rounded((net * rate) / 100, decimals);
  const description = tax?.description ?? { en: 'No tax', ar: 'بلا ضريبة' };
  return { description, rate, tax_amount, total: rounded(net + tax_amount, decimals), included_in_print_rate: 0 };
}
