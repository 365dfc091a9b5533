/** What needs a candidate, from the lists that the product has, and the money of each currency. */
import { roundedSum } from '../fields/number-in.ts';
import type { ContractRow } from '../records/contract.ts';
import type { Invoice } from '../records/invoice.ts';
import type { JobRequest } from '../records/job-request.ts';
import { siteTime } from '../site-time.ts';
import type { MyStatus } from '../statuses.ts';
import { isDeliveryDue, needsChanges, needsSignature } from './contract-rules.ts';
import { isCounted, isOverdue } from './invoice-rules.ts';
import { byMatch, canRespond, deadlineIn } from './request-rules.ts';

export type NeedKind = 'sign' | 'deliver' | 'change' | 'continue' | 'answer' | 'overdue';

/** One thing that needs the candidate. */
export interface Need {
  readonly kind: NeedKind;
  /** The name of the record. */
  readonly name: string;
  readonly title: string;
  /** The person or company on the other side; `null` where it is withheld. */
  readonly party: string | null;
  /** When it is due, as on the wire; `null` without a time. */
  readonly due: string | null;
}

interface Records {
  readonly contracts: readonly ContractRow[];
  readonly requests: readonly JobRequest[];
  readonly invoices: readonly Invoice[];
  /** The names of the requests for which this browser has an unfinished quotation. */
  readonly drafts: readonly string[];
}

/** How far ahead the end of a request is listed, in hours. */
const closingHours = 72;

/**
 * What needs the candidate, most urgent first: by the time at which it is or was due. What has no time is due now.
 * Overdue invoices, which wait for the client, come last: nothing of them is lost in the next hours.
 *
 * @param now in milliseconds
 */
export function needsOf({ contracts, requests, invoices, drafts }: Records, now: number): Need[] {
  const time = siteTime(now);
  const today = time.slice(0, 10);
  const begun = new Set([...drafts, ...requests.filter(isDraft).map(({ name }) => name)]);
  const urgency = ({ due }: Need): string => deadlineIn(due) ?? time;
  const mostUrgentFirst = (a: Need, b: Need) => (urgency(a) < urgency(b) ? -1 : urgency(a) > urgency(b) ? 1 : 0);
  const own = [
    ...contracts.filter(needsSignature).map((contract) => ofContract('sign', contract, null)),
    ...contracts
      .filter((contract) => isDeliveryDue(contract, today))
      .map((contract) => ofContract(deliveryKind(contract), contract, contract.next_milestone_due)),
    ...requests
      .filter((request) => begun.has(request.name) && canRespond(request, time))
      .map((request) => ofRequest('continue', request)),
    ...requests
      .filter((request) => !begun.has(request.name) && isClosing(request, now))
      .map((request) => ofRequest('answer', request)),
  ];
  const overdue = invoices.filter((invoice) => isOverdue(invoice, today)).map(ofInvoice);
  return [...own.sort(mostUrgentFirst), ...overdue.sort(mostUrgentFirst)];
}

/** A delivery that the client has returned is named as such. */
const deliveryKind = ({ next_milestone_status: status }: ContractRow): NeedKind =>
  needsChanges({ status }) ? 'change' : 'deliver';

/** Whether the server has an unfinished quotation. */
const isDraft = ({ my_status }: JobRequest): boolean => my_status === draft;

/** Whether a request that the candidate was invited to, or saved, closes within 72 hours. @param now in milliseconds */
function isClosing(request: JobRequest, now: number): boolean {
  const deadline = deadlineIn(request.valid_till);
  const isWanted = request.is_invited || request.is_saved;
  const isSoon = deadline !== null && deadline <= siteTime(now + closingHours * 60 * 60 * 1000);
  return isWanted && isSoon && canRespond(request, siteTime(now));
}

/** The open requests that match best. @param now on the site's clock */
export const bestMatches = (requests: readonly JobRequest[], now: string, count: number): JobRequest[] =>
  requests
    .filter((request) => canRespond(request, now))
    .sort(byMatch)
    .slice(0, count);

/** The sums of the invoices in one currency. `notDue` and `overdue` are what is outstanding. */
export interface CurrencyMoney {
  readonly currency: string;
  readonly invoiced: number;
  readonly paid: number;
  readonly notDue: number;
  readonly overdue: number;
}

/** The sums by currency, the largest number of invoices first. @param today YYYY-MM-DD, at the site */
export function moneyOf(invoices: readonly Invoice[], today: string): CurrencyMoney[] {
  const byCurrency = new Map<string, Invoice[]>();
  for (const invoice of invoices.filter(isCounted)) {
    if (!invoice.currency) continue;
    const rows = byCurrency.get(invoice.currency);
    if (rows) rows.push(invoice);
    else byCurrency.set(invoice.currency, [invoice]);
  }
  return [...byCurrency]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([currency, rows]) => {
      const late = rows.filter((row) => isOverdue(row, today));
      const overdue = sumOf(late, ({ outstanding_amount }) => outstanding_amount);
      const outstanding = sumOf(rows, ({ outstanding_amount }) => outstanding_amount);
      return {
        currency,
        invoiced: sumOf(rows, ({ grand_total }) => grand_total),
        paid: sumOf(rows, ({ paid_amount }) => paid_amount),
        notDue: roundedSum(outstanding - overdue),
        overdue,
      };
    });
}

const sumOf = (rows: readonly Invoice[], amountOf: (row: Invoice) => number | null): number =>
  roundedSum(rows.reduce((sum, row) => sum + (amountOf(row) ?? 0), 0));

const ofContract = (kind: NeedKind, { name, title, party_name }: ContractRow, due: string | null): Need => ({
  kind,
  name,
  title,
  party: party_name,
  due,
});

const ofInvoice = ({ name, customer_name, due_date }: Invoice): Need => ({
  kind: 'overdue',
  name,
  title: name,
  party: customer_name,
  due: due_date,
});

const ofRequest = (kind: NeedKind, { name, job_title, client_name, valid_till }: JobRequest): Need => ({
  kind,
  name,
  title: job_title,
  party: client_name,
  due: valid_till,
});

const draft: MyStatus = 'Draft';
