/**
 * The meaning of the statuses of a contract, its milestones and its signatures. The names follow ERPNext's Contract.
 */
import { daysAfter } from '../site-time.ts';
import type {
  ContractAction,
  ContractStatus,
  FulfilmentStatus,
  MilestoneStatus,
  PartyName,
  SignatureStatus,
} from '../statuses.ts';
import { statusSet } from './status-set.ts';

interface Row {
  readonly status: string | null;
}

interface Acting {
  readonly next_action: string | null;
}

/** The days after its date until an invoice of the standard contract is due. */
export const standardPaymentDays = 30;

/** Whether nothing is left to do for a milestone before its contract is complete: it is accepted or cancelled. */
export const isClosedMilestone = ({ status }: Row): boolean => closed.has(status);

/** Whether the client has accepted a milestone, which is or will be paid. */
export const isPayableMilestone = ({ status }: Row): boolean => payable.has(status);

/** Whether a signature is missing. */
export const isAwaitedSignature = ({ status }: Row): boolean => awaited.has(status);

/** Whether the candidate has to sign. */
export const needsSignature = ({ next_action }: Acting): boolean => next_action === sign;

/** Whether the candidate has to deliver a milestone. */
export const needsDelivery = ({ next_action }: Acting): boolean => next_action === deliver;

/**
 * Whether a milestone is to be delivered within two weeks, its day has passed, or the client waits for changes to it.
 *
 * @param today YYYY-MM-DD, at the site
 */
export function isDeliveryDue(contract: Acting & NextMilestone, today: string): boolean {
  const { next_milestone_status: status, next_milestone_due: due } = contract;
  const isSoon = due === null || due.slice(0, 10) <= daysAfter(today, deliveryDays);
  return needsDelivery(contract) && (isSoon || needsChanges({ status }));
}

interface NextMilestone {
  readonly next_milestone_status: string | null;
  readonly next_milestone_due: string | null;
}

/** How far ahead a delivery needs attention, in days. */
const deliveryDays = 14;

/** Whether the candidate has to sign or to deliver soon. @param today YYYY-MM-DD, at the site */
export const needsAttention = (contract: Acting & NextMilestone, today: string): boolean =>
  needsSignature(contract) || isDeliveryDue(contract, today);

/** Whether any party has to act. */
export const hasNextAction = ({ next_action }: Acting): boolean => (next_action ?? none) !== none;

/** Whether the candidate has to act. */
export const waitsOnCandidate = (contract: Acting): boolean => needsSignature(contract) || needsDelivery(contract);

/** Whether the contract has obligations to fulfil. */
export const hasFulfilment = ({ fulfilment_status }: { readonly fulfilment_status: string | null }): boolean =>
  (fulfilment_status ?? notApplicable) !== notApplicable;

/** Whether the candidate may sign, or decline to. */
export const canSign = (contract: Row & Acting): boolean => unsigned.has(contract.status) && needsSignature(contract);

/** The milestone that the candidate may deliver now: the first that is neither delivered nor accepted. */
export function milestoneToDeliver<M extends Row>(
  contract: Row & Acting & { readonly milestones: readonly M[] },
): M | undefined {
  return active.has(contract.status) && needsDelivery(contract) ? contract.milestones.find(isDeliverable) : undefined;
}

/** Whether the work of a milestone is not delivered, or has to be changed. */
export const isDeliverable = ({ status }: Row): boolean => deliverable.has(status);

/** Whether the client reviews a delivery. */
export const isDelivered = ({ status }: Row): boolean => delivered.has(status);

/** Whether the client asked for changes. */
export const needsChanges = ({ status }: Row): boolean => changesRequested.has(status);

/** Whether an accepted milestone waits for its invoice. */
export const awaitsInvoice = ({ status }: Row): boolean => approved.has(status);

/** Whether the invoice of a milestone waits for its payment. */
export const awaitsPayment = ({ status }: Row): boolean => invoiced.has(status);

/** Whether the contract is in force and may be ended. */
const isRunning = ({ status }: Row): boolean => running.has(status);

/** Whether the contract waits for signatures or is in force. */
export const isOpenContract = (contract: Row): boolean => unsigned.has(contract.status) || isRunning(contract);

/** Whether the candidate may ask to end the contract early. */
export const canAskToEnd = (contract: Row & { readonly ending: object | null }): boolean =>
  isRunning(contract) && contract.ending === null;

/**
 * The first day that may be the last one of a contract: after the notice period, and not before its start.
 *
 * @param today YYYY-MM-DD, at the site
 */
export function earliestLastDay({ notice_period_days, start_date }: Notice, today: string): string {
  const afterNotice = daysAfter(today, Math.min(Math.max(notice_period_days ?? 0, 0), maxNoticeDays));
  return start_date !== null && start_date > afterNotice ? start_date : afterNotice;
}

interface Notice {
  readonly notice_period_days: number | null;
  readonly start_date: string | null;
}

/** A longer notice period of the wire is a mistake, and its last day may be no date at all. */
const maxNoticeDays = 36_500;

/** Whether a contract can be ended on a day before it ends by itself. */
export const hasTimeToEnd = (contract: Notice & { readonly end_date: string | null }, today: string): boolean =>
  contract.end_date === null || earliestLastDay(contract, today) < contract.end_date;

/** Whether the network or the client acts next: its signature, review, invoice or payment is awaited. */
export function awaitsOthers(contract: Row & Acting & { readonly milestones: readonly Row[] }): boolean {
  if (unsigned.has(contract.status)) return !needsSignature(contract);
  const isUnpaid = contract.milestones.some((milestone) => awaitsInvoice(milestone) || awaitsPayment(milestone));
  return isUnpaid || (isRunning(contract) && contract.next_action === wait);
}

/** Whether a signature is the candidate's. */
export const isCandidate = ({ party }: { readonly party: string | null }): boolean => party === candidate;

const candidate: PartyName = 'Candidate';
const notApplicable: FulfilmentStatus = 'N/A';
const none: ContractAction = 'None';
const sign: ContractAction = 'Sign';
const deliver: ContractAction = 'Deliver';
const wait: ContractAction = 'Wait';
const unsigned = statusSet<ContractStatus>('Unsigned');
const active = statusSet<ContractStatus>('Active');
const running = statusSet<ContractStatus>('Active', 'On Hold');
const deliverable = statusSet<MilestoneStatus>('Pending', 'In Progress', 'Changes Requested');
const delivered = statusSet<MilestoneStatus>('Submitted');
const changesRequested = statusSet<MilestoneStatus>('Changes Requested');
const approved = statusSet<MilestoneStatus>('Approved');
const invoiced = statusSet<MilestoneStatus>('Invoiced');
const closed = statusSet<MilestoneStatus>('Approved', 'Invoiced', 'Paid', 'Cancelled');
const payable = statusSet<MilestoneStatus>('Approved', 'Invoiced', 'Paid');
const awaited = statusSet<SignatureStatus>('Waiting', 'Ready');
