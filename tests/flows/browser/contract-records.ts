/** The contracts of the paths, as the server sends them before and after each act. */
import { daysAfter, siteDay } from '../../../src/services/contract/site-time.ts';

const before = { modified: '2026-03-01 09:00:00' };
/** The time of an act, which the reply to the act has too. */
const after = { modified: '2026-03-01 10:00:00' };

/** The names and titles of the contracts. */
const titles = { 'CON-1': 'A study', 'CON-2': 'A review' } as const;
export type ContractName = keyof typeof titles;

/** A contract as the server sends it. */
export interface ContractWire extends Readonly<Record<string, unknown>> {
  readonly name: ContractName;
  readonly title: string;
}

export const titleOf = (name: ContractName): string => titles[name];

const signatures = (status: string) => [
  { name: 'S1', party: 'Candidate', signing_order: 1, status, signer_name: 'Noura Ali' },
  { name: 'S2', party: 'Network', signing_order: 2, status: 'Waiting', signer_name: 'Ahmed Hassan' },
];

const contract = (name: ContractName) => ({
  ...before,
  name,
  title: titles[name],
  party_name: 'Wadi Water',
  currency: 'SAR',
  contract_value: 30_000,
  notice_period_days: 30,
  contract_terms: '<p>The consultant delivers a study. The client pays within thirty days.</p>',
});

export const toSign = (name: ContractName): ContractWire => ({
  ...contract(name),
  status: 'Unsigned',
  next_action: 'Sign',
  signatures: signatures('Ready'),
});

export const withOtherTerms: ContractWire = {
  ...toSign('CON-1'),
  contract_terms: '<p>The consultant delivers a study. The client pays within sixty days.</p>',
};

export const signed: ContractWire = {
  ...toSign('CON-1'),
  ...after,
  next_action: 'Wait',
  signatures: signatures('Signed'),
  signature: { signer_name: 'Noura Ali', signed_on: after.modified, language: 'en', terms_hash: '', terms: '' },
};

export const declined: ContractWire = {
  ...toSign('CON-1'),
  ...after,
  status: 'Cancelled',
  next_action: 'None',
  signatures: signatures('Declined'),
  refusal: { reason: 'Dates', note: null, declined_on: after.modified },
};

const milestone = { name: 'M1', title: 'A report', amount: 30_000, status: 'In Progress', deliveries: [] };

export const toDeliver: ContractWire = {
  ...contract('CON-1'),
  status: 'Active',
  next_action: 'Deliver',
  next_milestone: milestone.title,
  signatures: signatures('Signed'),
  milestones: [milestone],
};

/** Within the notice period of these contracts. */
export const dayWithinNotice = daysAfter(siteDay(Date.now()), 5);

/** The reply to an act. */
export const replyTo = ({ name, status, next_action, modified }: ContractWire) => ({
  name,
  status,
  next_action,
  modified,
});
