/** The contract that follows from an awarded quotation, without a database. */
import { expect, it } from 'vitest';
import type { jobRequests } from '../../api/db/schema/job-request.ts';
import type { Quotation } from '../../api/db/schema/rows.ts';
import { awardedContract } from '../../api/demo-clients/awarded-contract.ts';

type Request = typeof jobRequests.$inferSelect;

const bilingual = (en: string) => ({ en, ar: `${en} (ar)` });

const request = {
  name: 'RFQ-2026-00001',
  job_title: bilingual('Audit'),
  client_name: bilingual('Najd Water'),
  contact_name: bilingual('Sara Hakami'),
  duration_weeks: 12,
  deliverables: [{ title: bilingual('Findings') }, { title: bilingual('Slides') }],
} as Request; // what a contract takes from a request

const quotation = {
  currency: 'SAR',
  price_basis: 'Daily',
  rate: 1000.01,
  quantity: 10,
  net_total: 10_000.1,
  available_from: null,
} as Quotation; // what a contract takes from a quotation

const awarded = (ofRequest: Partial<Request> = {}, ofQuotation: Partial<Quotation> = {}) =>
  awardedContract({
    name: 'CON-2026-00001',
    user: 'noor@example.com',
    request: { ...request, ...ofRequest },
    quotation: { ...quotation, ...ofQuotation },
    candidate: bilingual('Noor Haddad'),
    now: '2026-03-05 12:00:00.000000',
  });

const duesOf = ({ milestones }: ReturnType<typeof awarded>) => milestones.map(({ due_date }) => due_date);

it('a contract has the price, the parties and the terms of the quotation that was awarded', () => {
  const contract = awarded();
  expect(contract).toMatchObject({
    title: bilingual('Audit'),
    party_name: bilingual('Najd Water'),
    rfq: 'RFQ-2026-00001',
    currency: 'SAR',
    price_basis: 'Daily',
    rate: 1000.01,
    quantity: 10,
    contract_value: 10_000.1,
    signee: bilingual('Noor Haddad'),
    payment_terms_days: 30,
    notice_period_days: 14,
    next_action: 'Sign',
    next_milestone: { en: 'Inception report' },
    next_milestone_due: '2026-04-09',
    timeline: [
      { status: 'Unsigned', changed_on: '2026-03-05 12:00:00.000000', by: { en: 'SG Network', ar: 'شبكة SG' } },
    ],
  });
  expect(contract.contract_terms).toEqual({
    en: expect.stringContaining('Najd Water (the client)'),
    ar: expect.stringContaining('Najd Water (ar)'),
  });
});

it('a contract begins unsigned, with milestones that are named after it', () => {
  const now = '2026-03-05 12:00:00.000000';
  const contract = awarded();
  expect(contract).toMatchObject({
    owner: 'noor@example.com',
    user: 'noor@example.com',
    creation: now,
    modified: now,
    modified_by: 'noor@example.com',
    docstatus: 0,
    status: 'Unsigned',
    fulfilment_status: 'Unfulfilled',
    is_signed: 0,
    contract_template: 'Standard Services',
    signee_company: { en: 'Independent consultant', ar: 'مستشار مستقل' },
  });
  expect(contract.milestones.map(({ name, status }) => [name, status])).toEqual([
    ['CON-2026-00001-M1', 'Pending'],
    ['CON-2026-00001-M2', 'Pending'],
    ['CON-2026-00001-M3', 'Pending'],
  ]);
  expect(contract.signatures.map(({ name }) => name)).toEqual([1, 2, 3].map((at) => `CON-2026-00001-SIG${at}`));
});

it('the candidate signs a contract first, then the network, then the contact of the client', () => {
  const signers = awarded().signatures.map(({ party, signer_name, signing_order, status }) => [
    party,
    signer_name,
    signing_order,
    status,
  ]);
  expect(signers).toEqual([
    ['Candidate', bilingual('Noor Haddad'), 1, 'Ready'],
    ['Network', { en: 'Ahmed Al-Mansour', ar: 'أحمد المنصور' }, 2, 'Waiting'],
    ['Client', bilingual('Sara Hakami'), 3, 'Waiting'],
  ]);
});

it('the client signs in its own name when the request names no contact', () => {
  expect(awarded({ contact_name: null }).signatures[2]).toMatchObject({ signer_name: bilingual('Najd Water') });
});

it('a contract does not name the client of a request that withholds it', () => {
  expect(awarded({ client_name: null }).party_name).toMatchObject({ en: 'A client of SG Network' });
});

it('the milestones divide the amount of a contract without a remainder', () => {
  const partsOf = (...args: Parameters<typeof awarded>) => awarded(...args).milestones.map(({ amount }) => amount);
  expect(partsOf()).toEqual([3000.03, 4000.04, 3000.03]);
  expect(partsOf({}, { net_total: 100.01 })).toEqual([30, 40, 30.01]);
  expect(partsOf({}, { net_total: 100.001, currency: 'KWD' })).toEqual([30, 40, 30.001]);
  expect(partsOf({}, { net_total: 100.01, currency: 'KWD' })).toEqual([30.003, 40.004, 30.003]);
});

it('the main milestone has the title of the first deliverable', () => {
  const titlesOf = (ofRequest: Partial<Request>) => awarded(ofRequest).milestones.map(({ title }) => title.en);
  expect(titlesOf({})).toEqual(['Inception report', 'Findings', 'Handover and closing report']);
  expect(titlesOf({ deliverables: [] })).toEqual(['Inception report', 'Main report', 'Handover and closing report']);
});

it('the work begins a week after the award, and the last milestone ends it', () => {
  const contract = awarded();
  expect([contract.start_date, contract.end_date]).toEqual(['2026-03-12', '2026-06-04']);
  expect(duesOf(contract)).toEqual(['2026-04-09', '2026-05-07', '2026-06-04']);
});

it('a third of the work ends on the nearest day', () => {
  expect(duesOf(awarded({ duration_weeks: 10 }))).toEqual(['2026-04-04', '2026-04-28', '2026-05-21']);
});

it('the work takes six weeks when the request states no duration', () => {
  expect(duesOf(awarded({ duration_weeks: null }))).toEqual(['2026-03-26', '2026-04-09', '2026-04-23']);
});

it('the work begins when the candidate is available, if that is later', () => {
  const startOf = (available_from: string) => awarded({}, { available_from }).start_date;
  expect(startOf('2026-03-13')).toBe('2026-03-13');
  expect(startOf('2026-03-06')).toBe('2026-03-12');
});
