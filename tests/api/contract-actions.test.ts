/** Tests of what a candidate does with a contract. Long because it is signed, declined and delivered in one file. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contracts } from '../../api/db/schema/contract.ts';
import type { CallName } from '../../src/services/contract/calls.ts';
import { isObject } from '../../src/services/contract/readers.ts';
import { siteTime } from '../../src/services/contract/site-time.ts';
import { contractBodies, hashOf, signerName } from './contract-bodies.ts';
import { createContractReset } from './create-contract-reset.ts';
import { fileBody } from './file-body.ts';
import { read, readRecord, readRows } from './reading.ts';
import { createTestApi, secondAccount, type TestApi } from './test-api.ts';

let api: TestApi;
let token: string;
let bodies: Awaited<ReturnType<typeof contractBodies>>;

let otherToken: string;
let reset: () => Promise<void>;

beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn();
  otherToken = await api.signIn(secondAccount);
  bodies = await contractBodies(api, token);
  reset = await createContractReset(api);
});
beforeEach(() => reset());
afterAll(() => api.close());

const post = (name: CallName, body: object, language = 'en', as = token) =>
  api.call(name, { token: as, language, body: JSON.stringify(body) }).then(read);
const contract = (name: string, language = 'en') =>
  api.call('getContract', { token, language, query: { name } }).then(readRecord);
const id = (letter: string) => letter.repeat(32);
const rowsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isObject) : []);

describe('signing', () => {
  it('stores the name, the time, the language and the text, and leaves the contract to the network', async () => {
    const { toSign } = bodies;
    const before = await contract(toSign.name);
    api.advance(90);
    const now = siteTime(api.now());
    const body = { ...toSign, full_name: ' noura   al-SA’DOUN ' };
    expect((await post('signContract', body)).data).toEqual({
      name: toSign.name,
      status: 'Unsigned',
      next_action: 'Wait',
      modified: now.replace(/\.?0+$/, ''),
    });
    const after = await contract(toSign.name);
    expect(after.signature).toEqual({
      signer_name: 'noura   al-SA’DOUN',
      signed_on: now,
      language: 'en',
      terms_hash: hashOf(String(before.contract_terms)),
      terms: before.contract_terms,
    });
    expect(rowsIn(after.signatures).map(({ party, status, signed_on }) => [party, status, signed_on])).toEqual([
      ['Candidate', 'Signed', now],
      ['Network', 'Ready', undefined],
      ['Client', 'Waiting', undefined],
    ]);
  });

  it('takes the name and the text of the other language', async () => {
    const { toSign } = await contractBodies(api, token, 'ar');
    expect((await post('signContract', toSign, 'ar')).status).toBe(200);
    expect((await contract(toSign.name)).signature).toMatchObject({ language: 'ar', signer_name: signerName.ar });
  });

  it('is refused when the text is another by now, and signs nothing', async () => {
    const { toSign } = bodies;
    const terms = { en: '<p>New terms</p>', ar: '<p>شروط جديدة</p>' };
    await api.db.update(contracts).set({ contract_terms: terms }).where(eq(contracts.name, toSign.name));
    const { status, excType, messages } = await post('signContract', toSign);
    expect([status, excType, messages[0]?.fieldname]).toEqual([417, 'TimestampMismatchError', 'terms_hash']);
    expect(await contract(toSign.name)).toMatchObject({ next_action: 'Sign' });
    expect((await contract(toSign.name)).signature ?? null).toBeNull();
  });

  it.each([
    [{ full_name: 'Another Person' }, 'full_name', 'Enter your full name as it is in your profile'],
    [{ full_name: '' }, 'full_name', 'This field is required'],
    [{ consent: 0 }, 'consent', 'This field is required'],
    [{ terms_hash: 'abc' }, 'terms_hash', 'At least 64 characters'],
  ])('is refused with %o by the field', async (changes, fieldname, message) => {
    const { status, messages } = await post('signContract', { ...bodies.toSign, ...changes });
    expect([status, messages[0]]).toEqual([417, expect.objectContaining({ fieldname, message })]);
  });

  it('happens once when two tabs sign at the same time', async () => {
    const { toSign } = bodies;
    const replies = await Promise.all(
      [id('a'), id('b')].map((submission) => post('signContract', { ...toSign, submission })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(replies[0]?.data).toEqual(replies[1]?.data);
    api.advance(60);
    expect((await post('signContract', { ...toSign, submission: id('c') })).data).toEqual(replies[0]?.data);
  });

  it('is not possible after the contract was declined, or in another state', async () => {
    await post('declineContract', { ...bodies.toDecline, name: bodies.toSign.name });
    const { excType, messages } = await post('signContract', bodies.toSign);
    expect([excType, messages[0]?.message]).toEqual([
      'InvalidStatusError',
      'The status of this contract does not allow this now. Review its current status.',
    ]);
    const rows = await readRows(await api.call('getContractList', { token }));
    for (const { name, status } of rows.filter((row) => row.status !== 'Unsigned'))
      expect([status, (await post('signContract', { ...bodies.toSign, submission: id('d'), name })).excType]).toEqual([
        status,
        'InvalidStatusError',
      ]);
  });

  it('is not possible again after the network has cancelled a signed contract', async () => {
    const { toSign } = bodies;
    await post('signContract', toSign);
    await api.db.update(contracts).set({ status: 'Cancelled' }).where(eq(contracts.name, toSign.name));
    expect((await post('signContract', { ...toSign, submission: id('d') })).excType).toBe('InvalidStatusError');
  });
});

describe('declining to sign', () => {
  it('cancels the contract and its milestones, and stores the reason', async () => {
    const { toDecline } = bodies;
    const declined_on = siteTime(api.now());
    const first = await post('declineContract', toDecline);
    expect(first.data).toMatchObject({ status: 'Cancelled', next_action: 'None' });
    api.advance(60);
    expect((await post('declineContract', { ...toDecline, submission: id('e') })).data).toEqual(first.data);
    const after = await contract(toDecline.name);
    expect(after.refusal).toEqual({ reason: 'Dates', note: 'I am away until March.', declined_on });
    expect(new Set(rowsIn(after.milestones).map(({ status }) => status))).toEqual(new Set(['Cancelled']));
    expect(rowsIn(after.timeline).at(-1)).toMatchObject({ status: 'Cancelled', by: signerName.en });
  });

  it('is refused without a reason, and after the signature', async () => {
    expect((await post('declineContract', { ...bodies.toDecline, reason: 'Boredom' })).status).toBe(417);
    await post('signContract', bodies.toSign);
    const late = await post('declineContract', { ...bodies.toDecline, name: bodies.toSign.name, submission: id('f') });
    expect(late.excType).toBe('InvalidStatusError');
  });
});

async function upload(content: string): Promise<string> {
  const body = fileBody(content, 'report.pdf');
  return String((await readRecord(await api.call('uploadDeliverable', { token, body }))).name);
}

const milestoneOf = async (name: string, milestone: string) =>
  rowsIn((await contract(name)).milestones).find((each) => each.name === milestone);

describe('a delivery', () => {
  it('stores the note and the files, and waits for the client', async () => {
    const { toDeliver } = bodies;
    const file = await upload('%PDF-1.7 a report');
    const { data } = await post('deliverMilestone', { ...toDeliver, files: [{ file }] });
    expect(data).toMatchObject({ status: 'Active', next_action: 'Wait' });
    const milestone = await milestoneOf(toDeliver.name, toDeliver.milestone);
    expect(milestone).toMatchObject({ status: 'Submitted' });
    expect(rowsIn(milestone?.deliveries).at(-1)).toMatchObject({
      note: 'With the summary.',
      delivered_on: siteTime(api.now()),
      files: [{ name: file, file_name: 'report.pdf', file_url: `/private/files/${file}` }],
    });
    const query = { file_url: `/private/files/${file}` };
    expect(await (await api.call('downloadFile', { token, query })).text()).toBe('%PDF-1.7 a report');
    expect((await api.call('downloadFile', { token: otherToken, query })).status).toBe(404);
  });

  it('is stored once, whether it is repeated or sent from two tabs', async () => {
    const { toDeliver } = bodies;
    const first = await post('deliverMilestone', toDeliver);
    api.advance(60);
    expect(await post('deliverMilestone', toDeliver)).toEqual(first);
    const again = await post('deliverMilestone', { ...toDeliver, submission: id('g') });
    expect([again.status, again.excType]).toEqual([417, 'InvalidStatusError']);
    const { deliveries } = (await milestoneOf(toDeliver.name, toDeliver.milestone)) ?? {};
    expect(rowsIn(deliveries).filter(({ note }) => note === toDeliver.note)).toHaveLength(1);
  });

  it('takes five files at most, each once, that this account has uploaded', async () => {
    const { toDeliver } = bodies;
    const files = await Promise.all(Array.from({ length: 6 }, (_, at) => upload(`%PDF-1.7 ${at}`)));
    const all = files.map((file) => ({ file }));
    const body = fileBody('%PDF-1.7 theirs', 'theirs.pdf');
    const theirs = String((await readRecord(await api.call('uploadDeliverable', { token: otherToken, body }))).name);
    const first = all.slice(0, 1);
    for (const [sent, fieldname] of [
      [all, 'files'],
      [[...first, ...first], 'files.1.file'],
      [[...first, { file: theirs }], 'files.1.file'],
      [[{ file: 'nothing' }], 'files.0.file'],
    ] as const) {
      const { status, messages } = await post('deliverMilestone', { ...toDeliver, files: sent });
      expect([status, messages[0]?.fieldname]).toEqual([417, fieldname]);
    }
    expect((await post('deliverMilestone', { ...toDeliver, files: all.slice(0, 5) })).status).toBe(200);
  });

  it('is refused without a note, and for a milestone that is not due', async () => {
    const { toDeliver } = bodies;
    const empty = await post('deliverMilestone', { ...toDeliver, note: ' ' });
    expect(empty.messages[0]).toMatchObject({ fieldname: 'note' });
    const last = rowsIn((await contract(toDeliver.name)).milestones).at(-1)?.name;
    expect((await post('deliverMilestone', { ...toDeliver, milestone: last })).excType).toBe('InvalidStatusError');
    expect((await post('deliverMilestone', { ...toDeliver, milestone: 'M-0' })).status).toBe(404);
  });

  it.each([
    ['PK\x03\x04 xl/workbook.xml', 'report.xlsx'],
    ['PK\x03\x04 ppt/presentation.xml', 'report.pptx'],
    ['PK\x03\x04 word/document.xml', 'report.docx'],
  ])('stores a file by its content: %j', async (content, fileName) => {
    const body = fileBody(content, 'report.exe');
    expect(await readRecord(await api.call('uploadDeliverable', { token, body }))).toMatchObject({
      file_name: fileName,
    });
  });

  it('refuses a file of another type, and a visitor', async () => {
    const body = fileBody('MZ', 'report.pdf');
    const { status, messages } = await read(await api.call('uploadDeliverable', { token, body }));
    expect([status, messages[0]?.message]).toEqual([417, "This file type isn't accepted."]);
    expect((await api.call('uploadDeliverable', { body })).status).toBe(401);
  });
});

it.each([
  ['signContract', 'toSign'],
  ['declineContract', 'toDecline'],
  ['deliverMilestone', 'toDeliver'],
  ['endContract', 'toEnd'],
] as const)('%s finds neither another person’s contract nor one that does not exist', async (call, body) => {
  expect((await post(call, bodies[body], 'en', otherToken)).status).toBe(404);
  expect((await post(call, { ...bodies[body], name: 'CON-2020-00001' })).status).toBe(404);
  expect((await api.call(call, { body: JSON.stringify(bodies[body]) })).status).toBe(401);
});

it('reads a contract that an earlier version stored, without deliveries', async () => {
  const { toDeliver } = bodies;
  const [stored] = await api.db.select().from(contracts).where(eq(contracts.name, toDeliver.name));
  const milestones = stored?.milestones.map(({ deliveries: _, ...milestone }) => milestone) ?? [];
  await api.db.update(contracts).set({ milestones }).where(eq(contracts.name, toDeliver.name));
  expect(rowsIn((await contract(toDeliver.name)).milestones).map(({ deliveries }) => deliveries)).toEqual(
    milestones.map(() => []),
  );
  expect((await post('deliverMilestone', toDeliver)).status).toBe(200);
});
