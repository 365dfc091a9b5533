/** The PDF of an invoice: the labels in both languages, everything else in the chosen one and then in the other. */
import type { Language } from '../../src/services/contract/language.ts';
import { numbersInOrder } from '../../src/services/contract/numbers-in-order.ts';
import { qrPath } from '../../src/services/contract/qr-path.ts';
import { hasPayments } from '../../src/services/contract/rules/invoice-rules.ts';
import { invoiceKindOf } from '../../src/services/contract/rules/tax-rules.ts';
import { type Bilingual, localizeText } from '../bilingual.ts';
import type { invoices } from '../db/schema/invoice.ts';
import type { InvoiceLine, InvoiceParty } from '../db/schema/rows.ts';
import { invoiceQrCode } from '../invoice/invoice-qr-code.ts';
import type { Data } from './bound-texts.ts';
import { amountText, currencyText, dayText, numberText } from './formats.ts';
import { invoiceTemplate } from './invoice-template.ts';
import { type InvoiceLabel, invoiceTexts, invoiceTitles } from './invoice-texts.ts';
import { pageWords } from './paper.ts';
import { renderPdf } from './render-pdf.ts';

type Invoice = typeof invoices.$inferSelect;

/** The PDF of an invoice. */
export const invoicePdf = (invoice: Invoice, language: Language): Promise<Uint8Array<ArrayBuffer>> =>
  renderPdf(invoiceTemplate, invoiceData(invoice, language));

/** A text in the language of the document, and in the other one where it differs. */
type Pair = { main: string; other: string };

function invoiceData(invoice: Invoice, language: Language): Data {
  const { name, currency, document, return_against } = invoice;
  const is_return = invoice.is_return === 1;
  const kind = invoiceKindOf({ is_return, seller: document?.seller });
  const hasTax = invoice.taxes.length > 0;
  const title = pairOf(invoiceTitles[kind], language);
  const label = (of: InvoiceLabel): Pair => labelIn(of, language);
  const facts: [InvoiceLabel, string][] = [
    [is_return ? 'creditNumber' : 'number', name],
    ['credits', return_against ?? ''],
    ['issued', dayText(invoice.posting_date, language)],
    ['supplied', dayText(document?.supply_date, language)],
    ['due', is_return ? '' : dayText(invoice.due_date, language)],
    ['contract', invoice.contract ?? ''],
    ['consultant', textIn(document?.consultant, language)],
  ];
  const code = invoiceQrCode(invoice);
  return {
    language,
    page: pageWords[language],
    title: `${title.main} ${name}`,
    heading: title,
    currency: currencyText(currency, language),
    taxReason: zeroRateReason(invoice, language),
    notes: notesOf(invoice).map((note) => invoiceTexts[language][note]),
    parties: [
      { role: label('seller'), ...partyOf(document?.seller ?? network, language) },
      { role: label('buyer'), ...partyOf(document?.buyer ?? { ...network, name: invoice.customer_name }, language) },
    ],
    facts: shown(facts, language),
    columns: columnsOf(hasTax).map((column) => label(column.label)),
    lines: linesOf(invoice).map((line) => columnsOf(hasTax).map(({ text }) => text(line, currency, language))),
    sums: sumsOf(invoice, hasTax).map(([of, amount]) => ({ label: label(of), amount: amountText(amount, currency) })),
    local: localOf(invoice, language),
    bank: bankOf(invoice, language),
    qr: code === null ? null : qrImage(code),
    qrLabel: invoiceTexts[language].qrCode,
  };
}

