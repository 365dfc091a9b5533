/** Tests of how the simulated clients sign contracts, review deliveries and pay. */
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createInvoice } from '../../api/contract/create-invoice.ts';
import { invoices } from '../../api/db/schema/invoice.ts';
import { notifications } from '../../api/db/schema/notification.ts';
import { siteTime } from '../../src/services/contract/site-time.ts';
import { addContract } from './added-contract.ts';
import { facts, signatures } from './contract-rows.ts';
import { passWaits } from './pass-waits.ts';
import { readRows } from './reading.ts';
import { createTestApi, demoAccount, type TestApi } from './test-api.ts';

let api: TestApi;
beforeEach(async () => {
  api = await createTestApi();
  await api.db.delete(notifications);
});
afterEach(() => api.close());

const pass = (waits: number) => passWaits(api, waits);
const notified = async () =>
  (await api.db.select().from(notifications).orderBy(notifications.position)).map(
    ({ user, kind, reference, subject }) => [user, kind, reference, subject],
  );

describe('a contract that the candidate has signed', () => {
  const signed = {
    status: 'Unsigned' as const,
    signature: facts,
    signatures: signatures.map((each, at) => ({ ...each, status: at === 0 ? ('Signed' as const) : each.status })),
    is_signed: 0 as const,
  };

  it('is signed by the network and by the client, one waiting time after each change', async () => {
    const contract = await addContract(api, { name: 'C-1', ...signed });
    expect(await pass(0.9)).toBe(0);
    expect(await pass(0.1)).toBe(1);
    expect(await contract()).toMatchObject({
      status: 'Unsigned',
      modified: siteTime(api.now()).slice(0, 19),
      modified_by: 'SG Network',
    });
    expect(await notified()).toEqual([]);
    expect(await pass(0.9)).toBe(0);
    expect(await pass(0.1)).toBe(1);
    const { status, title } = await contract();
    expect(status).toBe('Active');
    expect(await notified()).toEqual([[demoAccount.email, 'Contract Signed', 'C-1', title]]);
  });

  it('is signed before one that was signed later', async () => {
    const first = await addContract(api, { name: 'C-2', ...signed });
    api.advance(1);
    const second = await addContract(api, { name: 'C-1', ...signed });
    const before = await second();
    expect(await pass(1)).toBe(1);
    expect((await first()).signatures[1]?.status).toBe('Signed');
    expect(await second()).toEqual(before);
  });

  it.each([
    ['was cancelled', { ...signed, status: 'Cancelled' as const }],
    ['lacks that signature', { ...signed, signature: null }],
  ])('is not signed where it %s', async (_, changes) => {
    await addContract(api, { name: 'C-1', ...changes });
    expect(await pass(10)).toBe(0);
  });
});

describe('a delivery', () => {
  it.each([
    ['the first milestone', ['Submitted', 'Pending'], 0, 'Changes Requested'],
    ['another milestone', ['Paid', 'Submitted'], 1, 'Milestone Accepted'],
  ] as const)('of %s is reviewed, and the candidate is notified', async (_, statuses, at, kind) => {
    const contract = await addContract(api, { name: 'C-1' }, statuses);
    expect(await pass(1)).toBe(1);
    const milestone = (await contract()).milestones[at];
    expect(milestone?.status).toBe(kind === 'Milestone Accepted' ? 'Approved' : kind);
    expect(await notified()).toEqual([[demoAccount.email, kind, 'C-1', milestone?.title]]);
  });

  it('that has to be changed is in the list of contracts as such', async () => {
    await addContract(api, { name: 'C-1' }, ['Submitted', 'Pending']);
    const token = await api.signIn();
    const status = async () =>
      (await readRows(await api.call('getContractList', { token }))).find(({ name }) => name === 'C-1')
        ?.next_milestone_status;
    expect(await status()).toBeNull();
    await pass(1);
    expect(await status()).toBe('Changes Requested');
  });

  it('is not reviewed while the contract is on hold', async () => {
    await addContract(api, { name: 'C-1', status: 'On Hold' }, ['Submitted']);
    expect(await pass(10)).toBe(0);
  });
});

describe('the invoice of a milestone', () => {
  async function send(contractName: string, changes: Partial<typeof invoices.$inferInsert> = { status: 'Unpaid' }) {
    const contract = await addContract(api, { name: contractName, paid_amount: 500 }, ['Invoiced']);
    const [milestone] = (await contract()).milestones;
    if (!milestone) throw new Error('The contract has no milestone.');
    const row = await contract();
    const sent = await api.db.transaction((tx) => createInvoice(tx, row, milestone, api.now()));
    await api.db.update(invoices).set(changes).where(eq(invoices.name, sent.name));
    const invoice = async () => (await api.db.select().from(invoices).where(eq(invoices.name, sent.name)))[0];
    return { contract, invoice, sent };
  }

  it('is paid after three waiting times, with its tax; the contract counts the amount without tax', async () => {
    const { contract, invoice, sent } = await send('C-1');
    expect(sent.grand_total).toBeGreaterThan(sent.net_total);
    expect(await pass(2.9)).toBe(0);
    expect(await pass(0.1)).toBe(1);
    expect(await invoice()).toMatchObject({ status: 'Paid', paid_amount: sent.grand_total, outstanding_amount: 0 });
    expect(await contract()).toMatchObject({ paid_amount: 1500, milestones: [{ status: 'Paid' }] });
    expect(await notified()).toEqual([[demoAccount.email, 'Invoice Paid', sent.name, sent.name]]);
  });

  it('is paid before one that was sent later', async () => {
    const first = await send('C-2');
    api.advance(1);
    const second = await send('C-1');
    expect(await pass(3)).toBe(1);
    expect([(await first.invoice())?.status, (await second.invoice())?.status]).toEqual(['Paid', 'Unpaid']);
  });

  it.each([
    ['was cancelled', { status: 'Cancelled' as const }],
    ['is of no milestone', { milestone: null }],
  ])('is not paid where it %s', async (_, changes) => {
    const { invoice } = await send('C-1', changes);
    const before = await invoice();
    expect(await pass(10)).toBe(0);
    expect(await invoice()).toEqual(before);
  });
});
