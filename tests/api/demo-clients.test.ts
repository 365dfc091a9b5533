/** Tests of the simulated clients, which answer what a candidate does in the demo. Long because each act has a test. */
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contracts } from '../../api/db/schema/contract.ts';
import { invoices } from '../../api/db/schema/invoice.ts';
import { jobRequestCandidates, jobRequests } from '../../api/db/schema/job-request.ts';
import { profiles } from '../../api/db/schema/profile.ts';
import { actAsClients } from '../../api/demo-clients/act-as-clients.ts';
import type { CallName } from '../../src/services/contract/calls.ts';
import { signUp } from './candidate.ts';
import { hashOf } from './contract-bodies.ts';
import { tokenFor } from './mailed-token.ts';
import { passWaits, waitSeconds } from './pass-waits.ts';
import { read, readRecord, readRows } from './reading.ts';
import { createTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
beforeEach(async () => {
  api = await createTestApi();
});
afterEach(() => api.close());

const pass = (waits: number) => passWaits(api, waits);

const allRows = async () => [
  await api.db.select().from(contracts).orderBy(contracts.name),
  await api.db.select().from(invoices).orderBy(invoices.name),
  await api.db.select().from(jobRequestCandidates).orderBy(jobRequestCandidates.rfq, jobRequestCandidates.user),
];

it('leaves the demo data as it was seeded', async () => {
  const before = await allRows();
  api.advance(90 * 24 * 60 * 60);
  expect(await pass(0)).toBe(0);
  expect(await allRows()).toEqual(before);
});

describe('for a new account', () => {
  const usr = 'newcomer@example.com';
  let token: string;
  let name: string;
  beforeEach(async () => {
    await signUp(api, usr);
    token = await api.signIn({ email: usr, password: 'Long-enough-2026' });
    await api.call('verifyEmail', { body: JSON.stringify({ token: await tokenFor(api, usr, 'verify') }) });
    const [open] = await api.db
      .select()
      .from(jobRequests)
      .where(and(eq(jobRequests.status, 'Open'), eq(jobRequests.currency, 'SAR')));
    name = String(open?.name);
    await api.db.insert(jobRequestCandidates).values({ rfq: name, user: usr });
    // the network's approval is another act
    await api.db.update(profiles).set({ status: 'Approved' }).where(eq(profiles.user, usr));
  });

  const post = (call: CallName, body: object) => api.call(call, { token, body: JSON.stringify(body) }).then(read);
  const request = () => api.call('getJobDescription', { token, query: { name } }).then(readRecord);
  const contract = async () => {
    const [row] = await readRows(await api.call('getContractList', { token }));
    return readRecord(await api.call('getContract', { token, query: { name: String(row?.name) } }));
  };
  const statuses = async () => ((await contract()).milestones as Record<string, unknown>[]).map(({ status }) => status);

  async function quote(): Promise<void> {
    const { questions, price_basis } = await request();
    const answers = (questions as Record<string, unknown>[]).map((question) => ({
      question: question.name,
      answer: question.answer_type === 'Number' ? '12' : question.answer_type === 'Yes/No' ? 'Yes' : 'Twice.',
    }));
    const terms = { price_basis, rate: 1000, quantity: 10, tax: null, available_from: '2027-01-10' };
    expect((await post('submitQuotation', { name, ...terms, cover_note: 'Soon.', answers })).status).toBe(200);
  }

  async function deliver(): Promise<void> {
    const { name: of, milestones } = await contract();
    const open = ['In Progress', 'Changes Requested'];
    const due = (milestones as Record<string, unknown>[]).find(({ status }) => open.includes(String(status)));
    const { status } = await post('deliverMilestone', { name: of, milestone: due?.name, note: 'Done.', files: [] });
    expect(status).toBe(200);
  }

  async function sign(): Promise<void> {
    const { name: of, contract_terms } = await contract();
    const { full_name } = await readRecord(await api.call('getProfile', { token }));
    const body = { name: of, full_name, consent: 1, terms_hash: hashOf(String(contract_terms)) };
    expect((await post('signContract', body)).status).toBe(200);
  }

  it('a quotation becomes a contract, and its last payment ends the work', async () => {
    await quote();
    expect(await pass(0)).toBe(0);
    await pass(1);
    expect(await request()).toMatchObject({ my_status: 'Shortlisted', my_response: { status: 'Shortlisted' } });
    await pass(1);
    expect(await request()).toMatchObject({ my_status: 'Won', my_response: { status: 'Accepted' } });
    expect(await contract()).toMatchObject({
      status: 'Unsigned',
      next_action: 'Sign',
      rfq: name,
      contract_value: 10_000,
    });
    await sign();
    await pass(1);
    await pass(1);
    expect(await contract()).toMatchObject({ status: 'Active', is_signed: 1, next_action: 'Deliver' });
    expect(await statuses()).toEqual(['In Progress', 'Pending', 'Pending']);

    await deliver();
    await pass(1);
    expect(await contract()).toMatchObject({
      next_action: 'Deliver',
      milestones: [
        { status: 'Changes Requested', deliveries: [{ comment: expect.stringContaining('summary') }] },
        {},
        {},
      ],
    });
    await deliver();
    await pass(1);
    expect(await statuses()).toEqual(['Approved', 'In Progress', 'Pending']);
    await pass(1);
    expect(await statuses()).toEqual(['Invoiced', 'In Progress', 'Pending']);
    await pass(3);
    expect(await statuses()).toEqual(['Paid', 'In Progress', 'Pending']);

    for (const _ of ['second', 'third']) {
      await deliver();
      await pass(1);
    }
    await pass(1);
    await pass(1);
    await pass(3);
    await pass(3);
    expect(await contract()).toMatchObject({
      status: 'Completed',
      fulfilment_status: 'Fulfilled',
      next_action: 'None',
      invoiced_amount: 10_000,
      paid_amount: 10_000,
      milestones: [{ status: 'Paid' }, { status: 'Paid' }, { status: 'Paid' }],
    });
    expect(await pass(100)).toBe(0);
    const own = await readRows(await api.call('getInvoices', { token }));
    expect(own.map(({ status, net_total }) => [status, net_total])).toEqual([
      ['Paid', 3000],
      ['Paid', 4000],
      ['Paid', 3000],
    ]);
  });

  it('the candidate is notified of each act', async () => {
    const notified = async () => {
      const { items } = await readRecord(await api.call('getNotifications', { token }));
      return (items as Record<string, unknown>[]).map(({ kind, reference }) => [kind, reference]);
    };
    await quote();
    await pass(1);
    await pass(1);
    const { name: of } = await contract();
    await sign();
    for (const _ of ['network', 'client']) await pass(1);
    for (const _ of ['changes', 'accepted']) {
      await deliver();
      await pass(1);
    }
    await pass(1);
    await pass(3);
    const [invoice] = await readRows(await api.call('getInvoices', { token }));
    expect(await notified()).toEqual([
      ['Invoice Paid', invoice?.name],
      ['Milestone Accepted', of],
      ['Changes Requested', of],
      ['Contract Signed', of],
      ['Contract To Sign', of],
      ['Quotation Won', name],
      ['Quotation Shortlisted', name],
    ]);
  });

  it('the invoice of a milestone has the next number, the tax of the company, and is due by the payment terms', async () => {
    await quote();
    for (const _ of ['shortlisted', 'won']) await pass(1);
    await sign();
    for (const _ of ['network', 'client']) await pass(1);
    await deliver();
    await pass(1);
    await deliver();
    const last = (await api.db.select().from(invoices)).map((row) => Number(row.name.slice(-5))).sort((a, b) => a - b);
    await pass(1);
    await pass(1);
    const { name: of, milestones } = await contract();
    const [first] = milestones as Record<string, unknown>[];
    const [invoice] = await readRows(await api.call('getInvoices', { token }));
    expect(invoice).toMatchObject({
      name: first?.invoice,
      contract: of,
      milestone: first?.name,
      company: 'SG',
      currency: 'SAR',
      net_total: 3000,
      taxes: [{ rate: 15, tax_amount: 450, total: 3450 }],
      total_taxes_and_charges: 450,
      grand_total: 3450,
      outstanding_amount: 3450,
      status: 'Unpaid',
    });
    expect(Number(String(invoice?.name).slice(-5))).toBe((last.at(-1) ?? 0) + 1);
    const days = (Date.parse(String(invoice?.due_date)) - Date.parse(String(invoice?.posting_date))) / 86_400_000;
    expect(days).toBe(30);
  });

  it('does not answer a quotation that was withdrawn', async () => {
    await quote();
    await post('withdrawQuotation', { name });
    expect(await pass(10)).toBe(0);
  });

  it('acts after a restart by what the database has, and once', async () => {
    await quote();
    api.advance(10 * waitSeconds);
    const clients = { db: api.db, now: api.now, seconds: waitSeconds };
    await Promise.all([actAsClients(clients), actAsClients(clients)]);
    await actAsClients(clients);
    expect(await readRows(await api.call('getContractList', { token }))).toHaveLength(1);
  });
});
