import { date, index, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import type { InvoiceStatus } from '../../../src/services/contract/statuses.ts';
import type { Bilingual } from '../../bilingual.ts';
import { check, data, documentColumns, instant, money } from './columns.ts';
import { contracts } from './contract.ts';
import type { BankAccount, InvoiceDocument, TaxLine } from './rows.ts';
import { users } from './session.ts';

/** The invoices of the candidates. */
export const invoices = pgTable(
  'invoices',
  {
    ...documentColumns(),
    user: data()
      .notNull()
      .references(() => users.email, { onDelete: 'cascade' }),
    contract: data().references(() => contracts.name),
    milestone: data(),
    title: jsonb().$type<Bilingual>().notNull(),
    customer_name: jsonb().$type<Bilingual>().notNull(),
    company: data().notNull(),
    posting_date: date({ mode: 'string' }).notNull(),
    due_date: date({ mode: 'string' }).notNull(),
    currency: data().notNull(),
    conversion_rate: numeric({ precision: 18, scale: 6, mode: 'number' }).notNull(),
    net_total: money().notNull(),
    taxes: jsonb().$type<TaxLine[]>().notNull(),
    total_taxes_and_charges: money().notNull(),
    grand_total: money().notNull(),
    paid_amount: money().notNull(),
    outstanding_amount: money().notNull(),
    status: data().$type<InvoiceStatus>().notNull(),
    expected_payment_date: date({ mode: 'string' }),
    paid_on: date({ mode: 'string' }),
    payment_reference: data(),
    pdf_url: data(),
    is_return: check(),
    return_against: data(),
    /** `null` for an invoice of version 0.2.0 or earlier. */
    document: jsonb().$type<InvoiceDocument>(),
  },
  (table) => [index().on(table.user)],
);

/** The companies of the network, which issue the invoices. */
export const companies = pgTable('companies', {
  name: data().primaryKey(),
  company_name: jsonb().$type<Bilingual>().notNull(),
  country: data().notNull(),
  tax_id: data(),
  address: jsonb().$type<Bilingual>().notNull(),
  bank: jsonb().$type<BankAccount>(),
});

/** The clients as buyers. `name` is the client's name in English, or in Arabic where it has no other. */
export const customers = pgTable('customers', {
  name: data().primaryKey(),
  customer_name: jsonb().$type<Bilingual>().notNull(),
  country: data(),
  tax_id: data(),
  address: jsonb().$type<Bilingual>(),
  email: data(),
});

/** The questions about the payment of an invoice, which were sent to the buyer. */
export const paymentRequests = pgTable(
  'payment_requests',
  {
    id: data().primaryKey(),
    user: data()
      .notNull()
      .references(() => users.email, { onDelete: 'cascade' }),
    invoice: data()
      .notNull()
      .references(() => invoices.name, { onDelete: 'cascade' }),
    note: text().notNull(),
    asked_at: instant().notNull(),
  },
  (table) => [index().on(table.invoice, table.asked_at)],
);
