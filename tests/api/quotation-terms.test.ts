/** Tests of what a quotation states, and of what makes two quotations the same. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { taxes } from '../../api/db/schema/contract.ts';
import { jobRequests } from '../../api/db/schema/job-request.ts';
import { lookups } from '../../api/db/schema/lookup.ts';
import { openRequests } from './candidate.ts';
import { read, readRecord } from './reading.ts';
import { createTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let token: string;
/** The open requests that this account has not answered. */
let open: string[];

beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn();
  open = await openRequests(api, token);
  const question = { question: { en: 'How?', ar: 'كيف؟' }, answer_type: 'Text' as const };
  const questions = [
    { ...question, name: 'first', is_mandatory: 1 as const },
    { ...question, name: 'second', is_mandatory: 0 as const },
  ];
  await api.db.update(jobRequests).set({ questions, currency: 'SAR' });
});
afterAll(() => api.close());

const terms = {
  price_basis: 'Daily',
  rate: 100,
  quantity: 3,
  tax: null as string | null,
  available_from: '2027-01-10',
  cover_note: '',
  answers: [{ question: 'first', answer: 'Twice.' }],
};
const submit = (name: string, changes: object = {}) =>
  api.call('submitQuotation', { token, body: JSON.stringify({ ...terms, ...changes, name }) }).then(read);
const quotationOf = async (name: string) =>
  (await readRecord(await api.call('getJobDescription', { token, query: { name } }))).my_response;
const takeOpen = () => open.shift() ?? '';

it('states its terms, the time at which it was submitted, and the day until which it is valid', async () => {
  const name = takeOpen();
  expect((await submit(name)).status).toBe(200);
  expect(await quotationOf(name)).toEqual({
    name: name.replace('RFQ', 'QTN'),
    rfq: name,
    status: 'Submitted',
    currency: 'SAR',
    price_basis: 'Daily',
    rate: 100,
    quantity: 3,
    net_total: 300,
    taxes_and_charges: 0,
    grand_total: 300,
    available_from: '2027-01-10',
    cover_note: '',
    answers: [{ name: 'first', question: 'How?', answer: 'Twice.' }],
    attachments: [],
    submitted_on: expect.stringMatching(/^2026-03-05 /),
    valid_till: '2026-05-04',
  });
});

it('has the answer to each question, without the spaces around it, and none that was left empty', async () => {
  const name = takeOpen();
  const answersFor = async (...answers: string[]) => {
    const sent = ['first', 'second'].map((question, at) => ({ question, answer: answers[at] }));
    const { messages } = await submit(name, { answers: sent });
    return messages.map(({ fieldname }) => fieldname);
  };
  expect(await answersFor(' ', 'Later.')).toEqual(['answers.0.answer']);
  expect(await answersFor(' Twice. ', ' ')).toEqual([]);
  expect(await quotationOf(name)).toMatchObject({ answers: [{ name: 'first', answer: 'Twice.' }] });
  await api.call('withdrawQuotation', { token, body: JSON.stringify({ name }) });
  expect(await answersFor('Twice.', 'Later.')).toEqual([]);
  expect(await quotationOf(name)).toMatchObject({
    answers: [
      { name: 'first', answer: 'Twice.' },
      { name: 'second', answer: 'Later.' },
    ],
  });
});

it('has as many decimals as the currency of its request', async () => {
  const name = takeOpen();
  const price = { rate: 33.333, quantity: 1.25 };
  expect((await submit(name, price)).messages).toMatchObject([{ fieldname: 'rate' }]);
  await api.db.update(jobRequests).set({ currency: 'KWD' }).where(eq(jobRequests.name, name));
  expect((await submit(name, price)).status).toBe(200);
  expect(await quotationOf(name)).toMatchObject({
    currency: 'KWD',
    rate: 33.333,
    net_total: 41.666,
    grand_total: 41.666,
  });
});

