import { date, index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { ContractAction, ContractStatus, FulfilmentStatus } from '../../../src/services/contract/statuses.ts';
import type { Bilingual } from '../../bilingual.ts';
import { check, data, documentColumns, money, siteTime } from './columns.ts';
import { jobRequests } from './job-request.ts';
import type {
  ContractDecline,
  ContractDocument,
  ContractEvent,
  Ending,
  Milestone,
  Signature,
  SignatureFacts,
} from './rows.ts';
import { users } from './session.ts';

/** Contracts between a candidate, the network and a client. Amounts are without tax. */
export const contracts = pgTable(
  'contracts',
  {
    ...documentColumns(),
    user: data()
      .notNull()
      .references(() => users.email, { onDelete: 'cascade' }),
    title: jsonb().$type<Bilingual>().notNull(),
    party_name: jsonb().$type<Bilingual>().notNull(),
    rfq: data().references(() => jobRequests.name),
    start_date: date({ mode: 'string' }).notNull(),
    end_date: date({ mode: 'string' }),
    status: data().$type<ContractStatus>().notNull(),
    fulfilment_status: data().$type<FulfilmentStatus>().notNull(),
    is_signed: check(),
    signed_on: siteTime(),
    currency: data().notNull(),
    contract_value: money().notNull(),
    invoiced_amount: money().notNull(),
    paid_amount: money().notNull(),
    next_action: data().$type<ContractAction>().notNull(),
    next_milestone: jsonb().$type<Bilingual>(),
    next_milestone_due: date({ mode: 'string' }),
    contract_template: data(),
    contract_terms: jsonb().$type<Bilingual>().notNull(),
    price_basis: data().notNull(),
    rate: money(),
    quantity: money(),
    payment_terms_days: integer().notNull(),
    notice_period_days: integer(),
    signee: jsonb().$type<Bilingual>(),
    signee_company: jsonb().$type<Bilingual>(),
    signed_by_company: jsonb().$type<Bilingual>(),
    amended_from: data(),
    milestones: jsonb().$type<Milestone[]>().notNull(),
    documents: jsonb().$type<ContractDocument[]>().notNull(),
    signatures: jsonb().$type<Signature[]>().notNull(),
    timeline: jsonb().$type<ContractEvent[]>().notNull(),
    signature: jsonb().$type<SignatureFacts>(),
    refusal: jsonb().$type<ContractDecline>(),
    ending: jsonb().$type<Ending>(),
  },
  (table) => [index().on(table.user)],
);

/** The taxes that a company may add to an invoice; `rate` is in percent. */
export const taxes = pgTable('taxes', {
  ...documentColumns(),
  title: jsonb().$type<Bilingual>().notNull(),
  description: jsonb().$type<Bilingual>().notNull(),
  charge_type: data().notNull(),
  account_head: data(),
  rate: money().notNull(),
  included_in_print_rate: check(),
  company: data().notNull(),
  country: data(),
  is_default: check(),
  disabled: check(),
  valid_from: date({ mode: 'string' }),
  valid_upto: date({ mode: 'string' }),
});
