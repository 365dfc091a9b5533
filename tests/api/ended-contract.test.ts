/** Tests of when the simulated network ends a contract that a candidate asked to end. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isObject } from '../../src/services/contract/readers.ts';
import { siteDay, siteTime } from '../../src/services/contract/site-time.ts';
import type { ContractStatus } from '../../src/services/contract/statuses.ts';
import { addContract } from './added-contract.ts';
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
    ending: { last_day: toEnd.last_day },
    fulfilment_status: 'Lapsed',
    next_action: 'None',
  });
  const milestones = Array.isArray(ended.milestones) ? ended.milestones.filter(isObject) : [];
  expect(milestones.map(({ status }) => status)).not.toContain('Changes Requested');
});

/** A contract in a status, with a delivery that the client has not reviewed, on its last day. */
const onLastDay = (status: ContractStatus) => {
  const asked_on = siteTime(api.now());
  const ending = { last_day: siteDay(api.now()), reason: 'Health', note: null, asked_on };
  return addContract(api, { name: 'CON-2020-00001', status, ending }, ['Submitted']);
};

const secondsLeft = 12 * 60 * 60; // the clock of the tests is at noon

it('ends a contract that is on hold on the day after its last one, not before', async () => {
  const contract = await onLastDay('On Hold');
  api.advance(secondsLeft - 1);
  expect(await pass(0)).toBe(0);
  api.advance(1);
  expect(await pass(0)).toBe(1);
  const now = siteTime(api.now());
  expect(await contract()).toMatchObject({
    status: 'Terminated',
    modified: now.slice(0, 19),
    modified_by: 'SG Network',
    timeline: expect.arrayContaining([expect.objectContaining({ status: 'Terminated', changed_on: now })]),
  });
  expect(await pass(10)).toBe(0);
});

it('ends a contract rather than review a delivery after the last day', async () => {
  const contract = await onLastDay('Active');
  api.advance(secondsLeft);
  expect(await pass(0)).toBe(1);
  expect((await contract()).milestones).toMatchObject([{ status: 'Cancelled' }]);
});

it.each(['Unsigned', 'Inactive', 'Completed', 'Cancelled'] as const)(
  'leaves a contract as it is that is %s',
  async (status) => {
    const contract = await onLastDay(status);
    const before = await contract();
    api.advance(secondsLeft);
    expect(await pass(0)).toBe(0);
    expect(await contract()).toEqual(before);
  },
);
