import { screen, within } from '@testing-library/react';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { jobRequestCandidates, jobRequests } from '../../api/db/schema/job-request.ts';
import type { Quotation } from '../../api/db/schema/rows.ts';
import { freshQuotation } from '../../src/machines/quotation-context.ts';
import type { CallName } from '../../src/services/contract/calls.ts';
import { type JobDescription, jobDescription } from '../../src/services/contract/records/job-request.ts';
import { type MyStatus, myStatuses, requestStatuses } from '../../src/services/contract/statuses.ts';
import { JobRequestNext } from '../../src/ui/job-request/job-request-next.tsx';
import type { RequestAction } from '../../src/ui/job-request/next-steps.ts';
import type { QuotationState } from '../../src/ui/job-request/use-quotation.ts';
import type { MessageId } from '../../src/ui/messages.tsx';
import { read, readRecord } from '../api/reading.ts';
import { createTestApi, demoAccount, seededOn, type TestApi } from '../api/test-api.ts';
import { show } from './support/show.tsx';

/** Site time is noon. */
const deadlines = {
  'deadline ahead': '2026-03-05 12:00:01',
  'deadline passed': '2026-03-05 12:00:00',
  'no deadline': null,
};

const cases = requestStatuses.flatMap((status) =>
  myStatuses.flatMap((my_status) =>
    Object.entries(deadlines).map(([time, valid_till]) => ({
      id: `${status}, ${my_status}, ${time}`,
      status,
      my_status,
      valid_till,
    })),
  ),
);

const calls: Record<RequestAction, { call: CallName; body: object; button: MessageId }> = {
  quote: {
    call: 'submitQuotation',
    body: { price_basis: 'Daily', rate: 2500, quantity: 10, available_from: '2027-01-10', cover_note: '', answers: [] },
    button: 'quote_write',
  },
  decline: { call: 'declineRfq', body: { reason: 'Outside my field' }, button: 'decline_request' },
  withdraw: { call: 'withdrawQuotation', body: {}, button: 'quote_withdraw' },
  undoDecline: { call: 'declineRfq', body: { undo: 1 }, button: 'decline_undo' },
};
const actions = Object.keys(calls) as RequestAction[]; // the keys of the record above

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn();
  await seedCases();
});
afterAll(() => api.close());
afterEach(() => {
  vi.useRealTimers();
});

test('a request offers exactly the actions that the API carries out, for every status, own status and deadline', async () => {
  const requests = await Promise.all(cases.map(({ id }) => describedBy(id)));
  // only for the page: the API of the tests has a clock of its own, and the database's timers need the real one
  vi.useFakeTimers({ toFake: ['Date'], now: seededOn });
  const { t } = await show({ page: <Requests requests={requests} />, answers: {} });
  // one query: each computes the role of every element on the page
  const items = new Map(screen.getAllByRole('listitem').map((item) => [item.getAttribute('aria-label'), item]));
  const offered = cases.map(({ id }) => {
    const item = items.get(id);
    if (!item) throw new Error(`No item is named ${id}.`);
    return [id, actions.filter((action) => within(item).queryByRole('button', { name: t(calls[action].button) }))];
  });
  vi.useRealTimers();
  const carriedOut: [string, RequestAction[]][] = [];
  for (const { id, my_status } of cases) {
    const done: RequestAction[] = [];
    for (const action of actions) if (await isCarriedOut(id, action, my_status)) done.push(action);
    carriedOut.push([id, done]);
  }
  expect(Object.fromEntries(offered)).toEqual(Object.fromEntries(carriedOut));
  expect(Object.fromEntries(offered)).toMatchObject({
    'Open, None, deadline ahead': ['quote', 'decline'],
    'Shortlisting, Submitted, deadline passed': ['withdraw'],
    'Open, Declined, no deadline': ['undoDecline'],
    'Shortlisting, Declined, no deadline': [],
  });
});

function Requests({ requests }: { requests: readonly JobDescription[] }) {
  return (
    <ul>
      {requests.map((request) => (
        <li key={request.name} aria-label={request.name}>
          <JobRequestNext request={request} quotation={viewing} />
        </li>
      ))}
    </ul>
  );
}

const viewing: QuotationState = {
  isSelected: true,
  isBusy: false,
  unsent: undefined,
  hasTag: (tag) => tag === 'viewing',
  context: freshQuotation(),
  draft: null,
  send: () => {},
};

/** A request for each case, made from a seeded one without questions. */
async function seedCases(): Promise<void> {
  const [seeded] = await api.db
    .select()
    .from(jobRequestCandidates)
    .innerJoin(jobRequests, eq(jobRequests.name, jobRequestCandidates.rfq))
    .where(eq(jobRequestCandidates.user, demoAccount.email));
  if (!seeded) throw new Error('The demo account has no request.');
  const { job_requests: request, job_request_candidates: candidate } = seeded;
  await api.db
    .insert(jobRequests)
    .values(cases.map(({ id, status, valid_till }) => ({ ...request, name: id, status, valid_till, questions: [] })));
  await api.db
    .insert(jobRequestCandidates)
    .values(cases.map(({ id, my_status }) => ({ ...candidate, rfq: id, my_status, quotation, decline: null })));
}

const quotation: Quotation = {
  name: 'QTN-1',
  rfq: 'RFQ-1',
  status: 'Draft',
  currency: 'SAR',
  rate: 1,
  price_basis: 'Daily',
  quantity: 1,
  net_total: 1,
  taxes_and_charges: 0,
  grand_total: 1,
  tax: null,
  available_from: '2027-01-10',
  cover_note: '',
  answers: [],
  attachments: [],
  submitted_on: null,
  valid_till: null,
};

async function describedBy(name: string): Promise<JobDescription> {
  return jobDescription.create(await readRecord(await api.call('getJobDescription', { token, query: { name } })));
}

/** Makes the call and restores the request. */
async function isCarriedOut(name: string, action: RequestAction, myStatus: MyStatus): Promise<boolean> {
  const { call, body } = calls[action];
  const { status, data } = await read(await api.call(call, { token, body: JSON.stringify({ ...body, name }) }));
  const isDone = status === 200 && (data as { my_status: string }).my_status !== myStatus; // the shape of these replies
  if (isDone)
    await api.db
      .update(jobRequestCandidates)
      .set({ my_status: myStatus, quotation, decline: null })
      .where(and(eq(jobRequestCandidates.rfq, name), eq(jobRequestCandidates.user, demoAccount.email)));
  return isDone;
}
