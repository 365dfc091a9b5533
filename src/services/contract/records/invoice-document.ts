import type { Infer } from 'superstruct';
import { check, day, many, nested, number, record, text, time } from '../readers.ts';
import { invoice } from './invoice.ts';

const party = nested({
  name: text,
  tax_id: text,
  address: text,
  /** An ISO 3166 code. */
  country: text,
});

/** The last question about the payment, and the day from which the next one may be sent. */
const payment_request = nested({ is_possible: check, asked_on: time, next_on: day });

/** The reply of `ask_payment`. */
export const askedPayment = record(['name'], { name: text, payment_request });

/** What the document of an invoice states, besides the row of the list. */
export const documentFields = {
  supply_date: day,
  consultant: text,
  seller: party,
  buyer: party,
  bank: nested({ beneficiary: text, bank_name: text, iban: text, swift: text }),
  lines: many(
    nested({
      description: text,
      quantity: number,
      unit_price: number,
      net_amount: number,
      /** In percent; `null` for a line without tax. */
      tax_rate: number,
      tax_amount: number,
      total_amount: number,
    }),
  ),
  /** The sums in the currency of the seller's tax law, where the invoice has another one. */
  local: nested({ currency: text, rate: number, net_total: number, tax_total: number, grand_total: number }),
};

/** The one object of `get_invoice`: the row of the list, and what the document states. */
export const invoiceDocument = record(['name', 'title'], {
  ...invoice.of.fields,
  ...documentFields,
  /** The text of the QR code. */
  qr_code: text,
  files: many(nested({ name: text, file_name: text, file_url: text, language: text })),
  payment_request,
});

export type InvoiceDocument = Infer<typeof invoiceDocument>;
export type PaymentRequest = NonNullable<InvoiceDocument['payment_request']>;
