import type { MessageId } from '../messages.tsx';
import type { Statuses } from '../record/status-chip.tsx';

export const contractStatuses: Statuses = {
  Unsigned: { tone: 'warning', message: 'contract_status_unsigned' },
  'On Hold': { tone: 'warning', message: 'contract_status_on_hold' },
  Active: { tone: 'active', message: 'contract_status_active' },
  Inactive: { tone: 'neutral', message: 'contract_status_inactive' },
  Completed: { tone: 'success', message: 'contract_status_completed' },
  Terminated: { tone: 'danger', message: 'contract_status_terminated' },
  Cancelled: { tone: 'danger', message: 'contract_status_cancelled' },
};

export const fulfilments: Readonly<Record<string, MessageId>> = {
  Unfulfilled: 'fulfilment_unfulfilled',
  'Partially Fulfilled': 'fulfilment_partially_fulfilled',
  Fulfilled: 'fulfilment_fulfilled',
  Lapsed: 'fulfilment_lapsed',
};

export const milestoneStatuses: Statuses = {
  Pending: { tone: 'neutral', message: 'milestone_status_pending' },
  'In Progress': { tone: 'active', message: 'milestone_status_in_progress' },
  Submitted: { tone: 'active', message: 'milestone_status_submitted' },
  'Changes Requested': { tone: 'warning', message: 'milestone_status_changes_requested' },
  Approved: { tone: 'success', message: 'milestone_status_approved' },
  Invoiced: { tone: 'active', message: 'milestone_status_invoiced' },
  Paid: { tone: 'success', message: 'milestone_status_paid' },
  Disputed: { tone: 'danger', message: 'milestone_status_disputed' },
  Cancelled: { tone: 'danger', message: 'milestone_status_cancelled' },
};

export const signatureStatuses: Statuses = {
  Waiting: { tone: 'neutral', message: 'signature_status_waiting' },
  Ready: { tone: 'warning', message: 'signature_status_ready' },
  Signed: { tone: 'success', message: 'signature_status_signed' },
  Declined: { tone: 'danger', message: 'signature_status_declined' },
};

export const parties: Readonly<Record<string, MessageId>> = {
  Candidate: 'party_candidate',
  Network: 'party_network',
  Client: 'party_client',
};

export const documentTypes: Readonly<Record<string, MessageId>> = {
  Agreement: 'document_agreement',
  SOW: 'document_sow',
  NDA: 'document_nda',
  Amendment: 'document_amendment',
  Deliverable: 'document_deliverable',
};

/** What a contract waits for; `None` is not among them. */
export const nextActions: Readonly<Record<string, MessageId>> = {
  Sign: 'next_sign',
  Deliver: 'next_deliver',
  Wait: 'next_wait_client',
};
