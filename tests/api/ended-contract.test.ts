/** Tests of when the simulated network ends a contract that a candidate asked to end. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isObject } from '../../src/services/contract/readers.ts';
import { contractBodies } from './contract-bodies.ts';
import { passWaits } from './pass-waits.ts';
import { readRecord } from './reading.ts';
import { createTestApi, demoAccount, type TestApi } from './test-api.ts';

let api: TestApi;
beforeEach(async () => {
  api = await createTestApi();
});
afterEach(() => api.close());

const pass = (waits: number) => passWaits(api, waits);

it('ends a contract after the last day of the notice, and cancels the open work', async () => {
  const token = await api.signIn(demoAccount);
  const { toEnd } = await contractBodies(api, token);
  await api.call('endContract', { token, body: JSON.stringify(toEnd) });
  await pass(1);
  const read = async () =>
    readRecord(await api.call('getContract', { token: await api.signIn(), query: { name: toEnd.name } }));
  expect(await read()).toMatchObject({ status: 'Active' });
  api.advance(46 * 24 * 60 * 60);
  await pass(0);
  const ended = await read();
  expect(ended).toMatchObject({
    status: 'Terminated',
    end_date: toEnd.last_day,
    fulfilment_status: 'Lapsed',
    next_action: 'None',
  });
  const milestones = Array.isArray(ended.milestones) ? ended.milestones.filter(isObject) : [];
  expect(milestones.map(({ status }) => status)).not.toContain('Changes Requested');
});
