import { daysAfter } from '../../../../src/services/contract/site-time.ts';
import type { NotificationKind } from '../../../../src/services/contract/statuses.ts';
import type { contracts } from '../../schema/contract.ts';
import type { invoices } from '../../schema/invoice.ts';
import type { notifications } from '../../schema/notification.ts';
import type { StoredText } from '../../schema/rows.ts';
import type { SeededRequest } from './job-requests.ts';

interface Records {
  readonly requests: readonly SeededRequest[];
  readonly contracts: readonly (typeof contracts.$inferInsert)[];
  readonly invoices: readonly (typeof invoices.$inferInsert)[];
}

interface Happened {
  readonly kind: NotificationKind;
  readonly reference: string;
  readonly subject: StoredText;
  /** When it happened, by the record that it is about. */
  readonly creation: string;
}

/** The candidate's newest notifications, oldest first: they state what the other records show. */
export function makeNotifications({ requests, contracts, invoices }: Records, user: string) {
  const signed = contracts
    .filter(({ is_signed, status }) => is_signed === 1 && status === 'Active')
    .slice(-1)
    .map((each) => aboutContract('Contract Signed', each, each.signed_on));
  const toSign = contracts
    .filter(({ next_action }) => next_action === 'Sign')
    .slice(0, 1)
    .map((each) => aboutContract('Contract To Sign', each, each.creation));
  const paid = invoices
    .filter(({ status }) => status === 'Paid')
    .sort((a, b) => ((a.paid_on ?? '') < (b.paid_on ?? '') ? 1 : -1))
    .slice(0, 1)
    .map(
      ({ name, modified }): Happened => ({ kind: 'Invoice Paid', reference: name, subject: name, creation: modified }),
    );
  const shortlisted = requests
    .filter(({ response }) => response.my_status === 'Shortlisted')
    .slice(0, 2)
    .map((each) => aboutRequest('Quotation Shortlisted', each, afterSubmission(each)));
  const invited = requests
    .filter(({ request: { status }, response }) => status === 'Open' && response.is_invited === 1)
    .slice(0, 2)
    .map((each) => aboutRequest('Request Invited', each, each.request.creation));
  const happened = [...signed, ...paid, ...shortlisted, ...toSign, ...invited].sort((a, b) =>
    a.creation < b.creation ? -1 : 1,
  );
  return happened.map((each, at): typeof notifications.$inferInsert => ({
    ...each,
    name: `NOTE-${at + 1}`,
    user,
    position: at + 1,
    read_on: happened.length - at > unreadCount ? each.creation : null,
  }));
}

const unreadCount = 3;

const aboutContract = (
  kind: NotificationKind,
  { name, title, creation }: Records['contracts'][number],
  time: string | null | undefined,
): Happened => ({ kind, reference: name, subject: title, creation: time ?? creation });

const aboutRequest = (
  kind: NotificationKind,
  { request: { name, job_title } }: SeededRequest,
  creation: string,
): Happened => ({ kind, reference: name, subject: job_title, creation });

/** The client takes some days. */
function afterSubmission({ request, response: { quotation } }: SeededRequest): string {
  const submitted = quotation?.submitted_on ?? request.creation;
  return `${daysAfter(submitted.slice(0, 10), 4)} 11:00:00`;
}
