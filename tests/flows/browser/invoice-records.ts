/** The invoices of the paths, as the server sends them. */
export type InvoiceName = 'SINV-1' | 'SINV-2';

const titles = { 'SINV-1': 'A study', 'SINV-2': 'A review' } as const;

export const titleOf = (name: InvoiceName): string => titles[name];

const rowOf = (name: InvoiceName) => ({
  name,
  title: titles[name],
  customer_name: 'Wadi Water',
  posting_date: '2026-01-01',
  due_date: '2026-01-31',
  currency: 'SAR',
  grand_total: 30_000,
  outstanding_amount: 30_000,
  status: 'Overdue',
});

export const rows = [rowOf('SINV-1'), rowOf('SINV-2')];

/** An overdue invoice. */
export const invoiceOf = (name: InvoiceName) => ({
  ...rowOf(name),
  payment_request: { is_possible: 1, asked_on: null, next_on: null },
});

/** The first invoice after the question about its payment was sent. */
export const asked = {
  ...rowOf('SINV-1'),
  payment_request: { is_possible: 0, asked_on: '2026-03-05 09:30:00', next_on: '2026-03-12' },
};
