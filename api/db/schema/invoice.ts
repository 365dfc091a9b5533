import { date, index, jsonb, numeric, pgTable } from 'drizzle-orm/pg-core';
import type { InvoiceStatus } from '../../../src/services/contract/statuses.ts';
import type { Bilingual } from '../../bilingual.ts';
import { check, data, documentColumns, money } from './columns.ts';
import { contracts } from './contract.ts';
import type { TaxLine } from './rows.ts';
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
  },
  (table) => [index().on(table.user)],
);
