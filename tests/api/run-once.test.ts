/** Tests that a change with a submission id is made once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submissions } from '../../api/db/schema/submission.ts';
import { maxStored } from '../../api/record/run-once.ts';
import type { CallName } from '../../src/services/contract/calls.ts';
import { openRequests } from './candidate.ts';
import { read, readRecord } from './reading.ts';
import { createTestApi, demoAccount, secondAccount, type TestApi } from './test-api.ts';

let api: TestApi;
let token: string;
let open: string[];

beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn();
  open = await openRequests(api, token);
});
afterAll(() => api.close());

const post = (call: CallName, body: object, as = token) =>
  api.call(call, { token: as, body: JSON.stringify(body) }).then(read);
const request = (name: string | undefined) =>
  api.call('getJobDescription', { token, query: { name: String(name) } }).then(readRecord);
const profile = () => api.call('getProfile', { token }).then(readRecord);
const id = (letter: string) => letter.repeat(32);

describe.each([
  ['saveProfile', 'getProfile', { city: 'Abha' }, { city: 'Najran' }],
  ['saveBio', 'getBio', { bio: 'Ten years' }, { bio: 'Eleven years' }],
] as const)('%s', (save, get, mine, later) => {
  const stored = () => api.call(get, { token }).then(readRecord);

  it('repeated with the same submission and the same version, is no conflict with itself', async () => {
    const { modified } = await stored();
    const body = { ...mine, modified, submission: id('a') };
    const first = await post(save, body);
    api.advance(60);
    expect([first.status, await post(save, body)]).toEqual([200, first]);
    expect(await stored()).toMatchObject({ ...mine, modified: (first.data as { modified: string }).modified });
  });

  it('does not overwrite a later change when it is repeated', async () => {
    const { modified } = await stored();
    const body = { ...mine, modified, submission: id('b') };
    await post(save, body);
    api.advance(60);
    await post(save, later);
    expect((await post(save, body)).status).toBe(200);
    expect(await stored()).toMatchObject(later);
  });
});

it('gets the reply to the own change when another person has used the same submission', async () => {
  const theirToken = await api.signIn(secondAccount);
  const digest = (is_on: 0 | 1, as: string) => post('saveEmailDigest', { is_on, submission: id('s') }, as);
  const mine = await digest(0, token);
  const theirs = await digest(1, theirToken);
  expect([mine.data, theirs.data]).toEqual([{ email_digest: 0 }, { email_digest: 1 }]);
  expect([await digest(0, token), await digest(1, theirToken)]).toEqual([mine, theirs]);
});

it('two simultaneous requests with one submission make one change and get one reply', async () => {
  const { modified } = await profile();
  const body = { city: 'Taif', modified, submission: id('c') };
  const [one, other] = await Promise.all([post('saveProfile', body), post('saveProfile', body)]);
  expect([one.status, other]).toEqual([200, one]);
});

it('a rejected change is not stored, and can be sent corrected under the same submission', async () => {
  const body = { first_name: '', submission: id('d') };
  expect((await post('saveProfile', body)).status).toBe(417);
  expect((await post('saveProfile', { ...body, first_name: 'Noura' })).status).toBe(200);
  expect(await profile()).toMatchObject({ first_name: 'Noura' });
});

it('a quotation sent twice under one submission gives one quotation, even after it was withdrawn', async () => {
  const [name] = open;
  const { questions } = await request(name);
  const answers = (questions as { name: string; answer_type: string }[]).map(({ name: question, answer_type }) => ({
    question,
    answer: answer_type === 'Number' ? '12' : answer_type === 'Yes/No' ? 'Yes' : 'Twice',
  }));
  const terms = { price_basis: 'Daily', rate: 2500, quantity: 10, available_from: '2027-01-10', answers };
  const body = { ...terms, name, submission: id('e') };
  const first = await post('submitQuotation', body);
  const quoted = await request(name);
  api.advance(60);
  expect([first.status, await post('submitQuotation', body)]).toEqual([200, first]);
  expect(await request(name)).toEqual(quoted);
  await post('withdrawQuotation', { name });
  expect((await post('submitQuotation', body)).status).toBe(200);
  expect(await request(name)).toMatchObject({ my_status: 'Withdrawn' });
});

it('a decline and a bookmark that are repeated do not undo what was done since', async () => {
  const name = open[1];
  const [reason] = (await request(name)).decline_reasons as string[];
  const decline = { name, reason, submission: id('f') };
  const mark = { name, is_saved: 1, submission: id('f') };
  await post('saveRfq', { name, is_saved: 0 });
  const send = async () => [await post('declineRfq', decline), await post('saveRfq', mark)];
  const first = await send();
  expect(first).toMatchObject([
    { status: 200, data: { my_status: 'Declined', is_saved: 0 } },
    { status: 200, data: { my_status: 'Declined', is_saved: 1 } },
  ]);
  await post('declineRfq', { name, undo: 1 });
  await post('saveRfq', { name, is_saved: 0 });
  expect(await send()).toEqual(first);
  expect(await request(name)).toMatchObject({ my_status: 'None', is_saved: 0 });
});

it('the submission of another person is another submission', async () => {
  const other = await api.signIn(secondAccount);
  await post('saveProfile', { city: 'Jizan', submission: id('1') });
  await post('saveProfile', { city: 'Arar', submission: id('1') }, other);
  expect(await readRecord(await api.call('getProfile', { token: other }))).toMatchObject({ city: 'Arar' });
});

it('a submission is recognised for 30 days', async () => {
  const body = { city: 'Buraydah', submission: id('2') };
  await post('saveProfile', body);
  await post('saveProfile', { city: 'Hail' });
  for (const [days, city] of [
    [29, 'Hail'],
    [2, 'Buraydah'],
  ] as const) {
    api.advance(days * 24 * 60 * 60);
    token = await api.signIn();
    await post('saveProfile', body);
    expect(await profile()).toMatchObject({ city });
  }
});

it('the submissions of a person are stored up to a maximum, and the latest is still recognised', async () => {
  const created_at = (at: number) => new Date(api.now().getTime() - 60_000 + at);
  const older = Array.from({ length: maxStored }, (_, at) => ({
    ...{ user: demoAccount.email, call: 'saveProfile', submission_hash: `older ${at}`, reply: {} },
    created_at: created_at(at),
  }));
  await api.db.delete(submissions);
  await api.db.insert(submissions).values(older);
  const body = { city: 'Sakaka', submission: id('3') };
  const first = await post('saveProfile', body);
  const stored = await api.db.select().from(submissions).orderBy(submissions.created_at);
  expect(stored).toHaveLength(maxStored);
  expect(stored[0]?.submission_hash).toBe('older 1');
  await post('saveProfile', { city: 'Duba' });
  expect(await post('saveProfile', body)).toEqual(first);
  expect(await profile()).toMatchObject({ city: 'Duba' });
});

it.each(['saveProfile', 'submitQuotation', 'declineRfq', 'saveRfq'] as const)(
  '%s rejects a submission that is too short to be unique',
  async (call) => {
    const { status, messages } = await post(call, {
      ...(call !== 'saveProfile' && { name: open[2] }),
      submission: 'short',
    });
    expect([status, messages[0]?.fieldname]).toEqual([417, 'submission']);
  },
);

it('a submission that was sent for one record is rejected for another', async () => {
  const [, mine, other] = open;
  const mark = (name: string | undefined) => post('saveRfq', { name, is_saved: 1, submission: id('7') });
  await post('saveRfq', { name: other, is_saved: 0 });
  const first = await mark(mine);
  const { status, messages } = await mark(other);
  expect([first.status, status, messages[0]?.fieldname]).toEqual([200, 417, 'submission']);
  expect(await request(other)).toMatchObject({ is_saved: 0 });
  expect(await mark(mine)).toEqual(first);
});
