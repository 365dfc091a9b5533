/** Tests of quotations. Long because a request is answered by a quotation, its withdrawal or a decline. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobRequests } from '../../api/db/schema/job-request.ts';
import type { CallName } from '../../src/services/contract/calls.ts';
import { read, readRecord, readRows } from './reading.ts';
import { createTestApi, secondAccount, type TestApi } from './test-api.ts';

let api: TestApi;
let token: string;
let rows: Record<string, unknown>[];

beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn();
  rows = await readRows(await api.call('getJobRequests', { token }));
});
afterAll(() => api.close());

const post = (name: CallName, body: object, language = 'en') =>
  api.call(name, { token, language, body: JSON.stringify(body) }).then(read);
const request = (name: unknown, language = 'en') =>
  api.call('getJobDescription', { token, language, query: { name: String(name) } }).then(readRecord);

/** The name of a request with these statuses; `index` selects one of several. */
function rfq(status: string, my_status: string, index = 0): string {
  const found = rows.filter((row) => row.status === status && row.my_status === my_status)[index];
  if (!found) throw new Error(`There is no such request: ${status}, ${my_status}`);
  return String(found.name);
}

const quote = {
  price_basis: 'Daily',
  rate: '٢٬٥٠٠٫٥',
  quantity: 10,
  tax: 'SG-VAT-15',
  available_from: '2027-01-10',
  cover_note: 'I can begin \u202eat once.',
};

async function answersTo(name: string) {
  const { questions } = await request(name);
  const all = (questions ?? []) as { name: string; answer_type: string }[];
  return all.map((question) => ({ question: question.name, answer: answerOf(question.answer_type) }));
}
const answerOf = (type: string) => (type === 'Number' ? '12' : type === 'Yes/No' ? 'Yes' : 'Twice, in 2024.');

const setStatus = (name: string, status: 'Open' | 'Awarded' | 'Closed') =>
  api.db.update(jobRequests).set({ status }).where(eq(jobRequests.name, name));

