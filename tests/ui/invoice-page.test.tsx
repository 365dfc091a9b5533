import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { CallError } from '../../src/services/contract/api-error.ts';
import { InvoicePage } from '../../src/ui/invoice/invoice-page.tsx';
import { hold } from '../support/hold.ts';
import { seenText } from './support/seen-text.ts';
import { type Answers, show } from './support/show.tsx';

const invoice = {
  name: 'SINV-2026-00231',
  title: 'Milestone: Roadmap',
  customer_name: 'Wadi Water',
  contract: 'CON-2026-00017',
  milestone: '2026-M1',
  posting_date: '2026-03-05',
  due_date: '2026-04-04',
  currency: 'KWD',
  net_total: 10_000,
  taxes: [
    { description: 'VAT 5%', rate: 5, tax_amount: 500 },
    { description: 'Levy', rate: null, tax_amount: 1.125, included_in_print_rate: 1 },
  ],
  total_taxes_and_charges: 501.125,
  grand_total: 10_501.125,
  paid_amount: null,
  outstanding_amount: 10_501.125,
  status: 'Unpaid',
};

const showPage = (
  rows: readonly object[] | NonNullable<Answers['invoices']>,
  language: 'en' | 'ar' = 'en',
  path = '/invoice/SINV-2026-00231',
) =>
  show({
    page: <InvoicePage />,
    pattern: '/invoice/:name',
    path,
    language,
    answers: {
      invoices: typeof rows === 'function' ? rows : () => rows,
      profile: () => ({ name: 'P', user: 'u', full_name: 'Noura', city: 'Riyadh', country: 'SA' }),
    },
  });

test.each(['en', 'ar'] as const)('has a title without marks while it is printed, in %s', async (language) => {
  const { t } = await showPage([invoice], language);
  await screen.findByRole('article', { name: t('invoice_details') });
  const titleOf = (page: string, network: string) => t('page_title', { page, network });
  const onScreen = titleOf('\u2068SINV-2026-00231\u2069', `\u2068${t('sg_network')}\u2069`);
  expect(document.title).toBe(onScreen);
  fireEvent(window, new Event('beforeprint'));
  expect(document.title).toBe(titleOf('SINV-2026-00231', t('sg_network')));
  fireEvent(window, new Event('afterprint'));
  expect(document.title).toBe(onScreen);
});

test.each(['en', 'ar'] as const)('shows parties, dates, lines, taxes and totals, in %s', async (language) => {
  const { t } = await showPage([invoice, { ...invoice, name: 'Other' }], language);
  const sheet = within(await screen.findByRole('article', { name: t('invoice_details') }));
  expect(sheet.getByText('SINV-2026-00231').tagName).toBe('BDI');
  expect(sheet.getByText('Wadi Water').tagName).toBe('BDI');
  expect(await sheet.findByText('Noura')).toBeVisible();
  expect(sheet.getByText({ en: '5 March 2026', ar: '5 مارس 2026' }[language])).toBeVisible();
  expect(sheet.getByText('2026-M1').tagName).toBe('BDI');
  const vat = sheet.getByRole('row', { name: /VAT 5%/ });
  expect(seenText(vat)).toContain({ en: 'KWD 500.000', ar: '500.000 د.ك.' }[language]);
  expect(seenText(sheet.getByRole('row', { name: /Levy/ }))).toContain(t('tax_included'));
  const cells = within(vat).getAllByRole('cell').map(seenText);
  expect(cells).toEqual([expect.stringContaining(t('tax_rate')), expect.stringContaining(t('amount'))]);
  const due = sheet.getByText(t('amount_due')).parentElement;
  expect(seenText(due)).toContain({ en: 'KWD 10,501.125', ar: '10,501.125 د.ك.' }[language]);
  expect(due?.querySelector('bdi')).not.toBeNull();
  expect(sheet.getByRole('link', { name: 'CON-2026-00017' })).toHaveAttribute('href', '/contract/CON-2026-00017');
});

