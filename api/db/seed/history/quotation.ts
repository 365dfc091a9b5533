import type { MyStatus, QuotationStatus } from '../../../../src/services/contract/statuses.ts';
import type { jobRequests } from '../../schema/job-request.ts';
import type { Quotation } from '../../schema/rows.ts';
import type { Client } from './clients.ts';
import type { Clock } from './clock.ts';
import type { ContractPlan } from './contract-plans.ts';
import { rounded, sum, vatOf } from './money.ts';
import type { Theme } from './theme.ts';

interface QuotationInput {
  readonly request: typeof jobRequests.$inferInsert;
  readonly theme: Theme;
  readonly client: Client;
  readonly myStatus: MyStatus;
  /** The course of the contract that followed from the quotation, if it was won. */
  readonly plan: ContractPlan | undefined;
  readonly age: number;
  readonly clock: Clock;
}

const statuses: Partial<Record<MyStatus, QuotationStatus>> = {
  Draft: 'Draft',
  Submitted: 'Submitted',
  Shortlisted: 'Shortlisted',
  Won: 'Accepted',
  'Not Selected': 'Rejected',
  Withdrawn: 'Withdrawn',
};

/** The candidate's quotation for a request; `null` where the status has none. A contract has the terms of its quotation. */
export function quotationOf({ request, theme, client, myStatus, plan, age, clock }: QuotationInput): Quotation | null {
  const status = statuses[myStatus];
  if (status === undefined) return null;
  const { currency } = client;
  const { price_basis, quantity, rate } = plan ? agreedPrice(plan, currency) : quotedPrice(request, currency);
  const net_total = rounded(rate * quantity, currency);
  const taxes_and_charges = rounded((net_total * vatOf(currency)) / 100, currency);
  return {
    name: request.name.replace('RFQ', 'QTN'),
    rfq: request.name,
    status,
    currency,
    rate,
    price_basis,
    quantity,
    net_total,
    taxes_and_charges,
    tax: null,
    grand_total: rounded(net_total + taxes_and_charges, currency),
    available_from: plan ? clock.day(plan.starts) : (request.start_date ?? null),
    cover_note: {
      en: `I have led three assignments of this kind in the region. For the ${theme.title[0].toLowerCase()} I would begin with a week of interviews and agree the measures with you before drafting.`,
      ar: 'قدتُ ثلاث مهام مماثلة في المنطقة، وأقترح البدء بأسبوع من المقابلات والاتفاق معكم على المؤشرات قبل إعداد المسودات.',
    },
    answers: request.questions.slice(0, 1).map(({ name, question }) => ({
      name,
      question,
      answer: {
        en: 'A similar assignment for a regional group in 2024: delivered on time, and the plan is in use today.',
        ar: 'مهمة مماثلة لمجموعة إقليمية عام 2024، سُلّمت في موعدها وما زالت الخطة معمولًا بها.',
      },
    })),
    attachments: [],
    submitted_on: status === 'Draft' ? null : clock.time(-Math.max(0, age - 6), 13, 40),
    valid_till: clock.day(-age + 60),
  };
}

const agreedPrice = ({ amounts }: ContractPlan, currency: string) => ({
  price_basis: 'Fixed price',
  quantity: 1,
  rate: sum(amounts, currency),
});

function quotedPrice(request: QuotationInput['request'], currency: string) {
  const budget = request.budget_max ?? 48_000 / (currency === 'KWD' ? 12 : currency === 'USD' ? 3.75 : 1);
  const { price_basis, quantity } = request;
  return { price_basis, quantity: quantity ?? 1, rate: rounded(budget * 0.95, currency) };
}
