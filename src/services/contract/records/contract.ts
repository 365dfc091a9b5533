import type { Infer } from 'superstruct';
import { check, day, many, nested, number, oneOf, record, text, time } from '../readers.ts';
import { fileReference } from './file.ts';

const row = {
  name: text,
  title: text,
  party_name: text,
  rfq: text,
  start_date: day,
  /** As it was agreed. `ending` and `timeline` of a contract that ended early have the actual end. */
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
export const contractRow = record(['name', 'title'], {
  ...row,
  /** That of the milestone to deliver; `null` while another party acts, and from a server that does not send it. */
  next_milestone_status: oneOf('milestoneStatuses'),
});

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
      /** What the candidate delivered, oldest first, with the client's comment where changes were asked for. */
      deliveries: many(
        nested({
          name: text,
          note: text,
          delivered_on: time,
          files: many(fileReference),
          comment: text,
          commented_on: time,
        }),
      ),
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
  /** The candidate's signature: `terms` is the text that was shown, `terms_hash` its SHA-256. */
  signature: nested({ signer_name: text, signed_on: time, language: text, terms_hash: text, terms: text }),
  /** Why the candidate declined to sign. */
  refusal: nested({ reason: text, note: text, declined_on: time }),
  /** The candidate asked to end the contract after `last_day`. */
  ending: nested({ last_day: day, reason: text, note: text, asked_on: time }),
});

export type ContractRow = Infer<typeof contractRow>;
export type Contract = Infer<typeof contract>;
