import type { Infer } from 'superstruct';
import { check, many, nested, number, record, text } from '../fields.ts';

const row = {
  name: text,
  title: text,
  party_name: text,
  rfq: text,
  start_date: text,
  end_date: text,
  status: text,
  fulfilment_status: text,
  is_signed: check,
  signed_on: text,
  currency: text,
  contract_value: number,
  invoiced_amount: number,
  paid_amount: number,
  next_action: text,
  next_milestone: text,
  next_milestone_due: text,
  modified: text,
};

/** A row of `get_contract_list`. */
export const contractRow = record(['name', 'title'], row);

/** The one object of `get_contract`. `contract_terms` is the server's HTML. */
export const contract = record(['name', 'title'], {
  ...row,
  contract_terms: text,
  price_basis: text,
  rate: number,
  quantity: number,
  payment_terms_days: number,
  notice_period_days: number,
  signee: text,
  signee_company: text,
  signed_by_company: text,
  milestones: many(
    nested({
      name: text,
      title: text,
      description: text,
      due_date: text,
      amount: number,
      status: text,
      invoice: text,
    }),
  ),
  documents: many(
    nested({
      name: text,
      file_name: text,
      file_url: text,
      file_size: number,
      document_type: text,
      version: number,
      creation: text,
    }),
  ),
  signatures: many(
    nested({
      name: text,
      party: text,
      signer_name: text,
      signing_order: number,
      status: text,
      signed_on: text,
    }),
  ),
  amended_from: text,
  timeline: many(nested({ status: text, changed_on: text, by: text })),
});

export type ContractRow = Infer<typeof contractRow>;
export type Contract = Infer<typeof contract>;
