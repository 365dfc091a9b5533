import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CallError } from '../../src/services/contract/fault.ts';
import { InvoiceListPage } from '../../src/ui/invoice/invoice-list-page.tsx';
import { type Answers, show } from './support/show.tsx';

const invoice = {
  name: 'SINV-2026-00231',
  title: 'Milestone: Roadmap',
  customer_name: 'Wadi Water',
  posting_date: '2026-03-05',
  due_date: '2026-04-04',
  currency: 'SAR',
  grand_total: 11_500,
  paid_amount: 1_500,
  outstanding_amount: 10_000,
  status: 'Overdue',
};

const tax = { name: 'VAT', title: 'VAT 15%', rate: 15, country: 'SA', is_default: 1, valid_from: '2020-07-01' };

const showPage = (answers: Answers, language: 'en' | 'ar' = 'en') =>
  show({ page: <InvoiceListPage />, language, answers: { taxDetails: () => [tax], ...answers } });

const seen = (element: Element) => element.textContent?.replace(/[\u200e\u200f]/g, '').replace(/\u00a0/g, ' ');

test.each(['en', 'ar'] as const)('an invoice is a row with its dates, amounts and status, in %s', async (language) => {
  const { words } = await showPage({ invoices: () => [invoice] }, language);
  const row = await screen.findByRole('row', { name: /SINV-2026-00231/ });
  const date = { en: '5 March 2026', ar: '5 مارس 2026' };
  const amount = { en: 'SAR 11,500.00', ar: '11,500.00 ر.س.' };
  expect(within(row).getByText(date[language])).toBeVisible();
  expect(seen(row)).toContain(amount[language]);
  expect(within(row).getByText(words('invoice_status_overdue'))).toBeVisible();
});

test('currencies stand side by side and are never added', async () => {
  await showPage({
    invoices: () => [
      { ...invoice, outstanding_amount: 0.1 },
      { ...invoice, name: 'B', outstanding_amount: 0.2, status: 'Unpaid' },
      { ...invoice, name: 'C', currency: 'KWD', outstanding_amount: 5_640.375, paid_amount: null, status: 'Unpaid' },
      { ...invoice, name: 'D', outstanding_amount: 99, status: 'Draft' },
      { ...invoice, name: 'E', currency: null, outstanding_amount: 7 },
    ],
  });
  const [riyals, dinars, ...more] = (await screen.findByText('Saudi Riyal')).closest('ul')?.children ?? [];
  expect(more).toEqual([]);
  expect(riyals && seen(riyals)).toBe('Saudi RiyalSAR 0.30OutstandingOverdueSAR 0.10PaidSAR 3,000.00');
  expect(dinars && seen(dinars)).toBe('Kuwaiti DinarKWD 5,640.375OutstandingPaidKWD 0.000');
});

test('the newest invoice leads, and one without a date comes before it', async () => {
  await showPage({
    invoices: () => [
      { ...invoice, name: 'Old', title: 'Old', posting_date: '2024-01-01' },
      { ...invoice, name: 'New', title: 'New', posting_date: '2026-01-01' },
      { ...invoice, name: 'Undated', title: 'Undated', posting_date: null },
    ],
  });
  await screen.findByRole('row', { name: /Undated/ });
  const titles = within(screen.getByRole('table', { name: 'Invoices' }))
    .getAllByRole('rowheader')
    .map((cell) => cell.querySelector('bdi')?.textContent);
  expect(titles).toEqual(['Undated', 'New', 'Old']);
});

test('nothing that is absent or unknown breaks a row', async () => {
  await showPage({
    invoices: () => [{ name: 'SINV-1', title: 'Bare', status: 'In Dispute', currency: 'Riyals', grand_total: '12.5' }],
  });
  const row = await screen.findByRole('row', { name: /Bare/ });
  expect(within(row).getByText('In Dispute').tagName).toBe('BDI');
  expect(seen(row)).toContain('12.50 Riyals');
  expect(document.body).not.toHaveTextContent(/null|undefined|NaN|Invalid/);
});

test.each(['en', 'ar'] as const)('the taxes stand in their own section, in %s', async (language) => {
  const { words } = await showPage({ invoices: () => [] }, language);
  const row = await screen.findByRole('row', { name: /VAT 15%/ });
  expect(screen.getByRole('table', { name: words('taxes') })).toContainElement(row);
  expect(seen(row)).toContain(words('tax_default'));
  const from = { en: 'From 1 July 2020', ar: 'ابتداءً من 1 يوليو 2020' };
  expect(within(row).getByText(from[language])).toBeVisible();
  expect(screen.getByRole('link', { name: words('go_to_contracts') })).toHaveAttribute('href', '/contract');
});

test('a part that fails leaves the other as it is', async () => {
  const { words } = await showPage({
    invoices: () => [invoice],
    taxDetails: () => {
      throw new CallError({ kind: 'forbidden' });
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(words('not_permitted'));
  expect(await screen.findByRole('row', { name: /SINV-2026-00231/ })).toBeVisible();
});
