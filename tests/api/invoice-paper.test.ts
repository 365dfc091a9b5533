import { expect, it } from 'vitest';
import type { Bilingual } from '../../api/bilingual.ts';
import type { invoices } from '../../api/db/schema/invoice.ts';
import type { InvoiceParty } from '../../api/db/schema/rows.ts';
import { historyOf } from '../../api/db/seed/history/history.ts';
import { invoicePdf } from '../../api/documents/invoice-paper.ts';
import type { InvoiceStatus } from '../../src/services/contract/statuses.ts';
import { longDay } from './long-day.ts';
import { lettersOf, readPdf, rightEndsOf } from './read-pdf.ts';
import { seededOn } from './test-api.ts';

const seeded = historyOf(seededOn).invoices as (typeof invoices.$inferSelect)[]; // the seed fills every column

/** One invoice of each law, currency and status, on which a document depends. */
const oneOfEachKind = Object.values(
  Object.fromEntries(
    seeded
      .filter(({ status }) => status !== 'Draft')
      .map((invoice) => [[invoice.document?.seller.country, invoice.currency, invoice.status].join(), invoice]),
  ),
);

/** Without spaces, and without Arabic, whose letters stand in the order of their glyphs. */
const latin = (text: string): string => text.replace(/[\s\p{Script=Arabic}\p{Mn}]+/gu, '');

const textIn = (text: Bilingual | string | null) => (typeof text === 'string' ? text : text?.en);

const taxNumber = ({ country, tax_id }: InvoiceParty) =>
  tax_id === null ? [] : [country === 'AE' ? 'TRN' : 'VAT number', tax_id];

it.each(oneOfEachKind)(
  'the document of $name has what its record states, in order, under its labels',
  async (invoice) => {
    const { document, is_return, outstanding_amount, paid_amount, status, taxes } = invoice;
    if (!document) throw new Error('Every seeded invoice has a document.');
    const { seller, buyer, bank, lines, local } = document;
    const words = latin(lettersOf(await readPdf(await invoicePdf(invoice, 'en'))));
    const amount = (value: number, currency = invoice.currency) =>
      new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' })
        .format(value)
        .replace(/[A-Z]/g, '');
    const hasTax = taxes.length > 0;
    const sums = (
      { net_total, tax, grand_total }: Record<'net_total' | 'tax' | 'grand_total', number>,
      of?: string,
    ) => [
      ...(hasTax ? ['Taxable amount', amount(net_total, of), 'VAT', amount(tax, of), 'Total with VAT'] : ['Total']),
      amount(grand_total, of),
    ];
    const isOwed = outstanding_amount !== 0 || paid_amount !== 0;
    const notes = { Cancelled: 'This invoice was cancelled.', 'Credit Note Issued': 'A credit note was issued' };
    const parts = {
      seller: ['Seller', seller.name.en],
      buyer: ['Buyer', buyer.name.en],
      sellerAddress: [seller.address?.en],
      buyerAddress: [buyer.address?.en],
      sellerTax: taxNumber(seller),
      buyerTax: taxNumber(buyer),
      facts: [
        ...(is_return ? ['Credit note number', invoice.name, 'Corrects invoice', invoice.return_against] : []),
        ...(is_return ? [] : ['Invoice number', invoice.name]),
        ...['Issue date', longDay(invoice.posting_date), 'Supply date', longDay(document.supply_date)],
        ...(is_return ? [] : ['Due date', longDay(invoice.due_date)]),
        ...(invoice.contract ? ['Contract', invoice.contract] : []),
        ...['Consultant', textIn(document.consultant)],
      ],
      lines: [
        ...['Description', 'Quantity', 'Unit price'],
        ...(hasTax ? ['Taxable amount', 'VAT rate', 'VAT', 'Total with VAT'] : ['Amount']),
        ...lines.flatMap(({ description, quantity, unit_price, net_amount, tax_rate, tax_amount, total_amount }) => [
          ...[textIn(description), String(quantity), amount(unit_price), amount(net_amount)],
          ...(hasTax ? [`${tax_rate}%`, amount(tax_amount), amount(total_amount)] : []),
        ]),
      ],
      bank: [
        ...(is_return || !bank ? [] : ['Pay to', 'Beneficiary', bank.beneficiary.en, 'Bank', bank.bank_name.en]),
        ...(is_return || !bank ? [] : ['IBAN', bank.iban, 'SWIFT', bank.swift, 'Payment reference', invoice.name]),
      ],
      sums: [
        ...sums({ ...invoice, tax: invoice.total_taxes_and_charges }),
        ...(isOwed ? ['Paid', amount(paid_amount), 'Amount due', amount(outstanding_amount)] : []),
      ],
      local: local ? sums({ ...local, tax: local.tax_total }, local.currency) : [],
      rate: local ? ['Exchange rate', `1 ${invoice.currency} = ${local.rate} ${local.currency}`] : [],
      note: [notes[status as keyof typeof notes] ?? ''],
    };
    for (const [part, texts] of Object.entries(parts)) expect(words, part).toContain(latin(texts.join('')));
    const others = [
      ...(is_return ? ['Due date', 'Pay to', 'Invoice number'] : ['Credit note number', 'Corrects invoice']),
      ...(local ? [] : ['Exchange rate']),
      ...(isOwed ? [] : ['Amount due']),
      ...Object.entries(notes).flatMap(([each, note]) => (each === status ? [] : [note])),
    ];
    expect(others.filter((text) => words.includes(latin(text)))).toEqual([]);
  },
);

it.each(['en', 'ar'] as const)('aligns the amounts of the lines at their decimal points in %s', async (language) => {
  const [invoice] = oneOfEachKind;
  const [line] = invoice?.document?.lines ?? [];
  if (!invoice?.document || !line) throw new Error('The seeded invoice has a line.');
  const lines = [7.25, 98_000.5].map((unit_price) => ({ ...line, unit_price }));
  const pdf = await readPdf(await invoicePdf({ ...invoice, document: { ...invoice.document, lines } }, language));
  expect(rightEndsOf(pdf, ['7.25'])).toHaveLength(1);
  expect(rightEndsOf(pdf, ['7.25'])).toEqual(rightEndsOf(pdf, ['98,000.50']));
});

it('the document of a cancelled invoice states no amount due, also where one was left', async () => {
  const owed = seeded.find(({ outstanding_amount }) => outstanding_amount !== 0);
  if (!owed) throw new Error('The seed has an invoice that is not paid.');
  const wordsWith = async (status: InvoiceStatus) =>
    latin(lettersOf(await readPdf(await invoicePdf({ ...owed, status }, 'en'))));
  expect(await wordsWith('Unpaid')).toContain('Amountdue');
  expect(await wordsWith('Cancelled')).not.toContain('Amountdue');
});

it('the document of an invoice of several lines has each of them, with its quantity', async () => {
  const [invoice] = oneOfEachKind;
  const [line] = invoice?.document?.lines ?? [];
  if (!invoice?.document || !line) throw new Error('The seeded invoice has a line.');
  const lines = [line, { ...line, description: { en: 'Workshops' }, quantity: 2.5, unit_price: 4_000.25 }];
  const changed = { ...invoice, document: { ...invoice.document, lines } };
  const words = latin(lettersOf(await readPdf(await invoicePdf(changed, 'en'))));
  expect(words).toContain(latin(String(textIn(line.description))));
  expect(words).toContain('Workshops2.54,000.25');
});
