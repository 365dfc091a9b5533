import type { Statuses } from '../list/status-chip.tsx';
import type { WordId } from '../words.tsx';

export const contractStatuses: Statuses = {
  Unsigned: { tone: 'warning', word: 'contract_status_unsigned' },
  'On Hold': { tone: 'warning', word: 'contract_status_on_hold' },
  Active: { tone: 'active', word: 'contract_status_active' },
  Inactive: { tone: 'neutral', word: 'contract_status_inactive' },
  Completed: { tone: 'success', word: 'contract_status_completed' },
  Terminated: { tone: 'danger', word: 'contract_status_terminated' },
  Cancelled: { tone: 'danger', word: 'contract_status_cancelled' },
};

export const fulfilments: Readonly<Record<string, WordId>> = {
  Unfulfilled: 'fulfilment_unfulfilled',
  'Partially Fulfilled': 'fulfilment_partially_fulfilled',
  Fulfilled: 'fulfilment_fulfilled',
  Lapsed: 'fulfilment_lapsed',
};

export const milestoneStatuses: Statuses = {
  Pending: { tone: 'neutral', word: 'milestone_status_pending' },
  'In Progress': { tone: 'active', word: 'milestone_status_in_progress' },
  Submitted: { tone: 'active', word: 'milestone_status_submitted' },
  'Changes Requested': { tone: 'warning', word: 'milestone_status_changes_requested' },
  Approved: { tone: 'success', word: 'milestone_status_approved' },
  Invoiced: { tone: 'active', word: 'milestone_status_invoiced' },
  Paid: { tone: 'success', word: 'milestone_status_paid' },
  Disputed: { tone: 'danger', word: 'milestone_status_disputed' },
  Cancelled: { tone: 'danger', word: 'milestone_status_cancelled' },
};

export const signatureStatuses: Statuses = {
  Waiting: { tone: 'neutral', word: 'signature_status_waiting' },
  Ready: { tone: 'warning', word: 'signature_status_ready' },
  Signed: { tone: 'success', word: 'signature_status_signed' },
  Declined: { tone: 'danger', word: 'signature_status_declined' },
};

export const parties: Readonly<Record<string, WordId>> = {
  Candidate: 'party_candidate',
  Network: 'party_network',
  Client: 'party_client',
};

export const documentTypes: Readonly<Record<string, WordId>> = {
  Agreement: 'document_agreement',
  SOW: 'document_sow',
  NDA: 'document_nda',
  Amendment: 'document_amendment',
  Deliverable: 'document_deliverable',
};

/** What a contract waits for; `None` is not among them. */
export const nextActions: Readonly<Record<string, WordId>> = {
  Sign: 'next_sign',
  Deliver: 'next_deliver',
  Wait: 'next_wait_client',
};
