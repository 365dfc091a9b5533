/** Tests of the acts of the simulated clients on a contract that the candidate has worked for. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contracts } from '../../api/db/schema/contract.ts';
import { invoices } from '../../api/db/schema/invoice.ts';
import { daysAfter, siteDay, siteTime } from '../../src/services/contract/site-time.ts';
import type { ContractStatus } from '../../src/services/contract/statuses.ts';
import { passWaits } from './pass-waits.ts';
import { createTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const pass = (waits: number) => passWaits(api, waits);

/** A contract in a status, of which the client has just accepted the only milestone. */
async function acceptedIn(status: ContractStatus): Promise<string> {
  const [contract] = await api.db.select().from(contracts).where(eq(contracts.status, 'Active'));
  const [milestone] = contract?.milestones ?? [];
  if (!contract || !milestone) throw new Error('The demo data has no active contract.');
  const name = `CON-${status}`;
  const milestones = [{ ...milestone, name: `${name}-M1`, status: 'Approved' as const, invoice: null }];
  await api.db
    .insert(contracts)
    .values({ ...contract, name, status, milestones, ending: null, modified: siteTime(api.now()) });
  return name;
}

const invoiceOf = async (contract: string) =>
  (await api.db.select().from(invoices).where(eq(invoices.contract, contract)))[0];

it.each(['Active', 'On Hold', 'Completed', 'Terminated'] as const)(
  'an accepted milestone of a contract that is %s is invoiced, and paid later',
  async (status) => {
    const contract = await acceptedIn(status);
    expect(await pass(1)).toBe(1);
    const sent = await invoiceOf(contract);
    expect(sent).toMatchObject({ status: 'Unpaid', milestone: `${contract}-M1`, paid_on: null });
    expect(await pass(2)).toBe(0);
    expect(await pass(1)).toBe(1);
    const today = siteTime(api.now()).slice(0, 10);
    expect(await invoiceOf(contract)).toMatchObject({
      status: 'Paid',
      paid_amount: sent?.grand_total,
      outstanding_amount: 0,
      paid_on: today,
      payment_reference: `TRF-${today.replaceAll('-', '')}-${sent?.name.slice(-5)}`,
      expected_payment_date: null,
      modified: siteTime(api.now()).slice(0, 19),
    });
  },
);

it('the milestone of a contract that was cancelled is not invoiced', async () => {
  const contract = await acceptedIn('Cancelled');
  expect(await pass(10)).toBe(0);
  expect(await invoiceOf(contract)).toBeUndefined();
});

it('the draft of an invoice becomes that of its milestone, and is paid, after the candidate acted on the contract', async () => {
  const [draft] = await api.db.select().from(invoices).where(eq(invoices.status, 'Draft'));
  const contract = async () =>
    (
      await api.db
        .select()
        .from(contracts)
        .where(eq(contracts.name, draft?.contract ?? ''))
    )[0];
  const before = await contract();
  if (!draft || !before) throw new Error('The demo data has no draft of an invoice.');
  const { name, milestone, net_total } = draft;
  const token = await api.signIn();
  const last_day = daysAfter(siteDay(api.now()), 45);
  const body = JSON.stringify({ name: before.name, submission: 'abcd'.repeat(8), last_day, reason: 'Health' });
  expect((await api.call('endContract', { token, body })).status).toBe(200);
  expect(await pass(1)).toBe(1);
  const sent = await api.db
    .select()
    .from(invoices)
    .where(eq(invoices.milestone, milestone ?? ''));
  expect(sent).toMatchObject([
    {
      name,
      status: 'Unpaid',
      docstatus: 1,
      posting_date: siteDay(api.now()),
      outstanding_amount: draft.grand_total,
      document: { issued_on: siteTime(api.now()) },
    },
  ]);
  const after = await contract();
  expect(after).toMatchObject({ next_action: 'Deliver', invoiced_amount: before.invoiced_amount + net_total });
  expect(after?.milestones.find((each) => each.name === milestone)).toMatchObject({
    status: 'Invoiced',
    invoice: name,
  });
  expect(await pass(3)).toBe(1);
  expect(await contract()).toMatchObject({ paid_amount: before.paid_amount + net_total });
});