test.each([
  ['Draft', 0],
  ['Cancelled', 0],
  ['Unpaid', 1],
])('of an invoice with the status %s, shows %i amounts due', async (status, count) => {
  const { t } = await showPage([{ ...invoice, status, outstanding_amount: 0 }]);
  await screen.findByRole('article', { name: t('invoice_details') });
  for (const sum of ['paid', 'amount_due'] as const) expect(screen.queryAllByText(t(sum))).toHaveLength(count);
});

test('shows an absent amount as absent, not as zero', async () => {
  const { t } = await showPage([invoice]);
  const paid = (await screen.findByText(t('paid'))).parentElement;
  expect(seenText(paid)).toContain(t('not_given'));
  expect(seenText(paid)).not.toMatch(/0/);
});

test('prints only the document', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { t, person } = await showPage([invoice]);
  const button = await screen.findByRole('button', { name: t('invoice_print') });
  expect(button.closest('[data-print="hide"]')).not.toBeNull();
  expect(screen.getByRole('article').closest('[data-print="hide"]')).toBeNull();
  await person.click(button);
  expect(print).toHaveBeenCalledOnce();
});

test('shows the title of a credit note and links to the credited invoice', async () => {
  const { t } = await showPage([{ ...invoice, is_return: 1, return_against: 'SINV-2025-00009', status: 'Return' }]);
  expect(await screen.findByRole('heading', { name: t('credit_note_one') })).toBeVisible();
  expect(screen.getByRole('link', { name: 'SINV-2025-00009' })).toHaveAttribute('href', '/invoice/SINV-2025-00009');
});

test.each([
  ['https://files.example/SINV-2026-00231.pdf', 'https://files.example/SINV-2026-00231.pdf'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,https://files.example', undefined],
])('links to the PDF only for an address that a browser may open: %s', async (pdf_url, address) => {
  const { t } = await showPage([{ ...invoice, pdf_url }]);
  await screen.findByRole('article');
  const link = screen.queryByRole('link', { name: t('invoice_pdf') });
  expect(link?.getAttribute('href')).toBe(address);
  if (link) expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});

test('links an invoice that does not exist to the list', async () => {
  const { t } = await showPage([invoice], 'en', '/invoice/SINV-1');
  expect(await screen.findByRole('link', { name: t('back_to_invoices') })).toHaveAttribute('href', '/invoice');
  expect(screen.getByRole('heading', { level: 1, name: t('invoice_one') })).toBeVisible();
});

describe('an invoice that the rows of an earlier read lack', () => {
  const other = { ...invoice, name: 'SINV-1', title: 'Other' };

  /** Opens the page with those rows in place, and reads them again. */
  async function reopen(readAgain: NonNullable<Answers['invoices']>) {
    let read: NonNullable<Answers['invoices']> = () => [other];
    const shown = await showPage((request) => read(request));
    await screen.findByRole('link', { name: shown.t('back_to_invoices') });
    shown.unmount();
    read = readAgain;
    shown.remount();
    return shown;
  }

  test('is shown once they were read again', async () => {
    const held = hold<readonly object[]>();
    const { t } = await reopen(() => held.released);
    expect(screen.getByText(t('loading'))).toBeInTheDocument();
    expect(screen.queryByText(t('not_found'))).toBeNull();
    held.release([other, invoice]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Milestone: Roadmap' })).toBeVisible();
  });

  test('is not described as missing when they cannot be read', async () => {
    const { t } = await reopen(() => {
      throw new CallError({ kind: 'unreachable' });
    });
    expect(await screen.findByRole('button', { name: t('retry') })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: t('invoice_one') })).toBeVisible();
    expect(screen.queryByText(t('not_found'))).toBeNull();
  });
});

test('draws an invoice that has only a name and a title', async () => {
  await showPage([{ name: 'SINV-2026-00231', title: 'Bare' }]);
  expect(await screen.findByRole('article')).not.toHaveTextContent(/null|undefined|NaN|Invalid/);
});
