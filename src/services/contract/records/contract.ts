import type { Infer } from 'superstruct';
import { check, day, many, nested, number, oneOf, record, text, time } from '../readers.ts';

const row = {
  name: text,
  title: text,
  party_name: text,
  rfq: text,
  start_date: day,
  end_date: day,
  status: oneOf('contractStatuses'),
  fulfilment_status: oneOf('fulfilmentStatuses'),
  is_signed: check,
  signed_on: time,
  currency: text,
  contract_value: number,
  invoiced_amount: number,
  paid_amount: number,
  next_action: oneOf('contractActions'),
  next_milestone: text,
  next_milestone_due: day,
  modified: time,
};

/** A row of `get_contract_list`. */
export const contractRow = record(['name', 'title'], row);

/** The one object of `get_contract`. `contract_terms` is the server's HTML. */
export const contract = record(['name', 'title'], {
  ...row,
  contract_template: text,
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
      due_date: day,
      amount: number,
      status: oneOf('milestoneStatuses'),
      invoice: text,
    }),
  ),
  documents: many(
    nested({
      name: text,
      file_name: text,
      file_url: text,
      file_size: number,
      document_type: oneOf('documentTypes'),
      version: number,
      creation: time,
    }),
  ),
  signatures: many(
    nested({
      name: text,
      party: oneOf('partyNames'),
      signer_name: text,
      signing_order: number,
      status: oneOf('signatureStatuses'),
      signed_on: time,
    }),
  ),
  amended_from: text,
  timeline: many(nested({ status: oneOf('contractStatuses'), changed_on: time, by: text })),
});

export type ContractRow = Infer<typeof contractRow>;
export type Contract = Infer<typeof contract>;
