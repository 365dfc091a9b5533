/**
 * The meaning of the statuses of a contract, its milestones and its signatures. The names follow ERPNext's Contract.
 */
import type { ContractAction, FulfilmentStatus, MilestoneStatus, SignatureStatus } from '../statuses.ts';
import { statusSet } from './status-set.ts';

interface Row {
  readonly status: string | null;
}

interface Acting {
  readonly next_action: string | null;
}

/** Whether the client has accepted or cancelled a milestone. */
export const isAcceptedMilestone = ({ status }: Row): boolean => accepted.has(status);

/** Whether a signature is missing. */
export const isAwaitedSignature = ({ status }: Row): boolean => awaited.has(status);

/** Whether the candidate has to sign. */
export const needsSignature = ({ next_action }: Acting): boolean => next_action === sign;

/** Whether the candidate has to deliver a milestone. */
export const needsDelivery = ({ next_action }: Acting): boolean => next_action === deliver;

/** Whether any party has to act. */
export const hasNextAction = ({ next_action }: Acting): boolean => (next_action ?? none) !== none;

/** Whether the candidate has to act. */
export const waitsOnCandidate = (contract: Acting): boolean => needsSignature(contract) || needsDelivery(contract);

/** Whether the contract has obligations to fulfil. */
export const hasFulfilment = ({ fulfilment_status }: { readonly fulfilment_status: string | null }): boolean =>
  (fulfilment_status ?? notApplicable) !== notApplicable;

const notApplicable: FulfilmentStatus = 'N/A';
const none: ContractAction = 'None';
const sign: ContractAction = 'Sign';
const deliver: ContractAction = 'Deliver';
const accepted = statusSet<MilestoneStatus>('Approved', 'Invoiced', 'Paid', 'Cancelled');
const awaited = statusSet<SignatureStatus>('Waiting', 'Ready');
