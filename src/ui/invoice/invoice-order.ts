import type { Invoice } from '../../services/contract/records/invoice.ts';
import { compareNames, compareText, never } from '../list/compare.ts';

type Compare = (a: Invoice, b: Invoice) => number;

/** By posting date. Invoices without one, such as drafts, come first. */
export const byNewest: Compare = (a, b) => compareText(b.posting_date ?? never, a.posting_date ?? never);

/** Unpaid invoices by due day; then the others, newest first. */
export const byDue: Compare = (a, b) => compareText(dueDay(a), dueDay(b)) || byNewest(a, b);

/** The largest first within each currency: amounts in different currencies are not compared. */
export const byAmount: Compare = (a, b) =>
  compareText(a.currency ?? '', b.currency ?? '') || (b.grand_total ?? least) - (a.grand_total ?? least);

export const byClient: Compare = (a, b) => compareNames(a.customer_name, b.customer_name) || byNewest(a, b);

const dueDay = ({ outstanding_amount, due_date }: Invoice): string =>
  (outstanding_amount ?? 0) > 0 ? (due_date ?? never) : never;

const least = -Number.MAX_VALUE;