function qrImage(code: string): string {
  const { path, size } = qrPath(code);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`;
}

const network: InvoiceParty = {
  name: { en: 'SG Network', ar: 'شبكة SG' },
  tax_id: null,
  address: null,
  country: null,
  email: null,
};

const otherOf = (language: Language): Language => (language === 'en' ? 'ar' : 'en');

function pairOf(text: Bilingual, language: Language): Pair {
  const main = localizeText(text, language);
  const other = localizeText(text, otherOf(language));
  return { main, other: other === main ? '' : other };
}

const labelIn = (label: InvoiceLabel, language: Language): Pair =>
  pairOf({ en: invoiceTexts.en[label], ar: invoiceTexts.ar[label] }, language);

const textIn = (text: Bilingual | string | null | undefined, language: Language): string =>
  typeof text === 'string' ? text : localizeText(text ?? {}, language);

const shown = (facts: readonly (readonly [InvoiceLabel, string])[], language: Language) =>
  facts.filter(([, value]) => value !== '').map(([of, value]) => ({ label: labelIn(of, language), value }));

function partyOf({ name, address, country, tax_id }: InvoiceParty, language: Language) {
  const taxLabel: InvoiceLabel = country === 'AE' ? 'trn' : 'vatNumber';
  const { main, other } = pairOf(address ?? {}, language);
  return {
    name: pairOf(name, language),
    address: { main: numbersInOrder(main), other: numbersInOrder(other) },
    tax: tax_id === null ? null : { label: labelIn(taxLabel, language), value: tax_id },
  };
}

/** Why a line has no tax although its seller has a tax number. */
const zeroRateReason = ({ taxes }: Invoice, language: Language): string =>
  taxes.flatMap(({ rate, description }) => (rate === 0 ? [localizeText(description, language)] : [])).join(' · ');

/** What the reader must know of the status. */
const notesOf = ({ status }: Invoice): InvoiceLabel[] =>
  status === 'Cancelled' ? ['cancelled'] : status === 'Credit Note Issued' ? ['credited'] : [];

/** The lines; an invoice of an earlier version has one. */
function linesOf({ document, title, net_total, grand_total, total_taxes_and_charges, taxes }: Invoice): InvoiceLine[] {
  if (document !== null) return document.lines;
  const tax_rate = taxes[0]?.rate ?? null;
  const amounts = { net_amount: net_total, tax_amount: total_taxes_and_charges, total_amount: grand_total };
  return [{ description: title, quantity: 1, unit_price: net_total, tax_rate, ...amounts }];
}

interface LineColumn {
  readonly label: InvoiceLabel;
  readonly text: (line: InvoiceLine, currency: string, language: Language) => string;
}

const columnsOf = (hasTax: boolean): LineColumn[] => [
  { label: 'description', text: ({ description }, _, language) => localizeText(description, language) },
  { label: 'quantity', text: ({ quantity }) => numberText(quantity) },
  { label: 'unitPrice', text: ({ unit_price }, currency) => amountText(unit_price, currency) },
  { label: hasTax ? 'taxable' : 'amount', text: ({ net_amount }, currency) => amountText(net_amount, currency) },
  ...(hasTax ? taxColumns : []),
];

const taxColumns: readonly LineColumn[] = [
  { label: 'rate', text: ({ tax_rate }) => (tax_rate === null ? '' : `${numberText(tax_rate)}%`) },
  { label: 'vat', text: ({ tax_amount }, currency) => amountText(tax_amount, currency) },
  { label: 'totalWithVat', text: ({ total_amount }, currency) => amountText(total_amount, currency) },
];

function sumsOf(invoice: Invoice, hasTax: boolean): [InvoiceLabel, number][] {
  const { is_return, net_total, total_taxes_and_charges, grand_total, paid_amount, outstanding_amount } = invoice;
  const total: [InvoiceLabel, number][] = hasTax
    ? [
        ['taxable', net_total],
        ['vat', total_taxes_and_charges],
        ['totalWithVat', grand_total],
      ]
    : [['total', grand_total]];
  return hasPayments({ ...invoice, is_return: is_return === 1 })
    ? [...total, ['paid', paid_amount], ['amountDue', outstanding_amount]]
    : total;
}

/** The sums in the currency of the tax law. */
function localOf({ document, currency }: Invoice, language: Language): Data {
  const local = document?.local;
  if (!local) return null;
  const sums: readonly (readonly [InvoiceLabel, number])[] = [
    ['taxable', local.net_total],
    ['vat', local.tax_total],
    ['totalWithVat', local.grand_total],
  ];
  return {
    currency: currencyText(local.currency, language),
    rate: `1 ${currency} = ${numberText(local.rate)} ${local.currency}`,
    rateLabel: labelIn('exchange', language),
    sums: sums.map(([of, amount]) => ({ label: labelIn(of, language), amount: amountText(amount, local.currency) })),
  };
}

function bankOf({ document, name, is_return }: Invoice, language: Language): Data {
  const bank = document?.bank;
  if (!bank || is_return === 1) return null;
  const facts: readonly (readonly [InvoiceLabel, string])[] = [
    ['beneficiary', localizeText(bank.beneficiary, language)],
    ['bankName', localizeText(bank.bank_name, language)],
  ];
  return {
    title: labelIn('bank', language),
    facts: shown(facts, language),
    codes: [
      { label: { main: 'IBAN', other: '' }, value: bank.iban.replace(/(.{4})(?=.)/g, '$1 ') },
      { label: { main: 'SWIFT', other: '' }, value: bank.swift },
      { label: labelIn('reference', language), value: name },
    ],
  };
}
