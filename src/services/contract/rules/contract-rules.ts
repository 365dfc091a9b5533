/** What the statuses of a contract, its milestones and its signatures mean. The names follow ERPNext's Contract. */
import type { ContractAction, FulfilmentStatus, MilestoneStatus, SignatureStatus } from '../statuses.ts';
import { statusSet } from './status-set.ts';

interface Row {
  readonly status: string | null;
}

interface Acting {
  readonly next_action: string | null;
}

/** Whether the client has accepted a milestone, or no longer wants it. */
export const isAcceptedMilestone = ({ status }: Row): boolean => accepted.has(status);

/** Whether a signature is still to be given. */
export const isAwaitedSignature = ({ status }: Row): boolean => awaited.has(status);

/** Whether the contract waits for the candidate's own signature. */
export const needsSignature = ({ next_action }: Acting): boolean => next_action === sign;

/** Whether the candidate is to deliver a milestone. */
export const needsDelivery = ({ next_action }: Acting): boolean => next_action === deliver;

/** Whether the contract waits for anybody. */
export const hasNextAction = ({ next_action }: Acting): boolean => (next_action ?? none) !== none;

/** Whether the contract waits for the candidate. */
export const waitsOnCandidate = (contract: Acting): boolean => needsSignature(contract) || needsDelivery(contract);

/** Whether anything is to be fulfilled under the contract. */
export const hasFulfilment = ({ fulfilment_status }: { readonly fulfilment_status: string | null }): boolean =>
  (fulfilment_status ?? notApplicable) !== notApplicable;

const notApplicable: FulfilmentStatus = 'N/A';
const none: ContractAction = 'None';
const sign: ContractAction = 'Sign';
const deliver: ContractAction = 'Deliver';
const accepted = statusSet<MilestoneStatus>('Approved', 'Invoiced', 'Paid', 'Cancelled');
const awaited = statusSet<SignatureStatus>('Waiting', 'Ready');
