import type { Invoice } from '../../services/contract/records/invoice.ts';

type Order = (a: Invoice, b: Invoice) => number;

// The wire's days compare as text.
const never = '9999';

/** By the day of posting; those without one, such as drafts, lead. */
export const byNewest: Order = (a, b) => byText(b.posting_date ?? never, a.posting_date ?? never);

/** What is owed by the day it is due; then what is not owed, newest first. */
export const byDue: Order = (a, b) => byText(dueOf(a), dueOf(b)) || byNewest(a, b);

/** The largest first within each currency; amounts of two currencies do not compare. */
export const byAmount: Order = (a, b) =>
  byText(a.currency ?? '', b.currency ?? '') || (b.grand_total ?? least) - (a.grand_total ?? least);

export const byClient: Order = (a, b) => names.compare(a.customer_name ?? '', b.customer_name ?? '') || byNewest(a, b);

const dueOf = ({ outstanding_amount, due_date }: Invoice): string =>
  (outstanding_amount ?? 0) > 0 ? (due_date ?? never) : never;

const least = -Number.MAX_VALUE;
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const names = new Intl.Collator(['ar', 'en'], { numeric: true });