describe('a quotation', () => {
  it('is stored with totals in its currency, from either set of digits, and without directional characters', async () => {
    const name = String(
      rows.find((row) => row.my_status === 'None' && row.status === 'Open' && row.currency === 'SAR')?.name,
    );
    const { status, data } = await post('submitQuotation', { ...quote, name, answers: await answersTo(name) });
    expect([status, data]).toEqual([200, { name, my_status: 'Submitted', is_saved: expect.any(Number) }]);
    expect(await request(name)).toMatchObject({
      my_status: 'Submitted',
      can_respond: 0,
      my_response: {
        status: 'Submitted',
        rate: 2500.5,
        quantity: 10,
        net_total: 25_005,
        taxes_and_charges: 3750.75,
        grand_total: 28_755.75,
        tax: 'SG-VAT-15',
        cover_note: 'I can begin at once.',
      },
    });
  });

  it('has the units and the tax that were chosen, also with spaces around their keys', async () => {
    const name = rfq('Open', 'None', 7);
    const answers = await answersTo(name);
    const spaced = { ...quote, price_basis: ' Daily ', tax: ' SG-VAT-15 ', rate: 100, name, answers };
    expect((await post('submitQuotation', { ...spaced, quantity: null })).messages[0]?.fieldname).toBe('quantity');
    expect((await post('submitQuotation', spaced)).status).toBe(200);
    expect(await request(name)).toMatchObject({
      my_response: { price_basis: 'Daily', tax: 'SG-VAT-15', quantity: 10, grand_total: 1150 },
    });
  });

  it('with one price for the project has a quantity of one, whatever was sent', async () => {
    const name = rfq('Open', 'None', 6);
    const terms = { ...quote, price_basis: 'Fixed price', rate: 2500, quantity: 10, tax: null };
    expect((await post('submitQuotation', { ...terms, name, answers: await answersTo(name) })).status).toBe(200);
    expect(await request(name)).toMatchObject({
      my_response: { rate: 2500, quantity: 1, net_total: 2500, taxes_and_charges: 0, grand_total: 2500 },
    });
  });

  it('may be repeated only with the same content', async () => {
    const name = rfq('Open', 'None', 1);
    const body = { ...quote, name, answers: await answersTo(name) };
    await post('submitQuotation', body);
    const first = await request(name);
    api.advance(60);
    expect((await post('submitQuotation', body)).status).toBe(200);
    expect(await request(name)).toEqual(first);
    const { status, excType } = await post('submitQuotation', { ...body, rate: 1 });
    expect([status, excType]).toEqual([417, 'InvalidStatusError']);
    expect(await request(name)).toEqual(first);
  });

  it('is accepted once of two simultaneous requests', async () => {
    const name = rfq('Open', 'None', 2);
    const body = { ...quote, name, answers: await answersTo(name) };
    const replies = await Promise.all([1000, 2000].map((rate) => post('submitQuotation', { ...body, rate })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 417]);
  });

  it.each([
    [{ rate: '-5' }, 'rate', 'Enter a number above zero, such as 40 or 7.5'],
    [{ rate: 0 }, 'rate', 'Enter a number above zero, such as 40 or 7.5'],
    [{ rate: 1e12 }, 'rate', 'Enter a number up to 10,000,000'],
    [{ rate: '1.2345' }, 'rate', 'Too many digits after the decimal point'],
    [{ rate: '1e5' }, 'rate', 'Enter a number above zero, such as 40 or 7.5'],
    [{ quantity: null }, 'quantity', 'This field is required'],
    [{ price_basis: 'Yearly' }, 'price_basis', 'Choose from the list'],
    [{ tax: 'SG-WHT-5' }, 'tax', 'Choose from the list'],
    [{ available_from: '2020-01-01' }, 'available_from', 'This date has passed'],
    [{ available_from: '2999-01-01' }, 'available_from', 'This date is too far in the future'],
    [{ available_from: '2027-02-30' }, 'available_from', 'Enter a valid date with a four-digit year'],
    [{ cover_note: 'x'.repeat(5001) }, 'cover_note', 'This is too long'],
    [{ answers: [] }, 'answers.0.answer', 'This field is required'],
  ])('is rejected with %o by the field and its reason', async (changes, fieldname, message) => {
    const name = rfq('Open', 'None', 3);
    const body = { ...quote, name, answers: await answersTo(name), ...changes };
    const { status, messages } = await post('submitQuotation', body);
    expect(status).toBe(417);
    // each mandatory question without an answer is an error
    expect(messages.filter((each) => !String(each.fieldname).startsWith('answers.1'))).toEqual([
      expect.objectContaining({ fieldname, message }),
    ]);
    expect(await request(name)).toMatchObject({ my_status: 'None', can_respond: 1 });
  });

  it('is rejected for a closed request, another person’s request, or no request', async () => {
    const closed = await post('submitQuotation', { ...quote, name: rfq('Closed', 'None'), answers: [] });
    expect([closed.status, closed.excType]).not.toEqual([200, undefined]);
    expect(closed.status).toBe(417);
    const other = await api.signIn(secondAccount);
    for (const name of ['submitQuotation', 'withdrawQuotation', 'declineRfq', 'saveRfq'] as const) {
      const theirs = await api.call(name, { token: other, body: JSON.stringify({ name: rows[0]?.name }) });
      expect((await read(theirs)).status).toBe(404);
      expect((await post(name, {})).messages[0]).toMatchObject({ fieldname: 'name' });
    }
  });

  it('allows another quotation after it was withdrawn', async () => {
    const name = rfq('Open', 'Submitted');
    for (const _ of ['once', 'again'])
      expect((await post('withdrawQuotation', { name })).data).toMatchObject({ my_status: 'Withdrawn' });
    expect(await request(name)).toMatchObject({ can_respond: 1, my_response: { status: 'Withdrawn' } });
    const body = { ...quote, name, answers: await answersTo(name) };
    expect((await post('submitQuotation', body)).data).toMatchObject({ my_status: 'Submitted' });
    // the same words again
    await post('withdrawQuotation', { name });
    expect((await post('submitQuotation', body)).data).toMatchObject({ my_status: 'Submitted' });
  });

  it('is rejected after the request was declined, also with the content of one that was withdrawn', async () => {
    const name = rfq('Open', 'None', 8);
    const body = { ...quote, name, answers: await answersTo(name) };
    await post('submitQuotation', body);
    await post('withdrawQuotation', { name });
    await post('declineRfq', { name, reason: 'Outside my field' });
    expect((await post('submitQuotation', body)).excType).toBe('InvalidStatusError');
    await post('declineRfq', { name, undo: 1 });
    expect((await post('submitQuotation', body)).data).toMatchObject({ my_status: 'Submitted' });
  });

  it('cannot be withdrawn once the client has chosen', async () => {
    const name = rfq('Open', 'Shortlisted');
    await setStatus(name, 'Awarded');
    expect((await post('withdrawQuotation', { name })).excType).toBe('InvalidStatusError');
    expect(await request(name)).toMatchObject({ my_status: 'Shortlisted' });
    await setStatus(name, 'Open');
  });

  it('cannot be withdrawn before it exists', async () => {
    expect((await post('withdrawQuotation', { name: rfq('Open', 'None', 4) })).excType).toBe('InvalidStatusError');
  });
});

