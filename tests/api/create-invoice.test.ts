import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createInvoice } from '../../api/contract/create-invoice.ts';
import { contracts } from '../../api/db/schema/contract.ts';
import { customers, invoices } from '../../api/db/schema/invoice.ts';
import { read } from './reading.ts';
import { createTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const milestone = { name: 'M-1', title: { en: 'Plan', ar: 'خطة' }, amount: 1000.5 };

async function contractIn(currency: string) {
  const [found] = await api.db.select().from(contracts).where(eq(contracts.currency, currency)).limit(1);
  if (!found) throw new Error(`The seed has no contract in ${currency}.`);
  return found;
}

async function insert(currency: string) {
  const contract = await contractIn(currency);
  return api.db.transaction((tx) => createInvoice(tx, contract, milestone, api.now()));
}

it('has the next number of the series, also for two at once', async () => {
  const rows = await Promise.all([insert('SAR'), insert('SAR')]);
  const numbers = rows.map((row) => Number(row.name.slice(-5))).sort();
  const all = await api.db.select({ name: invoices.name }).from(invoices);
  expect(numbers[1]).toBe(Number(numbers[0]) + 1);
  expect(Math.max(...all.map(({ name }) => Number(name.slice(-5))))).toBe(numbers[1]);
});

it('has the tax of the seller in the country of the client, and can be read and printed', async () => {
  const stored = await insert('SAR');
  expect(stored).toMatchObject({
    title: { en: 'Milestone: Plan', ar: 'مرحلة: خطة' },
    net_total: 1000.5,
    total_taxes_and_charges: 150.08,
    grand_total: 1150.58,
    outstanding_amount: 1150.58,
    posting_date: '2026-03-05',
    due_date: '2026-04-04',
    status: 'Unpaid',
    document: { seller: { country: 'SA' }, supply_date: '2026-03-05', local: null },
  });
  const token = await api.signIn();
  const name = stored.name;
  expect((await read(await api.call('getInvoice', { token, query: { name } }))).status).toBe(200);
  const file_url = `/private/files/${name}-ar.pdf`;
  expect((await api.call('downloadFile', { token, query: { file_url } })).status).toBe(200);
});

it('has no tax in a country without it', async () => {
  const stored = await insert('KWD');
  expect(stored).toMatchObject({ taxes: [], total_taxes_and_charges: 0, grand_total: 1000.5 });
  expect(stored.document?.seller).toMatchObject({ country: 'KW', tax_id: null });
});

it('is the draft of that milestone in that contract, once', async () => {
  const [contract, other] = [await contractIn('SAR'), await contractIn('KWD')];
  const issue = async (of: typeof contract, name: string) =>
    (await api.db.transaction((tx) => createInvoice(tx, of, { ...milestone, name }, api.now()))).name;
  const drafts = [await issue(contract, 'M-7'), await issue(contract, 'M-8'), await issue(other, 'M-7')];
  await api.db.update(invoices).set({ status: 'Draft' }).where(inArray(invoices.name, drafts));
  expect(await issue(contract, 'M-7')).toBe(drafts[0]);
  const left = await api.db
    .select({ name: invoices.name })
    .from(invoices)
    .where(and(inArray(invoices.name, drafts), eq(invoices.status, 'Draft')));
  expect(left.map(({ name }) => name).sort()).toEqual(drafts.slice(1));
  expect(drafts).not.toContain(await issue(contract, 'M-7'));
});

it('is issued for a client of whom only the name is known, with the tax of the currency', async () => {
  await api.db.delete(customers);
  const stored = await insert('SAR');
  expect(stored).toMatchObject({
    total_taxes_and_charges: 150.08,
    document: { seller: { country: 'SA' }, buyer: { tax_id: null, address: null, email: null } },
  });
});
