import type { Invoice } from '../../services/contract/records/invoice.ts';
import type { MessageId, Translate } from '../messages.tsx';
import { statusMessage } from '../record/status-chip.tsx';
import { dayOf } from './days.ts';
import { invoiceStatusChips } from './invoice-statuses.ts';

/**
 * Invoices as CSV for spreadsheets (RFC 4180, UTF-8 with a byte order mark): raw numbers, ISO days, no direction marks,
 * headers in the language on screen. An apostrophe prevents a spreadsheet from running text as a formula.
 */
export function invoiceCsv(invoices: readonly Invoice[], t: Translate): string {
  const head = columns.map(({ header }) => textField(t(header)));
  const rows = invoices.map((invoice) => columns.map(({ field }) => field(invoice, t)));
  return `\ufeff${[head, ...rows].map((fields) => `${fields.join(',')}\r\n`).join('')}`;
}

interface CsvColumn {
  readonly header: MessageId;
  field(invoice: Invoice, t: Translate): string;
}

const columns: readonly CsvColumn[] = [
  { header: 'invoice_number', field: ({ name }) => textField(name) },
  { header: 'column_title', field: ({ title }) => textField(title) },
  { header: 'party_client', field: ({ customer_name }) => textField(customer_name) },
  { header: 'contract_one', field: ({ contract }) => textField(contract) },
  { header: 'milestone', field: ({ milestone }) => textField(milestone) },
  { header: 'status', field: ({ status }, t) => textField(statusMessage(t, invoiceStatusChips, status)) },
  { header: 'invoice_issued_on', field: ({ posting_date }) => dayField(posting_date) },
  { header: 'due_date', field: ({ due_date }) => dayField(due_date) },
  { header: 'expected_on', field: ({ expected_payment_date }) => dayField(expected_payment_date) },
  { header: 'paid_on', field: ({ paid_on }) => dayField(paid_on) },
  { header: 'currency', field: ({ currency }) => textField(currency) },
  { header: 'subtotal', field: ({ net_total }) => numberField(net_total) },
  { header: 'tax', field: ({ total_taxes_and_charges }) => numberField(total_taxes_and_charges) },
  { header: 'total', field: ({ grand_total }) => numberField(grand_total) },
  { header: 'paid', field: ({ paid_amount }) => numberField(paid_amount) },
  { header: 'outstanding', field: ({ outstanding_amount }) => numberField(outstanding_amount) },
  { header: 'payment_reference', field: ({ payment_reference }) => textField(payment_reference) },
];

/** Text that a spreadsheet does not run as a formula, quoted where needed. */
export function textField(text: string | null): string {
  const plain = (text ?? '').replace(unwanted, '');
  const safe = startsFormula.test(plain) ? `'${plain}` : plain;
  return /[",;\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** All digits, without separators. A negative number is not escaped: it is not a formula. */
export function numberField(value: number | null): string {
  return value === null || !Number.isFinite(value) ? '' : raw.format(value);
}

/** The day without a time; other text is returned as it is. */
export function dayField(time: string | null): string {
  return dayOf(time) ?? textField(time);
}

const raw = new Intl.NumberFormat('en-u-nu-latn', { useGrouping: false, maximumFractionDigits: 10 });

// A spreadsheet runs a cell that starts with one of these, also after spaces and in their full-width forms.
const startsFormula = /^[\s]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

// Direction marks, the byte order mark, and control characters that end text in some readers.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
const unwanted = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;