describe('declining', () => {
  it('stores the reason in both languages, and undoing removes it', async () => {
    const name = rfq('Open', 'None', 4);
    const { decline_reasons } = await request(name, 'ar');
    const [reason] = decline_reasons as string[];
    for (const _ of ['once', 'again'])
      expect((await post('declineRfq', { name, reason, note: 'Next time' })).data).toMatchObject({
        my_status: 'Declined',
      });
    expect(await request(name)).toMatchObject({
      can_respond: 0,
      my_decline: { reason: 'Not available at that time', note: 'Next time' },
    });
    for (const _ of ['once', 'again'])
      expect((await post('declineRfq', { name, undo: 1 })).data).toMatchObject({ my_status: 'None' });
    expect(await request(name)).not.toHaveProperty('my_decline');
  });

  it('restores a draft when it is undone', async () => {
    const name = rfq('Open', 'Draft');
    await post('declineRfq', { name, reason: 'Outside my field' });
    expect((await post('declineRfq', { name, undo: 1 })).data).toMatchObject({ my_status: 'Draft' });
  });

  it.each([
    [{}, 'This field is required'],
    [{ reason: 'Just so' }, 'Choose from the list'],
  ])('requires one of the reasons: %o', async (body, message) => {
    const { status, messages } = await post('declineRfq', { name: rfq('Open', 'None', 4), ...body });
    expect([status, messages]).toEqual([417, [expect.objectContaining({ fieldname: 'reason', message })]]);
  });

  it('is not possible after a quotation was submitted', async () => {
    const { excType } = await post('declineRfq', { name: rfq('Open', 'Submitted', 1), reason: 'Outside my field' });
    expect(excType).toBe('InvalidStatusError');
  });

  it('has no note when none was typed, and stays once the request is closed', async () => {
    const name = rfq('Open', 'None', 5);
    await post('declineRfq', { name, reason: 'Outside my field', note: ' ' });
    const { my_decline } = await request(name);
    expect(my_decline).toEqual({ reason: 'Outside my field', declined_on: expect.any(String) });
    await setStatus(name, 'Closed');
    expect((await post('declineRfq', { name, undo: 1 })).excType).toBe('InvalidStatusError');
    expect(await request(name)).toMatchObject({ my_status: 'Declined' });
  });

  it('restores a withdrawn quotation when it is undone', async () => {
    const name = rfq('Open', 'Submitted', 1);
    await post('withdrawQuotation', { name });
    await post('declineRfq', { name, reason: 'Outside my field' });
    expect((await post('declineRfq', { name, undo: 1 })).data).toMatchObject({ my_status: 'Withdrawn' });
  });
});

it('marks a request for later, and removes the mark', async () => {
  const name = String(rows[0]?.name);
  for (const is_saved of [1, 1, 0]) {
    expect((await post('saveRfq', { name, is_saved })).data).toMatchObject({ is_saved });
    expect(await request(name)).toMatchObject({ is_saved });
  }
});
