/** Which of two reasons is stated when a request cannot be answered: the request itself, or the candidate's own answer. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobRequestCandidates, jobRequests } from '../../api/db/schema/job-request.ts';
import type { CallName } from '../../src/services/contract/calls.ts';
import { read, readRows } from './reading.ts';
import { createTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let token: string;
let name: string;
let user: string;

beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn();
  const rows = await readRows(await api.call('getJobRequests', { token }));
  // one with a quotation, so that each status is possible
  name = String(rows.find(({ status, my_status }) => status === 'Open' && my_status === 'Shortlisted')?.name);
  const [own] = await api.db.select().from(jobRequestCandidates).where(eq(jobRequestCandidates.rfq, name));
  user = String(own?.user);
});
afterAll(() => api.close());

async function rejection(call: CallName, body: object, language: string) {
  const reply = await read(await api.call(call, { token, language, body: JSON.stringify({ name, ...body }) }));
  return [reply.status, reply.excType, reply.messages[0]?.message];
}

const closed = { en: 'This request no longer accepts responses.', ar: 'لم يعد هذا الطلب يقبل الردود.' };
const answered = {
  en: 'Your response to this request does not allow this now. Review its current status.',
  ar: 'لا تسمح حالة ردك على هذا الطلب بذلك الآن. راجع آخر حالة له.',
};

const quotation = {
  ...{ price_basis: 'Fixed price', rate: 5_000, tax: 'SG-VAT-15', available_from: '2027-01-10' },
  ...{ cover_note: 'At once.', answers: [] },
};
const decline = { reason: 'Outside my field' };
const undo = { undo: 1 };

it.each([
  ['submitQuotation', 'Closed', 'None', quotation, closed],
  ['submitQuotation', 'Closed', 'Withdrawn', quotation, closed],
  ['submitQuotation', 'Open', 'Declined', quotation, answered],
  ['submitQuotation', 'Open', 'Shortlisted', quotation, answered],
  ['withdrawQuotation', 'Awarded', 'Submitted', {}, closed],
  ['withdrawQuotation', 'Awarded', 'Not Selected', {}, answered],
  ['withdrawQuotation', 'Open', 'Declined', {}, answered],
  ['declineRfq', 'Closed', 'None', decline, closed],
  ['declineRfq', 'Open', 'Submitted', decline, answered],
  ['declineRfq', 'Closed', 'Declined', { ...decline, ...undo }, closed],
  ['declineRfq', 'Open', 'Submitted', { ...decline, ...undo }, answered],
] as const)('%s of a request that is %s and answered with %s', async (call, status, my_status, body, text) => {
  await api.db.update(jobRequests).set({ status, questions: [] }).where(eq(jobRequests.name, name));
  const isOwn = and(eq(jobRequestCandidates.rfq, name), eq(jobRequestCandidates.user, user));
  await api.db.update(jobRequestCandidates).set({ my_status }).where(isOwn);
  for (const language of ['en', 'ar'] as const)
    expect(await rejection(call, body, language)).toEqual([417, 'InvalidStatusError', text[language]]);
  const [own] = await api.db.select().from(jobRequestCandidates).where(isOwn);
  expect(own?.my_status).toBe(my_status);
});
