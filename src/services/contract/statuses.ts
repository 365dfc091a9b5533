/** The values that the wire's status fields take. A screen shows any other value as it is. */

export const requestStatuses = [
  'Open',
  'Shortlisting',
  'On Hold',
  'Awarded',
  'Closed',
  'Cancelled',
  'Expired',
] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** The candidate's own status of a request. */
export const myStatuses = [
  'None',
  'Draft',
  'Submitted',
  'Shortlisted',
  'Won',
  'Not Selected',
  'Declined',
  'Withdrawn',
] as const;
export type MyStatus = (typeof myStatuses)[number];

/** What counts for how well a candidate matches a request. */
export const matchParts = ['Skills', 'Languages', 'Experience', 'Region', 'Rate'] as const;
export type MatchPart = (typeof matchParts)[number];

export const workModes = ['On-site', 'Hybrid', 'Remote'] as const;
export type WorkMode = (typeof workModes)[number];

/** The types of answers to a request's questions. */
export const answerTypes = ['Text', 'Yes/No', 'Number', 'File'] as const;
export type AnswerType = (typeof answerTypes)[number];

export const quotationStatuses = ['Draft', 'Submitted', 'Shortlisted', 'Accepted', 'Rejected', 'Withdrawn'] as const;
export type QuotationStatus = (typeof quotationStatuses)[number];

export const contractStatuses = [
  'Unsigned',
  'On Hold',
  'Active',
  'Inactive',
  'Completed',
  'Terminated',
  'Cancelled',
] as const;
export type ContractStatus = (typeof contractStatuses)[number];

export const fulfilmentStatuses = ['N/A', 'Unfulfilled', 'Partially Fulfilled', 'Fulfilled', 'Lapsed'] as const;
export type FulfilmentStatus = (typeof fulfilmentStatuses)[number];

export const contractActions = ['Sign', 'Deliver', 'Wait', 'None'] as const;
export type ContractAction = (typeof contractActions)[number];

export const milestoneStatuses = [
  'Pending',
  'In Progress',
  'Submitted',
  'Changes Requested',
  'Approved',
  'Invoiced',
  'Paid',
  'Disputed',
  'Cancelled',
] as const;
export type MilestoneStatus = (typeof milestoneStatuses)[number];

export const signatureStatuses = ['Waiting', 'Ready', 'Signed', 'Declined'] as const;
export type SignatureStatus = (typeof signatureStatuses)[number];

export const partyNames = ['Candidate', 'Network', 'Client'] as const;
export type PartyName = (typeof partyNames)[number];

export const documentTypes = ['Agreement', 'SOW', 'NDA', 'Amendment', 'Deliverable'] as const;
export type DocumentType = (typeof documentTypes)[number];

export const invoiceStatuses = [
  'Draft',
  'Submitted',
  'Unpaid',
  'Partly Paid',
  'Overdue',
  'Paid',
  'Return',
  'Credit Note Issued',
  'Cancelled',
] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** What a notification is about. */
export const notificationKinds = [
  'Request Invited',
  'Quotation Shortlisted',
  'Quotation Won',
  'Contract To Sign',
  'Contract Signed',
  'Changes Requested',
  'Milestone Accepted',
  'Invoice Paid',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const profileStatuses = ['Draft', 'Submitted', 'Under Review', 'Approved', 'Rejected', 'Suspended'] as const;
export type ProfileStatus = (typeof profileStatuses)[number];
