/** Tests the list of invoices. Long because its totals, orders, filters, export and chart are parts of one page. */
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { siteDay } from '../../src/services/contract/site-time.ts';
import { InvoiceListPage } from '../../src/ui/invoice/invoice-list-page.tsx';
import { seenText } from './support/seen-text.ts';
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

const showPage = (answers: Answers, language: 'en' | 'ar' = 'en', path = '/invoice') =>
  show({ page: <InvoiceListPage />, path, language, answers });

test.each(['en', 'ar'] as const)(
  'draws an invoice as a row with its dates, amounts and status, in %s',
  async (language) => {
    const { t } = await showPage({ invoices: () => [invoice] }, language);
    const row = await screen.findByRole('row', { name: /SINV-2026-00231/ });
    const date = { en: '5 March 2026', ar: '5 مارس 2026' };
    const amount = { en: 'SAR 11,500.00', ar: '11,500.00 ر.س.' };
    expect(within(row).getByText(date[language])).toBeVisible();
    expect(seenText(row)).toContain(amount[language]);
    expect(within(row).getByText(t('invoice_status_overdue'))).toBeVisible();
  },
);

test('shows the totals of each currency side by side', async () => {
  await showPage({
    invoices: () => [
      { ...invoice, outstanding_amount: 0.1 },
      { ...invoice, name: 'B', outstanding_amount: 0.2, status: 'Unpaid' },
      { ...invoice, name: 'C', currency: 'KWD', outstanding_amount: 5_640.375, paid_amount: null, status: 'Unpaid' },
      { ...invoice, name: 'D', outstanding_amount: 99, status: 'Draft' },
      { ...invoice, name: 'E', currency: null, outstanding_amount: 7 },
    ],
  });
  const cards = (await screen.findByRole('heading', { name: 'Saudi Riyal' })).closest('ul')?.children;
  const [riyals, dinars, ...more] = cards ?? [];
  expect(more).toEqual([]);
  expect(riyals && seenText(riyals)).toBe(
    'Saudi RiyalSAR 0.30OutstandingOverdueSAR 0.30Expected within 30 days—No amountPaid this year—No amount',
  );
  expect(dinars && seenText(dinars)).toContain('KWD 5,640.375Outstanding');
});

test('a draft has no outstanding amount, and a paid invoice has one of zero', async () => {
  await showPage({
    invoices: () => [
      { ...invoice, title: 'Begun', status: 'Draft', outstanding_amount: 0 },
      { ...invoice, name: 'B', title: 'Settled', status: 'Paid', outstanding_amount: 0 },
    ],
  });
  const settled = await screen.findByRole('row', { name: /Settled/ });
  expect(seenText(settled)).toContain('SAR 0.00');
  expect(seenText(screen.getByRole('row', { name: /Begun/ }))).not.toContain('SAR 0.00');
  expect(screen.getByRole('row', { name: /Begun/ })).toHaveTextContent('No amount');
});

