import { standardPaymentDays } from '../../../../src/services/contract/rules/contract-rules.ts';
import type { FulfilmentStatus, MilestoneStatus } from '../../../../src/services/contract/statuses.ts';
import { nextAction } from '../../../contract/contract-row.ts';
import type { contracts } from '../../schema/contract.ts';
import type { Milestone } from '../../schema/rows.ts';
import type { Clock } from './clock.ts';
import { deliveriesOf } from './contract-deliveries.ts';
import { documentsOf, signaturesOf, termsOf, timelineOf } from './contract-papers.ts';
import { type ContractPlan, drawnUp } from './contract-plans.ts';
import { document, inSeries } from './document.ts';
import type { SeededRequest } from './job-requests.ts';
import { rounded, sum } from './money.ts';

export type ContractRow = typeof contracts.$inferInsert;
type InvoiceSum = {
  contract: string;
  milestone: string | null;
  name: string;
  net: number;
  gross: number;
  paid: number;
};

/** A contract without the sums of its invoices. */
export function draftContract(
  plan: ContractPlan,
  seeded: SeededRequest,
  number: number,
  clock: Clock,
  user: string,
): ContractRow {
  const { client, request } = seeded;
  const start = clock.day(plan.starts);
  const name = inSeries('CON', clock.day(drawnUp(plan)), number);
  const isSigned = plan.status !== 'Unsigned';
  const signed = isSigned ? clock.time(plan.starts - 5, 11, 25) : null;
  const currency = client.currency;
  return {
    ...document(name, clock.time(drawnUp(plan) + 1, 10), clock.time(Math.min(plan.starts + 20, -1), 14, 5)),
    docstatus: isSigned ? 1 : 0,
    user,
    title: request.job_title,
    party_name: client.name,
    rfq: request.name,
    start_date: start,
    end_date: clock.day(plan.starts + plan.spacing * plan.amounts.length),
    status: plan.status,
    fulfilment_status: fulfilmentOf(plan),
    is_signed: isSigned ? 1 : 0,
    signed_on: signed,
    currency,
    contract_value: sum(plan.amounts, currency),
    invoiced_amount: 0,
    paid_amount: 0,
    next_action: 'None',
    contract_template: 'Standard Services',
    contract_terms: termsOf(client),
    price_basis: 'Fixed price',
    payment_terms_days: standardPaymentDays,
    notice_period_days: plan.amounts.length > 4 ? 30 : 14,
    signee: { en: "Noura Al-Sa'doun", ar: 'نورة السعدون' },
    signee_company: { en: 'Independent consultant', ar: 'مستشارة مستقلة' },
    signed_by_company: isSigned ? { en: 'SG Network', ar: 'شبكة SG' } : null,
    milestones: milestonesOf(plan, seeded, name, clock),
    documents: documentsOf(plan, name, clock),
    signatures: signaturesOf(plan, client, name, signed),
    timeline: timelineOf(plan, client, clock),
  };
}

/** The contract with the sums of its invoices before tax, and with its next action. */
export function settleContract(contract: ContractRow, invoices: readonly InvoiceSum[]): ContractRow {
  const own = invoices.filter((invoice) => invoice.contract === contract.name);
  const { currency } = contract;
  const milestones = contract.milestones.map((milestone): Milestone => {
    const invoice = own.findLast((candidate) => candidate.milestone === milestone.name);
    if (invoice === undefined || milestone.status !== 'Invoiced') return milestone;
    const status = invoice.paid >= invoice.gross ? 'Paid' : 'Invoiced';
    return { ...milestone, invoice: invoice.name, status };
  });
  const next = milestones.find(({ status }) => openStatuses.includes(status));
  const isRunning = contract.status === 'Active' || contract.status === 'Unsigned';
  return {
    ...contract,
    milestones,
    invoiced_amount: sum(
      own.map(({ net }) => net),
      currency,
    ),
    paid_amount: sum(
      own.map(({ paid, net, gross }) => rounded((paid * net) / gross, currency)),
      currency,
    ),
    next_action: nextAction({ status: contract.status, signature: null }, next),
    next_milestone: isRunning ? (next?.title ?? null) : null,
    next_milestone_due: isRunning ? (next?.due_date ?? null) : null,
  };
}

const openStatuses = ['Pending', 'In Progress', 'Submitted', 'Changes Requested'];

function fulfilmentOf({ status, invoiced }: ContractPlan): FulfilmentStatus {
  if (status === 'Completed') return 'Fulfilled';
  if (status === 'Terminated') return 'Lapsed';
  return invoiced > 0 ? 'Partially Fulfilled' : 'Unfulfilled';
}

function milestonesOf(
  plan: ContractPlan,
  { theme, client }: SeededRequest,
  contract: string,
  clock: Clock,
): Milestone[] {
  return plan.amounts.map((amount, at) => {
    const [en, ar] = stepOf(theme.deliverables, at, plan.amounts.length);
    return {
      name: `${contract}-M${at + 1}`,
      title: { en, ar },
      description: at === 0 ? { en: theme.need[0], ar: theme.need[1] } : null,
      due_date: clock.day(plan.starts + plan.spacing * (at + 1)),
      amount: rounded(amount, client.currency),
      status: milestoneStatus(plan, at),
      invoice: null,
      deliveries: deliveriesOf(`${contract}-M${at + 1}`, milestoneStatus(plan, at), clock),
    };
  });
}

function milestoneStatus(plan: ContractPlan, at: number): MilestoneStatus {
  if (at < plan.invoiced) return 'Invoiced';
  if (plan.status === 'Terminated') return 'Cancelled';
  const begun = plan.next === 'Approved' ? plan.invoiced + 1 : plan.invoiced;
  if (plan.status === 'Unsigned' || plan.status === 'On Hold' || at > begun) return 'Pending';
  return at === plan.invoiced ? (plan.next ?? 'In Progress') : 'In Progress';
}

/** The first step is the inception report, the last the handover; the theme's deliverables are between them. */
function stepOf(
  deliverables: SeededRequest['theme']['deliverables'],
  at: number,
  steps: number,
): readonly [string, string] {
  if (at === 0) return ['Inception report', 'التقرير الاستهلالي'];
  if (at === steps - 1) return ['Handover and closing report', 'التسليم والتقرير الختامي'];
  const found = deliverables[(at - 1) % deliverables.length] ?? ['Progress report', 'تقرير سير العمل'];
  return at > deliverables.length ? [`${found[0]}: second edition`, `${found[1]}: الإصدار الثاني`] : found;
}
