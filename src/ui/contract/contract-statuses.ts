import type {
  ContractAction,
  ContractStatus,
  DocumentType,
  FulfilmentStatus,
  MilestoneStatus,
  PartyName,
  SignatureStatus,
} from '../../services/contract/statuses.ts';
import type { MessageId, Translate } from '../messages.tsx';
import { knownMessage } from '../record/known-message.ts';
import type { Statuses } from '../record/status-chip.tsx';

type Messages<S extends string> = Readonly<Record<S, MessageId>>;

export const contractStatusChips = {
  Unsigned: { tone: 'warning', message: 'contract_status_unsigned' },
  'On Hold': { tone: 'warning', message: 'contract_status_on_hold' },
  Active: { tone: 'active', message: 'contract_status_active' },
  Inactive: { tone: 'neutral', message: 'contract_status_inactive' },
  Completed: { tone: 'success', message: 'contract_status_completed' },
  Terminated: { tone: 'danger', message: 'contract_status_terminated' },
  Cancelled: { tone: 'danger', message: 'contract_status_cancelled' },
} satisfies Statuses<ContractStatus>;

export const fulfilmentMessages = {
  Unfulfilled: 'fulfilment_unfulfilled',
  'Partially Fulfilled': 'fulfilment_partially_fulfilled',
  Fulfilled: 'fulfilment_fulfilled',
  Lapsed: 'fulfilment_lapsed',
} satisfies Messages<Exclude<FulfilmentStatus, 'N/A'>>;

export const milestoneStatusChips = {
  Pending: { tone: 'neutral', message: 'milestone_status_pending' },
  'In Progress': { tone: 'active', message: 'milestone_status_in_progress' },
  Submitted: { tone: 'active', message: 'milestone_status_submitted' },
  'Changes Requested': { tone: 'warning', message: 'milestone_status_changes_requested' },
  Approved: { tone: 'success', message: 'milestone_status_approved' },
  Invoiced: { tone: 'active', message: 'milestone_status_invoiced' },
  Paid: { tone: 'success', message: 'milestone_status_paid' },
  Disputed: { tone: 'danger', message: 'milestone_status_disputed' },
  Cancelled: { tone: 'danger', message: 'milestone_status_cancelled' },
} satisfies Statuses<MilestoneStatus>;

export const signatureStatusChips = {
  Waiting: { tone: 'neutral', message: 'signature_status_waiting' },
  Ready: { tone: 'warning', message: 'signature_status_ready' },
  Signed: { tone: 'success', message: 'signature_status_signed' },
  Declined: { tone: 'danger', message: 'signature_status_declined' },
} satisfies Statuses<SignatureStatus>;

/** What a screen reader reads for a signature without a date. */
export const absentDateMessages = {
  Waiting: 'not_signed',
  Ready: 'not_signed',
  Signed: 'not_given',
  Declined: 'not_signed',
} satisfies Messages<SignatureStatus>;

export const partyMessages = {
  Candidate: 'party_candidate',
  Network: 'party_network',
  Client: 'party_client',
} satisfies Messages<PartyName>;

export const documentTypeMessages = {
  Agreement: 'document_agreement',
  SOW: 'document_sow',
  NDA: 'document_nda',
  Amendment: 'document_amendment',
  Deliverable: 'document_deliverable',
} satisfies Messages<DocumentType>;

const actionMessages = {
  Sign: 'next_sign',
  Deliver: 'next_deliver',
  Wait: 'next_wait_client',
  None: 'next_nothing',
} satisfies Messages<ContractAction>;

/** The next action of a contract as text; an unknown action is shown as it is. */
export const actionMessage = (t: Translate, action: string | null): string | null =>
  knownMessage(t, actionMessages, action);
