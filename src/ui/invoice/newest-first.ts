import type { Invoice } from '../../services/contract/records/invoice.ts';
import { instantIn } from '../wire-time.ts';

/** By the day of posting; those without one, such as drafts, lead. */
export function newestFirst(invoices: readonly Invoice[]): Invoice[] {
  const posted = ({ posting_date }: Invoice) => instantIn(posting_date)?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return invoices.toSorted((a, b) => posted(b) - posted(a));
}
