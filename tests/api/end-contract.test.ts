/** Tests of how a candidate asks to end a contract early. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contracts } from '../../api/db/schema/contract.ts';
import { daysAfter, siteDay, siteTime } from '../../src/services/contract/site-time.ts';
import { contractBodies } from './contract-bodies.ts';
import { createContractReset } from './create-contract-reset.ts';
import { read, readRecord } from './reading.ts';
import { createTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let token: string;
let bodies: Awaited<ReturnType<typeof contractBodies>>;
let reset: () => Promise<void>;

beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn();
  bodies = await contractBodies(api, token);
  reset = await createContractReset(api);
});
beforeEach(() => reset());
afterAll(() => api.close());

const end = (body: object) => api.call('endContract', { token, body: JSON.stringify(body) }).then(read);
const contract = (name: string) => api.call('getContract', { token, query: { name } }).then(readRecord);
const id = (letter: string) => letter.repeat(32);

it('stores the last day, and the contract stays active until then', async () => {
  const { toEnd } = bodies;
  const first = await end(toEnd);
  expect(first.data).toMatchObject({ status: 'Active', next_action: 'Deliver' });
  expect(await contract(toEnd.name)).toMatchObject({
    status: 'Active',
    ending: { last_day: toEnd.last_day, reason: 'Health', note: toEnd.note, asked_on: siteTime(api.now()) },
  });
  expect((await end({ ...toEnd, submission: id('h') })).data).toEqual(first.data);
  const other = await end({ ...toEnd, submission: id('i'), last_day: '2027-09-01' });
  expect(other.excType).toBe('InvalidStatusError');
});

it('reads the day in either set of digits, and the reason without spaces around it', async () => {
  const { toEnd } = bodies;
  const arabic = (day: string) => day.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
  const early = await end({ ...toEnd, last_day: arabic(siteDay(api.now())) });
  expect(early.messages[0]).toMatchObject({
    fieldname: 'last_day',
    message: "The contract can't end this early",
  });
  const spaced = { ...toEnd, last_day: arabic(toEnd.last_day), reason: ' Health ' };
  expect((await end(spaced)).status).toBe(200);
  expect((await contract(toEnd.name)).ending).toMatchObject({ last_day: toEnd.last_day, reason: 'Health' });
  expect((await end({ ...toEnd, submission: id('j') })).status).toBe(200);
});

it('needs the notice period, a reason, and a contract in force', async () => {
  const { toEnd } = bodies;
  const early = await end({ ...toEnd, last_day: siteDay(api.now()) });
  expect(early.messages[0]).toMatchObject({
    fieldname: 'last_day',
    message: "The contract can't end this early",
  });
  expect((await end({ ...toEnd, reason: null })).messages[0]).toMatchObject({ fieldname: 'reason' });
  expect((await end({ ...toEnd, name: bodies.toSign.name })).excType).toBe('InvalidStatusError');
});

it('is refused for a day before the contract begins', async () => {
  const { toEnd } = bodies;
  const startsOn = (start_date: string) =>
    api.db.update(contracts).set({ start_date }).where(eq(contracts.name, toEnd.name));
  await startsOn(daysAfter(toEnd.last_day, 1));
  const { status, messages } = await end(toEnd);
  const message = "The contract can't end this early";
  expect([status, messages[0]]).toEqual([417, expect.objectContaining({ fieldname: 'last_day', message })]);
  await startsOn(toEnd.last_day);
  expect((await end(toEnd)).status).toBe(200);
});

it('is refused for the day on which the contract ends by itself, and for a later one', async () => {
  const { toEnd } = bodies;
  const endsOn = (end_date: string) => api.db.update(contracts).set({ end_date }).where(eq(contracts.name, toEnd.name));
  await endsOn(toEnd.last_day);
  const { status, messages } = await end(toEnd);
  const message = 'Must be before the end of the contract';
  expect([status, messages[0]]).toEqual([417, expect.objectContaining({ fieldname: 'last_day', message })]);
  expect((await contract(toEnd.name)).ending ?? null).toBeNull();
  await endsOn(daysAfter(toEnd.last_day, 1));
  expect((await end({ ...toEnd, submission: id('k') })).status).toBe(200);
});

it('may be repeated after the last day has passed, with the same submission and with another', async () => {
  const { toEnd } = bodies;
  const last_day = siteDay(api.now());
  await api.db.update(contracts).set({ notice_period_days: null }).where(eq(contracts.name, toEnd.name));
  const first = await end({ ...toEnd, last_day });
  expect(first.status).toBe(200);
  api.advance(24 * 60 * 60);
  token = await api.signIn();
  expect((await end({ ...toEnd, last_day })).data).toEqual(first.data);
  expect((await end({ ...toEnd, last_day, submission: id('l') })).data).toEqual(first.data);
  await api.db.update(contracts).set({ ending: null }).where(eq(contracts.name, toEnd.name));
  const late = await end({ ...toEnd, last_day, submission: id('m') });
  expect(late.messages[0]).toMatchObject({ fieldname: 'last_day', message: 'This date has passed' });
});
