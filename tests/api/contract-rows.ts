/** Contracts of the tests that need no database. */
import type { ContractRow } from '../../api/contract/contract-row.ts';
import type { Delivery, Milestone, Signature } from '../../api/db/schema/rows.ts';

export const now = '2026-03-05 12:00:00.000000';
export const title = (name: string) => ({ en: name, ar: name });

export const milestone = (name: string, status: Milestone['status'], deliveries: Delivery[] = []): Milestone => ({
  name,
  title: title(name),
  description: null,
  due_date: `2026-0${name.slice(-1)}-01`,
  amount: 100,
  status,
  invoice: null,
  deliveries,
});

export const delivery = (name: string): Delivery => ({
  name,
  note: 'The report',
  delivered_on: now,
  files: [],
  comment: null,
  commented_on: null,
});

const signature = (party: Signature['party'], signing_order: number, status: Signature['status']): Signature => ({
  name: `S-${signing_order}`,
  party,
  signer_name: party,
  signing_order,
  status,
  signed_on: null,
});

export const signatures = [
  signature('Candidate', 1, 'Ready'),
  signature('Network', 2, 'Waiting'),
  signature('Client', 3, 'Waiting'),
];

/** A contract that waits for the candidate's signature. */
export const unsigned: ContractRow = {
  name: 'CON-1',
  owner: 'noor@example.com',
  creation: now,
  modified: now,
  modified_by: 'noor@example.com',
  docstatus: 0,
  idx: 0,
  user: 'noor@example.com',
  title: title('Audit'),
  party_name: title('Client'),
  rfq: null,
  start_date: '2026-01-01',
  end_date: '2026-12-31',
  status: 'Unsigned',
  fulfilment_status: 'Unfulfilled',
  is_signed: 0,
  signed_on: null,
  currency: 'SAR',
  contract_value: 200,
  invoiced_amount: 0,
  paid_amount: 0,
  next_action: 'Sign',
  next_milestone: title('M-1'),
  next_milestone_due: '2026-01-01',
  contract_template: null,
  contract_terms: title('Terms'),
  price_basis: 'Fixed',
  rate: null,
  quantity: null,
  payment_terms_days: 30,
  notice_period_days: 30,
  signee: title('Noor'),
  signee_company: null,
  signed_by_company: null,
  amended_from: null,
  milestones: [milestone('M-1', 'Pending'), milestone('M-2', 'Pending')],
  documents: [],
  signatures,
  timeline: [],
  signature: null,
  refusal: null,
  ending: null,
};

export const facts = {
  signer_name: 'Noor Haddad',
  signed_on: now,
  language: 'en',
  terms_hash: 'hash',
  terms: 'Terms',
} as const;
export const active: ContractRow = {
  ...unsigned,
  status: 'Active',
  next_action: 'Deliver',
  signature: facts,
  milestones: [milestone('M-1', 'In Progress'), milestone('M-2', 'Pending')],
};
