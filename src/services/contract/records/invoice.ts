import type { Infer } from 'superstruct';
import { check, day, many, nested, number, oneOf, record, text, time } from '../readers.ts';

/** A row of `get_invoices`; the money fields are named as ERPNext names them. */
export const invoice = record(['name', 'title'], {
  name: text,
  contract: text,
  milestone: text,
  title: text,
  customer_name: text,
  company: text,
  posting_date: day,
  due_date: day,
  currency: text,
  conversion_rate: number,
  net_total: number,
  taxes: many(
    nested({
      description: text,
      rate: number,
      tax_amount: number,
      total: number,
      included_in_print_rate: check,
    }),
  ),
  total_taxes_and_charges: number,
  grand_total: number,
  paid_amount: number,
  outstanding_amount: number,
  status: oneOf('invoiceStatuses'),
  expected_payment_date: day,
  paid_on: day,
  payment_reference: text,
  pdf_url: text,
  is_return: check,
  return_against: text,
  modified: time,
});

/** A row of `get_tax_list`. `rate` is in percent. */
export const tax = record(['name'], {
  name: text,
  title: text,
  description: text,
  charge_type: text,
  account_head: text,
  rate: number,
  included_in_print_rate: check,
  company: text,
  country: text,
  is_default: check,
  disabled: check,
  valid_from: day,
  valid_upto: day,
});

export type Invoice = Infer<typeof invoice>;
export type Tax = Infer<typeof tax>;
