import type { InvoiceStatus } from '../../../../src/services/contract/statuses.ts';
import type { Bilingual } from '../../../bilingual.ts';
import { sellerFor } from '../../../invoice/find-seller.ts';
import { invoiceValues } from '../../../invoice/invoice-values.ts';
import type { invoices } from '../../schema/invoice.ts';
import { companyRows } from '../companies.ts';
import type { Clock } from './clock.ts';
import { contractPlans } from './contract-plans.ts';
import type { ContractRow } from './contracts.ts';
import { customerOf } from './customers.ts';
import { document, inSeries } from './document.ts';
import { rounded } from './money.ts';

export type InvoiceRow = typeof invoices.$inferInsert;

interface Plan {
  readonly contract: ContractRow | null;
  readonly milestone: string | null;
  readonly title: Bilingual;
  readonly net: number;
  readonly posted: number;
  readonly status: InvoiceStatus;
  /** The fraction of the amount that has been paid. */
  readonly paid: number;
  readonly isReturn?: boolean;
}

const firstNumber = 118;
const termDays = 30;

/** The candidate's invoices: one for each milestone that has been invoiced, and the exceptions. Oldest first. */
export function makeInvoices(contracts: readonly ContractRow[], clock: Clock, user: string): InvoiceRow[] {
  const regular = contracts.flatMap((contract, at) => plansOf(contract, at));
  const plans = [...regular, ...exceptions(contracts)].sort((one, other) => one.posted - other.posted);
  const rows = plans.map((plan, at) => invoiceOf(plan, firstNumber + at * 3, clock, user));
  const credited = rows.find(({ status }) => status === 'Credit Note Issued');
  return rows.map((row) => (row.is_return === 1 ? { ...row, return_against: credited?.name ?? null } : row));
}

function plansOf(contract: ContractRow, at: number): Plan[] {
  const plan = contractPlans[at];
  if (plan === undefined) return [];
  return contract.milestones.slice(0, plan.invoiced).map((milestone, step) => {
    const posted = plan.starts + plan.spacing * (step + 1) + 4;
    const isLast = step === plan.invoiced - 1 && plan.status !== 'Completed';
    const [status, paid] = isLast ? (latest[plan.rfq] ?? settled) : settled;
    const { name, title, amount } = milestone;
    return { contract, milestone: name, title: titleOf(title), net: amount, posted, status, paid };
  });
}

const settled = ['Paid', 1] as const;

/** The status of the newest invoice of an unfinished contract, by the contract's request. */
const latest: Record<number, readonly [status: InvoiceStatus, paid: number]> = {
  56: ['In Dispute' as InvoiceStatus, 0], // an unknown status, which the pages must display unchanged
  46: ['Overdue', 0],
  42: ['Overdue', 0],
  38: ['Partly Paid', 0.5],
  34: ['Partly Paid', 0.4],
  30: ['Unpaid', 0],
  26: ['Submitted', 0],
};

const titleOf = (title: Bilingual): Bilingual => ({ en: `Milestone: ${title.en}`, ar: `مرحلة: ${title.ar}` });

/** A credited invoice with its credit note, a cancelled one, a draft, and one without a contract. */
function exceptions(contracts: readonly ContractRow[]): Plan[] {
  const of = (rfq: number): ContractRow | null =>
    contracts[contractPlans.findIndex((plan) => plan.rfq === rfq)] ?? null;
  const credited = { contract: of(62), milestone: null, net: 8_800, paid: 0 };
  const draft = of(38)?.milestones[3];
  return [
    {
      ...credited,
      title: { en: 'Closing report, issued in error', ar: 'التقرير الختامي، صدرت بالخطأ' },
      posted: -404,
      status: 'Credit Note Issued',
    },
    {
      ...credited,
      title: { en: 'Credit note for the closing report', ar: 'إشعار دائن عن التقرير الختامي' },
      net: -8_800,
      posted: -401,
      status: 'Return',
      isReturn: true,
    },
    {
      contract: of(65),
      milestone: null,
      title: { en: 'Travel expenses, first visit' },
      net: 3_180.5,
      posted: -533,
      status: 'Cancelled',
      paid: 0,
    },
    {
      contract: of(38),
      milestone: draft?.name ?? null,
      title: titleOf(draft?.title ?? {}),
      net: draft?.amount ?? 0,
      posted: -3,
      status: 'Draft',
      paid: 0,
    },
    {
      contract: null,
      milestone: null,
      title: { ar: 'ورشة عمل ليوم واحد في إدارة التغيير' },
      net: 6_500,
      posted: -212,
      status: 'Paid',
      paid: 1,
    },
  ];
}

function invoiceOf(plan: Plan, number: number, clock: Clock, user: string): InvoiceRow {
  const currency = plan.contract?.currency ?? 'SAR';
  const day = clock.day(plan.posted);
  const issued_on = `${day} 10:30:00`;
  const buyer = customerOf(plan.contract?.party_name ?? { en: 'Qimam University', ar: 'جامعة قمم' });
  const values = invoiceValues({
    seller: sellerFor(buyer, companyRows),
    buyer,
    consultant: { en: "Noura Al-Sa'doun", ar: 'نورة السعدون' },
    title: plan.title,
    quantity: 1,
    unit_price: rounded(plan.net, currency),
    currency,
    supply_date: clock.day(plan.posted - 4),
    issued_on,
  });
  const { grand_total } = values;
  const paid_amount = rounded(grand_total * plan.paid, currency);
  const isOwed = !['Draft', 'Cancelled', 'Credit Note Issued', 'Return'].includes(plan.status);
  const paidOn = plan.paid === 1 ? clock.day(plan.posted + termDays - 3) : null;
  return {
    ...document(inSeries('SINV', day, number), issued_on, `${paidOn ?? day} 12:00:00`),
    docstatus: plan.status === 'Draft' ? 0 : plan.status === 'Cancelled' ? 2 : 1,
    user,
    contract: plan.contract?.name ?? null,
    milestone: plan.milestone,
    company: 'SG',
    posting_date: day,
    due_date: clock.day(plan.posted + termDays),
    ...values,
    paid_amount,
    outstanding_amount: isOwed ? rounded(grand_total - paid_amount, currency) : 0,
    status: plan.status,
    expected_payment_date: isOwed && plan.paid < 1 ? clock.day(plan.posted + termDays + 7) : null,
    paid_on: paidOn,
    payment_reference: paidOn === null ? null : `TRF-${paidOn.replaceAll('-', '')}-${number}`,
    pdf_url: null,
    is_return: plan.isReturn ? 1 : 0,
    return_against: null,
  };
}
