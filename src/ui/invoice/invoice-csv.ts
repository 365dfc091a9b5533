import type { Invoice } from '../../services/contract/records/invoice.ts';
import type { MessageId, Translate } from '../messages.tsx';
import { knownMessage } from '../record/known-message.ts';
import { dayOf } from './days.ts';
import { statusMessages } from './invoice-statuses.ts';

/**
 * Invoices as a spreadsheet reads them (RFC 4180, UTF-8 with its mark): raw numbers, ISO days, no marks of direction,
 * headed in the language on screen. Text that a spreadsheet would run as a formula is kept from it by an apostrophe.
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
  { header: 'status', field: ({ status }, t) => textField(knownMessage(t, statusMessages, status)) },
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

/** Any text, so that a spreadsheet shows it and nothing more. */
export function textField(text: string | null): string {
  const plain = (text ?? '').replace(unwanted, '');
  const safe = startsFormula.test(plain) ? `'${plain}` : plain;
  return /[",;\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** In full, whatever its size, and without separators. A negative number is a number, and no formula. */
export function numberField(value: number | null): string {
  return value === null || !Number.isFinite(value) ? '' : raw.format(value);
}

/** The day alone; what is no day is kept as text. */
export function dayField(time: string | null): string {
  return dayOf(time) ?? textField(time);
}

const raw = new Intl.NumberFormat('en-u-nu-latn', { useGrouping: false, maximumFractionDigits: 10 });

// A spreadsheet takes these at the start of a cell, also behind spaces, and in their wide forms.
const startsFormula = /^[\s]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

// Marks of direction, the mark of a file's start, and characters that end text in some readers.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const unwanted = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;
