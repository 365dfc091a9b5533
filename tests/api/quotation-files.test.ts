import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uploads } from '../../api/db/schema/sign-up.ts';
import type { CallName } from '../../src/services/contract/calls.ts';
import { isObject } from '../../src/services/contract/readers.ts';
import { openRequests } from './candidate.ts';
import { fileBody } from './file-body.ts';
import { read, readRecord } from './reading.ts';
import { createTestApi, secondAccount, type TestApi } from './test-api.ts';

let api: TestApi;
let token: string;
let theirToken: string;
let open: string[];

beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn();
  theirToken = await api.signIn(secondAccount);
  open = await openRequests(api, token);
});
afterAll(() => api.close());

const rowsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isObject) : []);
const post = (call: CallName, body: object) => api.call(call, { token, body: JSON.stringify(body) }).then(read);
const request = (name: string) => api.call('getJobDescription', { token, query: { name } }).then(readRecord);

async function upload(content: string, as = token): Promise<string> {
  const body = fileBody(content, 'method.pdf');
  return String((await readRecord(await api.call('uploadDeliverable', { token: as, body }))).name);
}

async function quotationFor(name: string, files: readonly string[]) {
  const answers = rowsIn((await request(name)).questions).map(({ name: question, answer_type }) => ({
    question,
    answer: answer_type === 'Number' ? '12' : answer_type === 'Yes/No' ? 'Yes' : 'Twice.',
  }));
  const priced = { price_basis: 'Daily', rate: 2500, quantity: 10, available_from: '2027-01-10' };
  return { name, ...priced, answers, files: files.map((file) => ({ file })) };
}

const attachmentsOf = async (name: string) => {
  const { my_response } = await request(name);
  return rowsIn((my_response as { attachments: unknown }).attachments).map((file) => file.name);
};

it('stores its files, which the candidate can download and export', async () => {
  const [name = ''] = open;
  const file = await upload('%PDF-1.7 a method');
  const body = await quotationFor(name, [file]);
  expect((await post('submitQuotation', body)).status).toBe(200);
  expect(await request(name)).toMatchObject({
    my_response: { attachments: [{ name: file, file_name: 'method.pdf', file_url: `/private/files/${file}` }] },
  });
  const query = { file_url: `/private/files/${file}` };
  expect(await (await api.call('downloadFile', { token, query })).text()).toBe('%PDF-1.7 a method');
  expect((await api.call('downloadFile', { token: theirToken, query })).status).toBe(404);
  const exported = await readRecord(await api.call('exportMyData', { token }));
  expect(rowsIn(exported.files)).toContainEqual(expect.objectContaining({ name: file, file_name: 'method.pdf' }));
  expect(JSON.stringify(exported.job_requests)).toContain(file);
  // repeated with the same files, it changes nothing
  expect((await post('submitQuotation', body)).status).toBe(200);
  expect(await attachmentsOf(name)).toEqual([file]);
  // with other files, it is another quotation
  expect((await post('submitQuotation', await quotationFor(name, []))).excType).toBe('InvalidStatusError');
  expect(await attachmentsOf(name)).toEqual([file]);
});

it('takes five files at most, each once, that this account has uploaded', async () => {
  const [, name = ''] = open;
  const files = await Promise.all(Array.from({ length: 6 }, (_, at) => upload(`%PDF-1.7 ${at}`)));
  const [first = ''] = files;
  const theirs = await upload('%PDF-1.7 theirs', theirToken);
  for (const [sent, field] of [
    [files, 'files'],
    [[first, first], 'files.1.file'],
    [[first, theirs], 'files.1.file'],
    [['nothing'], 'files.0.file'],
    [[''], 'files.0.file'],
  ] as const) {
    const { status, messages } = await post('submitQuotation', await quotationFor(name, sent));
    expect([status, messages.map((each) => each.fieldname)]).toEqual([417, [field]]);
  }
  expect((await post('submitQuotation', await quotationFor(name, files.slice(0, 5)))).status).toBe(200);
});

it('keeps the files of a withdrawn quotation in the next one, and deletes those that are left out', async () => {
  const [, , name = ''] = open;
  const [kept, dropped] = await Promise.all([upload('%PDF-1.7 kept'), upload('%PDF-1.7 dropped')]);
  await post('submitQuotation', await quotationFor(name, [kept, dropped]));
  await post('withdrawQuotation', { name });
  const added = await upload('%PDF-1.7 added');
  expect((await post('submitQuotation', await quotationFor(name, [kept, added]))).status).toBe(200);
  expect(await attachmentsOf(name)).toEqual([kept, added]);
  const download = (file: string) => api.call('downloadFile', { token, query: { file_url: `/private/files/${file}` } });
  expect(await (await download(kept)).text()).toBe('%PDF-1.7 kept');
  expect((await download(dropped)).status).toBe(404);
  const [stored] = await api.db.select().from(uploads).where(eq(uploads.name, dropped));
  expect(stored).toMatchObject({ owner: null, content: null });
});
