import type { NotificationKind } from '../../../../src/services/contract/statuses.ts';
import type { contracts } from '../../schema/contract.ts';
import type { invoices } from '../../schema/invoice.ts';
import type { notifications } from '../../schema/notification.ts';
import type { StoredText } from '../../schema/rows.ts';
import type { Clock } from './clock.ts';
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
}

/** The candidate's newest notifications, oldest first: they state what the other records show. */
export function makeNotifications({ requests, contracts, invoices }: Records, clock: Clock, user: string) {
  const request = (kind: NotificationKind, isMeant: (each: SeededRequest) => boolean): Happened[] =>
    requests
      .filter(isMeant)
      .slice(0, 2)
      .map(({ request: { name, job_title } }) => ({ kind, reference: name, subject: job_title }));
  const contract = (kind: NotificationKind, isMeant: (each: Records['contracts'][number]) => boolean): Happened[] =>
    contracts
      .filter(isMeant)
      .slice(0, 1)
      .map(({ name, title }) => ({ kind, reference: name, subject: title }));
  const paid = invoices
    .filter(({ status }) => status === 'Paid')
    .sort((a, b) => ((a.paid_on ?? '') < (b.paid_on ?? '') ? 1 : -1))
    .slice(0, 1)
    .map(({ name }): Happened => ({ kind: 'Invoice Paid', reference: name, subject: name }));
  const happened = [
    ...contract('Contract Signed', ({ is_signed, status }) => is_signed === 1 && status === 'Active'),
    ...paid,
    ...request('Quotation Shortlisted', ({ response }) => response.my_status === 'Shortlisted'),
    ...contract('Contract To Sign', ({ next_action }) => next_action === 'Sign'),
    ...request(
      'Request Invited',
      ({ request: { status }, response }) => status === 'Open' && response.is_invited === 1,
    ),
  ];
  return happened.map((each, at): typeof notifications.$inferInsert => {
    const fromEnd = happened.length - at;
    const creation =
      fromEnd > hoursAgo.length ? clock.time(-fromEnd, 10) : clock.hoursFromNow(-(hoursAgo[fromEnd - 1] ?? 0));
    const read_on = fromEnd > unreadCount ? creation : null;
    return { ...each, name: `NOTE-${at + 1}`, user, position: at + 1, creation, read_on };
  });
}

/** The ages of the newest, newest first; older ones are from a day each. */
const hoursAgo = [2, 5, 20];

const unreadCount = 3;