test('orders invoices without a date first, then the newest', async () => {
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

test('draws a row with absent and unknown values', async () => {
  await showPage({
    invoices: () => [{ name: 'SINV-1', title: 'Bare', status: 'In Dispute', currency: 'Riyals', grand_total: '12.5' }],
  });
  const row = await screen.findByRole('row', { name: /Bare/ });
  expect(within(row).getByText('In Dispute').tagName).toBe('BDI');
  expect(seenText(row)).toContain('12.50 Riyals');
  expect(document.body).not.toHaveTextContent(/null|undefined|NaN|Invalid/);
});

test.each(['en', 'ar'] as const)('filters, searches and orders invoices by the address, in %s', async (language) => {
  const rows = [
    { ...invoice, name: 'A', title: 'Alpha', customer_name: 'هيئة مدار', posting_date: '2025-05-01', status: 'Paid' },
    { ...invoice, name: 'B', title: 'Beta', customer_name: 'هيئة مدار', posting_date: '2025-06-01', status: 'Paid' },
    { ...invoice, name: 'C', title: 'Gamma', posting_date: '2025-07-01', status: 'Paid' },
    { ...invoice, name: 'D', title: 'Delta', customer_name: 'هيئة مدار', posting_date: '2024-07-01', status: 'Paid' },
    { ...invoice, name: 'E', title: 'Epsilon', customer_name: 'هيئة مدار', posting_date: '2025-07-01' },
  ];
  const path = `/invoice?status=Paid&period=2025&q=${encodeURIComponent('هيئه')}&currency=SAR&contract=none`;
  const { t } = await showPage({ invoices: () => rows }, language, path);
  await screen.findByRole('row', { name: /Beta/ });
  const table = within(screen.getByRole('table', { name: t('invoice') }));
  expect(table.getAllByRole('link').map((link) => link.textContent)).toEqual(['B هيئة مدار', 'A هيئة مدار']);
  expect(table.getByRole('link', { name: 'B هيئة مدار' })).toHaveAttribute('href', '/invoice/B');
});

test.each([
  ['the name of an invoice in the address', 'A'],
  ['the name of a client in an older address', 'Madar Authority'],
])('filters by client with %s', async (_, value) => {
  const rows = [
    { ...invoice, name: 'A', customer_name: 'Madar Authority' },
    { ...invoice, name: 'B', customer_name: 'Madar Authority' },
    invoice,
  ];
  await showPage({ invoices: () => rows }, 'en', `/invoice?client=${encodeURIComponent(value)}`);
  await screen.findByRole('link', { name: 'A Madar Authority' });
  const table = within(screen.getByRole('table', { name: 'Invoices' }));
  const links = table.getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual(['A Madar Authority', 'B Madar Authority']);
});

test.each(['en', 'ar'] as const)('keeps a search that is typed while the rows are loading, in %s', async (language) => {
  let arrive = (_rows: unknown[]) => {};
  const rows = new Promise((resolve) => {
    arrive = resolve;
  });
  const { t, person } = await showPage({ invoices: () => rows }, language);
  const field = await screen.findByRole('searchbox', { name: t('invoice_search') });
  await person.type(field, 'oth');
  arrive([invoice, { ...invoice, name: 'SINV-2', title: 'Other' }]);
  expect(await screen.findByRole('row', { name: /Other/ })).toBeVisible();
  expect(field).toBeInTheDocument();
  expect(field).toHaveFocus();
  await person.type(field, 'er');
  expect(field).toHaveValue('other');
  expect(screen.queryByRole('row', { name: /Roadmap/ })).toBeNull();
});

test('exports the filtered invoices in their order', async () => {
  const blobs: Blob[] = [];
  const revoked: string[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        blobs.push(blob);
        return 'blob:invoices';
      },
      revokeObjectURL: (url: string) => void revoked.push(url),
    }),
  );
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { t } = await showPage(
    { invoices: () => [invoice, { ...invoice, name: 'SINV-PAID', status: 'Paid' }] },
    'en',
    '/invoice?status=Paid',
  );
  const button = await screen.findByRole('button', { name: t('export_csv') });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  fireEvent.click(button);
  const revokedAtOnce = [...revoked];
  vi.runAllTimers();
  vi.useRealTimers();
  expect(revokedAtOnce).toEqual([]); // a browser may still read it
  expect(revoked).toEqual(['blob:invoices']);
  const link = clicked.mock.contexts[0] as HTMLAnchorElement;
  expect(link.download).toMatch(/^invoices-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await blobs[0]?.text())?.trim().split('\r\n') ?? [];
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^SINV-PAID,/);
  expect(blobs[0]?.type).toBe('text/csv;charset=utf-8');
});

test('exports no file without an invoice', async () => {
  const { t } = await showPage({ invoices: () => [invoice] }, 'en', '/invoice?q=nothing');
  expect(await screen.findByRole('button', { name: t('export_csv') })).toBeDisabled();
});

test.each(['en', 'ar'] as const)('has a table of the months for screen readers, in %s', async (language) => {
  const today = siteDay(Date.now());
  const { t, person } = await showPage(
    {
      invoices: () => [
        { ...invoice, posting_date: today, status: 'Paid', outstanding_amount: 0 },
        { ...invoice, name: 'B', currency: 'KWD', posting_date: today, grand_total: 12.5, status: 'Overdue' },
      ],
    },
    language,
  );
  const figure = within(await screen.findByRole('figure', { name: t('chart_title') }));
  const table = () => within(figure.getByRole('table'));
  expect(table().getAllByRole('rowheader')).toHaveLength(12);
  expect(
    table()
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual([t('month'), t('payment_status_paid')]);
  await person.selectOptions(figure.getByRole('combobox', { name: t('chart_currency') }), 'KWD');
  const amount = { en: 'KWD 12.500', ar: '12.500 د.ك.' };
  expect(seenText(table().getAllByRole('row').at(-1) ?? document.body)).toContain(amount[language]);
});

test.each([
  ['Overdue', 'overdue_since'],
  ['Paid', 'payable_by'],
] as const)('names the due day of an invoice that is %s', async (status, message) => {
  const { t } = await showPage({
    invoices: () => [{ ...invoice, status, due_date: '2999-04-04', outstanding_amount: status === 'Paid' ? 0 : 5 }],
  });
  const row = await screen.findByRole('row', { name: /SINV-2026-00231/ });
  expect(within(row).getByText(t(message, { date: '4 April 2999' }))).toBeVisible();
});
