/** The values that are stored of what a candidate does with a contract, at their limits. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contracts } from '../../api/db/schema/contract.ts';
import { earliestLastDay } from '../../src/services/contract/rules/contract-rules.ts';
import { siteDay } from '../../src/services/contract/site-time.ts';
import { contractBodies } from './contract-bodies.ts';
import { createTestApi, demoAccount, type TestApi } from './test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const contract = async (name: string) => (await api.db.select().from(contracts).where(eq(contracts.name, name)))[0];

it('a delivery has the next number and the note without spaces around it; the last day may be the earliest', async () => {
  const token = await api.signIn();
  const { toDeliver, toEnd } = await contractBodies(api, token);
  const before = (await contract(toDeliver.name))?.milestones.find(({ name }) => name === toDeliver.milestone);
  const count = before?.deliveries?.length ?? 0;
  await api.call('deliverMilestone', { token, body: JSON.stringify({ ...toDeliver, note: ' Done. ' }) });
  const after = await contract(toDeliver.name);
  expect(after?.modified_by).toBe(demoAccount.email);
  expect(after?.milestones.find(({ name }) => name === toDeliver.milestone)?.deliveries?.at(-1)).toMatchObject({
    name: `${toDeliver.milestone}-D${count + 1}`,
    note: 'Done.',
  });
  if (after === undefined) throw new Error('The contract was removed.');
  const last_day = earliestLastDay(after, siteDay(api.now()));
  await api.call('endContract', { token, body: JSON.stringify({ ...toEnd, last_day, note: '  ' }) });
  expect((await contract(toEnd.name))?.ending).toMatchObject({ last_day, note: null });
});