it('has the total that was stated where the price includes the tax', async () => {
  const isThis = eq(taxes.name, 'SG-VAT-15');
  await api.db.update(taxes).set({ included_in_print_rate: 1 }).where(isThis);
  onTestFinished(async () => {
    await api.db.update(taxes).set({ included_in_print_rate: 0 }).where(isThis);
  });
  const name = takeOpen();
  expect((await submit(name, { tax: 'SG-VAT-15', rate: 115, quantity: 1 })).status).toBe(200);
  expect(await quotationOf(name)).toMatchObject({ net_total: 100, taxes_and_charges: 15, grand_total: 115 });
});

it.each([
  ['a price basis that is no longer offered', { price_basis: 'Weekly' }, 'price_basis'],
  ['a choice of another list as its price basis', { price_basis: 'Remote' }, 'price_basis'],
  ['a tax that is no longer offered', { tax: 'closed' }, 'tax'],
  ['a tax of another company', { tax: 'foreign' }, 'tax'],
])('is refused with %s', async (_, changes, fieldname) => {
  const isWeekly = and(eq(lookups.list, 'price_basis'), eq(lookups.name, 'Weekly'));
  await api.db.update(lookups).set({ disabled: 1 }).where(isWeekly);
  const [tax] = await api.db.select().from(taxes).where(eq(taxes.name, 'SG-VAT-15'));
  if (!tax) throw new Error('The demo data has no such tax.');
  const others = [
    { ...tax, name: 'closed', disabled: 1 as const },
    { ...tax, name: 'foreign', company: 'other' },
  ];
  await api.db.insert(taxes).values(others).onConflictDoNothing();
  const { status, messages } = await submit(open[0] ?? '', changes);
  expect([status, messages]).toEqual([417, [expect.objectContaining({ fieldname, message: 'Choose from the list' })]]);
});

it.each([
  ['price basis', { price_basis: 'Hourly' }],
  ['rate', { rate: 101 }],
  ['quantity', { quantity: 4 }],
  ['tax', { tax: 'SG-VAT-15' }],
  ['first day', { available_from: '2027-01-11' }],
  ['cover note', { cover_note: 'At once.' }],
  ['answer', { answers: [{ question: 'first', answer: 'Once.' }] }],
  [
    'answered question',
    {
      answers: [
        { question: 'first', answer: 'Twice.' },
        { question: 'second', answer: 'Later.' },
      ],
    },
  ],
])('cannot be repeated with another %s', async (_, changes) => {
  const name = open[0] ?? '';
  expect((await submit(name)).status).toBe(200);
  const stored = await quotationOf(name);
  const { status, excType } = await submit(name, changes);
  expect([status, excType]).toEqual([417, 'InvalidStatusError']);
  expect(await quotationOf(name)).toEqual(stored);
});

it('can be repeated after the client has renamed a question', async () => {
  const name = takeOpen();
  expect((await submit(name)).status).toBe(200);
  const [request] = await api.db.select().from(jobRequests).where(eq(jobRequests.name, name));
  const questions = (request?.questions ?? []).map((each) => ({
    ...each,
    question: { en: 'How often?', ar: 'كم مرة؟' },
  }));
  await api.db.update(jobRequests).set({ questions }).where(eq(jobRequests.name, name));
  expect((await submit(name)).status).toBe(200);
});

it('can begin on the day on which it is submitted, as it is at the site, and no earlier', async () => {
  const name = takeOpen();
  // 01:00 at the site, on the next day
  api.advance(13 * 60 * 60);
  token = await api.signIn();
  const { messages } = await submit(name, { available_from: '2026-03-05' });
  expect(messages).toEqual([expect.objectContaining({ fieldname: 'available_from', message: 'This date has passed' })]);
  expect((await submit(name, { available_from: '2026-03-06' })).status).toBe(200);
  expect(await quotationOf(name)).toMatchObject({
    submitted_on: expect.stringMatching(/^2026-03-06 01:00/),
    valid_till: '2026-05-05',
  });
});
