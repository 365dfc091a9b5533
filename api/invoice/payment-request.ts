import { and, desc, eq, lte } from 'drizzle-orm';
import { isOverdue } from '../../src/services/contract/rules/invoice-rules.ts';
import { siteDay, siteTime } from '../../src/services/contract/site-time.ts';
import type { Db } from '../db/db.ts';
import { latestTime } from '../db/latest-time.ts';
import { type invoices, paymentRequests } from '../db/schema/invoice.ts';
import type { Deps } from '../deps.ts';

type Invoice = typeof invoices.$inferSelect;

/** What a candidate may know of the questions about the payment of an invoice. */
export interface PaymentRequestState {
  readonly is_possible: 0 | 1;
  readonly asked_on: string | null;
  readonly next_on: string | null;
}

/** Days from one question about an invoice to the next. */
const daysBetween = 7;

/** Whether the buyer may be asked now, when they were asked, and the day from which they may be asked again. */
export async function paymentRequestOf(
  db: Db,
  invoice: Invoice,
  { now, mail }: Pick<Deps, 'now' | 'mail'>,
): Promise<PaymentRequestState> {
  const isOfInvoice = and(eq(paymentRequests.invoice, invoice.name), eq(paymentRequests.user, invoice.user));
  const [last] = await db
    .select({ asked_at: paymentRequests.asked_at })
    .from(paymentRequests)
    .where(and(isOfInvoice, lte(paymentRequests.asked_at, latestTime(now()))))
    .orderBy(desc(paymentRequests.asked_at))
    .limit(1);
  const today = siteDay(now());
  const next_on = last === undefined ? null : siteDay(last.asked_at.getTime() + daysBetween * 24 * 60 * 60 * 1000);
  const hasAddress = mail.mode !== 'off' && Boolean(invoice.document?.buyer.email);
  const isLate = isOverdue({ ...invoice, is_return: invoice.is_return === 1 }, today);
  return {
    is_possible: hasAddress && isLate && (next_on === null || next_on <= today) ? 1 : 0,
    asked_on: last === undefined ? null : siteTime(last.asked_at),
    next_on,
  };
}
