import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read, readRecord, readRows } from './reading.ts';
import { createTestApi, secondAccount, type TestApi } from './test-api.ts';

let api: TestApi;
let demo: string;
let second: string;
beforeAll(async () => {
  api = await createTestApi();
  demo = await api.signIn();
  second = await api.signIn(secondAccount);
});
afterAll(() => api.close());

const nameOfFirst = async (call: 'getJobRequests' | 'getContractList' | 'getInvoices') =>
  String((await readRows(await api.call(call, { token: demo })))[0]?.name);

describe("another person's row", () => {
  it.each([
    ['getJobDescription', 'getJobRequests'],
    ['getContract', 'getContractList'],
    ['getInvoice', 'getInvoices'],
  ] as const)('of %s is not found', async (one, list) => {
    const name = await nameOfFirst(list);
    const reply = await read(await api.call(one, { token: second, query: { name } }));
    expect([reply.status, reply.excType]).toEqual([404, 'DoesNotExistError']);
    expect((await api.call(one, { token: demo, query: { name } })).status).toBe(200);
  });

  it('is part of no list', async () => {
    expect(await readRows(await api.call('getContractList', { token: second }))).toEqual([]);
    expect(await readRows(await api.call('getInvoices', { token: second }))).toEqual([]);
    expect(await readRows(await api.call('getJobRequests', { token: second }))).toHaveLength(2);
    expect(await readRecord(await api.call('getProfile', { token: second }))).toMatchObject({
      user: secondAccount.email,
    });
  });

  it("shows nothing of the other candidate's quotation for a shared request", async () => {
    const [shared] = await readRows(await api.call('getJobRequests', { token: second }));
    const query = { name: String(shared?.name) };
    expect(await readRecord(await api.call('getJobDescription', { token: second, query }))).not.toHaveProperty(
      'my_response',
    );
  });
});

describe.each(['getJobDescription', 'getContract', 'getInvoice'] as const)('%s', (call) => {
  it.each(['NOPE', "'; drop table users; --", '\u0000', 'x'.repeat(5000)])('finds no document %j', async (name) => {
    const { status } = await read(await api.call(call, { token: demo, query: { name } }));
    expect(status).toBe(name === '\u0000' ? 417 : 404);
  });

  it('requires a name', async () => {
    const { status, excType, messages } = await read(await api.call(call, { token: demo }));
    expect([status, excType, messages[0]?.fieldname]).toEqual([417, 'MandatoryError', 'name']);
  });
});

it('sends the null fields of a list, and leaves out those of a document', async () => {
  const rows = await readRows(await api.call('getJobRequests', { token: demo }));
  const withheld = rows.find(({ client_name }) => client_name === null);
  const query = { name: String(withheld?.name) };
  expect(withheld).toMatchObject({ client_name: null });
  expect(await readRecord(await api.call('getJobDescription', { token: demo, query }))).not.toHaveProperty(
    'client_name',
  );
});

it('falls back to the other language where a text has only one', async () => {
  const titles = async (language: string) =>
    (await readRows(await api.call('getJobRequests', { token: demo, language }))).map(({ job_title }) => job_title);
  const [english, arabic] = [await titles('en'), await titles('ar')];
  expect(english).toContain('إعداد الخطة التشغيلية السنوية لشركة مياه');
  expect(arabic).toContain('Interim CFO during a listing on the parallel market');
  expect(arabic).toHaveLength(english.length);
});
