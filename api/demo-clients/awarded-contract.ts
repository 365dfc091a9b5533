import { decimalsOf, rounded } from '../../src/services/contract/fields/number-in.ts';
import { standardPaymentDays } from '../../src/services/contract/rules/contract-rules.ts';
import { daysAfter } from '../../src/services/contract/site-time.ts';
import type { Bilingual } from '../bilingual.ts';
import { type ContractRow, withNextAction } from '../contract/contract-row.ts';
import { network } from '../contract/signatures.ts';
import type { jobRequests } from '../db/schema/job-request.ts';
import type { Milestone, Quotation, Signature } from '../db/schema/rows.ts';
import { termsOf } from '../db/seed/history/contract-papers.ts';

type Request = typeof jobRequests.$inferSelect;

interface Award {
  readonly name: string;
  readonly user: string;
  readonly request: Request;
  readonly quotation: Quotation;
  readonly candidate: Bilingual;
  /** On the site's clock. */
  readonly now: string;
}

/** The contract that follows from a quotation: its terms from the standard template, its milestones from the request. */
export function awardedContract({ name, user, request, quotation, candidate, now }: Award): ContractRow {
  const today = now.slice(0, 10);
  const start = laterOf(quotation.available_from, daysAfter(today, 7));
  const milestones = milestonesOf(name, start, request, quotation);
  const party_name = request.client_name ?? { en: 'A client of SG Network', ar: 'عميل لدى شبكة SG' };
  return withNextAction({
    name,
    owner: user,
    creation: now,
    modified: now,
    modified_by: user,
    docstatus: 0,
    idx: 0,
    user,
    title: request.job_title,
    party_name,
    rfq: request.name,
    start_date: start,
    end_date: milestones.at(-1)?.due_date ?? null,
    status: 'Unsigned',
    fulfilment_status: 'Unfulfilled',
    is_signed: 0,
    signed_on: null,
    currency: quotation.currency,
    contract_value: quotation.net_total,
    invoiced_amount: 0,
    paid_amount: 0,
    next_action: 'Sign',
    next_milestone: null,
    next_milestone_due: null,
    contract_template: 'Standard Services',
    contract_terms: termsOf({ name: party_name }),
    price_basis: quotation.price_basis,
    rate: quotation.rate,
    quantity: quotation.quantity,
    payment_terms_days: standardPaymentDays,
    notice_period_days: 14,
    signee: candidate,
    signee_company: { en: 'Independent consultant', ar: 'مستشار مستقل' },
    signed_by_company: null,
    amended_from: null,
    milestones,
    documents: [],
    signatures: signaturesOf(name, candidate, request.contact_name ?? party_name),
    timeline: [{ status: 'Unsigned', changed_on: now, by: network }],
    signature: null,
    refusal: null,
    ending: null,
  });
}

const laterOf = (day: string | null, other: string): string => (day !== null && day > other ? day : other);

/** The parts of the amount, in percent: a report at the start, the main work, and the handover. */
const shares = [30, 40, 30] as const;

const defaultWeeks = 6;

function milestonesOf(contract: string, start: string, request: Request, quotation: Quotation): Milestone[] {
  const decimals = decimalsOf(quotation.currency);
  const days = (request.duration_weeks ?? defaultWeeks) * 7;
  const main = request.deliverables[0]?.title ?? { en: 'Main report', ar: 'التقرير الرئيسي' };
  const titles: Bilingual[] = [
    { en: 'Inception report', ar: 'التقرير الاستهلالي' },
    main,
    { en: 'Handover and closing report', ar: 'التسليم والتقرير الختامي' },
  ];
  const first = shares.map((share) => rounded((quotation.net_total * share) / 100, decimals));
  const rest = rounded(quotation.net_total - (first[0] ?? 0) - (first[1] ?? 0), decimals);
  return titles.map((title, at) => ({
    name: `${contract}-M${at + 1}`,
    title,
    description: null,
    due_date: daysAfter(start, Math.round((days * (at + 1)) / titles.length)),
    amount: at === titles.length - 1 ? rest : (first[at] ?? 0),
    status: 'Pending',
    invoice: null,
  }));
}

function signaturesOf(contract: string, candidate: Bilingual, client: Bilingual): Signature[] {
  const parties = [
    { party: 'Candidate' as const, signer_name: candidate },
    { party: 'Network' as const, signer_name: { en: 'Ahmed Al-Mansour', ar: 'أحمد المنصور' } },
    { party: 'Client' as const, signer_name: client },
  ];
  return parties.map((signer, at) => ({
    ...signer,
    name: `${contract}-SIG${at + 1}`,
    signing_order: at + 1,
    status: at === 0 ? 'Ready' : 'Waiting',
    signed_on: null,
  }));
}
