/** Tests of how the simulated clients answer quotations. */
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contracts } from '../../api/db/schema/contract.ts';
import { jobRequestCandidates, jobRequests } from '../../api/db/schema/job-request.ts';
import { notifications } from '../../api/db/schema/notification.ts';
import { completedTasks } from '../../api/db/schema/page-view.ts';
import { profiles } from '../../api/db/schema/profile.ts';
import { siteTime } from '../../src/services/contract/site-time.ts';
import type { MyStatus } from '../../src/services/contract/statuses.ts';
import { signUp } from './candidate.ts';
import { passWaits } from './pass-waits.ts';
import { createTestApi, secondAccount, type TestApi } from './test-api.ts';

const usr = 'newcomer@example.com';
let api: TestApi;
/** Requests that nobody may answer yet. */
let free: (typeof jobRequests.$inferSelect)[];
beforeEach(async () => {
  api = await createTestApi();
  await signUp(api, usr);
  // the network's approval is another act
  await api.db.update(profiles).set({ status: 'Approved' }).where(eq(profiles.user, usr));
  const open = await api.db.select().from(jobRequests).where(eq(jobRequests.status, 'Open')).limit(2);
  free = open.map((request, at) => ({ ...request, name: `RFQ-2020-0000${at + 1}` }));
  await api.db.insert(jobRequests).values(free);
});
afterEach(() => api.close());

const pass = (waits: number) => passWaits(api, waits);

/** Stores a quotation that is submitted now; returns the name of its request. */
async function quote(request: number, my_status: MyStatus, user = usr): Promise<string> {
  const rfq = String(free[request]?.name);
  const responses = await api.db.select().from(jobRequestCandidates);
  const quotation = responses.flatMap((response) => response.quotation ?? [])[0];
  if (!quotation) throw new Error('The demo data has no quotation.');
  const submitted_on = siteTime(api.now());
  await api.db
    .insert(jobRequestCandidates)
    .values({ rfq, user, my_status, quotation: { ...quotation, rfq, status: 'Submitted', submitted_on } });
  return rfq;
}

const statusesOf = async (rfq: string) => {
  const rows = await api.db.select().from(jobRequestCandidates).where(eq(jobRequestCandidates.rfq, rfq));
  return Object.fromEntries(rows.map(({ user, my_status, quotation }) => [user, [my_status, quotation?.status]]));
};
const requestOf = async (rfq: string) => (await api.db.select().from(jobRequests).where(eq(jobRequests.name, rfq)))[0];
const contractOf = async (rfq: string) => (await api.db.select().from(contracts).where(eq(contracts.rfq, rfq)))[0];

describe('a quotation', () => {
  it('is shortlisted after one waiting time, and awarded after two, each once', async () => {
    const rfq = await quote(0, 'Submitted');
    expect(await pass(0.9)).toBe(0);
    expect(await pass(0.1)).toBe(1);
    expect(await statusesOf(rfq)).toEqual({ [usr]: ['Shortlisted', 'Shortlisted'] });
    expect(await pass(0.9)).toBe(0);
    expect(await pass(0.1)).toBe(1);
    expect(await statusesOf(rfq)).toEqual({ [usr]: ['Won', 'Accepted'] });
    expect(await pass(10)).toBe(0);
  });

  it.each([
    ['Submitted', 'Shortlisted', 1],
    ['Shortlisted', 'Won', 2],
  ] as const)(
    'that is %s becomes %s in the order in which they were submitted, one at a time',
    async (from, to, waits) => {
      const later = async () => {
        api.advance(1);
        return quote(0, from);
      };
      const first = await quote(1, from);
      const second = await later();
      await pass(waits);
      expect([await statusesOf(first), await statusesOf(second)]).toEqual([
        { [usr]: [to, expect.not.stringMatching('Submitted')] },
        { [usr]: [from, 'Submitted'] },
      ]);
    },
  );

  it('is answered without those of other candidates', async () => {
    await quote(0, 'Submitted');
    api.advance(1);
    const rfq = await quote(0, 'Submitted', secondAccount.email);
    await pass(1 - 1 / 20);
    expect(await statusesOf(rfq)).toEqual({
      [usr]: ['Shortlisted', 'Shortlisted'],
      [secondAccount.email]: ['Submitted', 'Submitted'],
    });
  });

  it('is notified of with the title of the request and, once it is awarded, of the contract to sign', async () => {
    const rfq = await quote(0, 'Submitted');
    await pass(1);
    await pass(1);
    const rows = await api.db
      .select()
      .from(notifications)
      .where(eq(notifications.user, usr))
      .orderBy(notifications.position);
    const title = free[0]?.job_title;
    const contract = await contractOf(rfq);
    expect(rows.map(({ kind, reference, subject }) => [kind, reference, subject])).toEqual([
      ['Quotation Shortlisted', rfq, title],
      ['Quotation Won', rfq, title],
      ['Contract To Sign', contract?.name, title],
    ]);
    expect(contract?.name).toMatch(new RegExp(`^CON-${siteTime(api.now()).slice(0, 4)}-\\d{5}$`));
  });
});

describe('one run', () => {
  it('performs every act that is due, and one on each quotation', async () => {
    const rfq = await quote(0, 'Submitted');
    await api.db.update(profiles).set({ status: 'Submitted' }).where(eq(profiles.user, usr));
    expect(await pass(10)).toBe(2);
    expect(await statusesOf(rfq)).toMatchObject({ [usr]: ['Shortlisted', 'Shortlisted'] });
  });

  it('performs nothing in a database without the demo data', async () => {
    await quote(0, 'Submitted');
    await api.db.delete(completedTasks).where(eq(completedTasks.name, 'demo'));
    expect(await pass(10)).toBe(0);
  });
});

describe('the contract of a quotation that is awarded', () => {
  const arabic = { en: 'Sami', ar: 'سامي' };
  it.each([
    ['in both languages', arabic, { en: 'Haddad', ar: 'حداد' }, { en: 'Sami Haddad', ar: 'سامي حداد' }],
    ['in English alone', { en: 'Sami' }, { en: 'Haddad' }, { en: 'Sami Haddad', ar: 'Sami Haddad' }],
    ['in Arabic alone', { ar: 'سامي' }, { ar: 'حداد' }, { en: 'سامي حداد', ar: 'سامي حداد' }],
  ])('names the candidate, with a name %s', async (_, first_name, last_name, expected) => {
    await api.db.update(profiles).set({ first_name, last_name }).where(eq(profiles.user, usr));
    const rfq = await quote(0, 'Shortlisted');
    await pass(2);
    const contract = await contractOf(rfq);
    expect(contract).toMatchObject({ user: usr, signee: expected });
    expect(contract?.signatures[0]).toMatchObject({ party: 'Candidate', signer_name: expected });
  });
});

describe('the request of a quotation that is awarded', () => {
  it('is awarded where nobody else may answer it, and no other request is', async () => {
    const rfq = await quote(0, 'Shortlisted');
    const others = await api.db.select().from(jobRequests).where(eq(jobRequests.status, 'Open'));
    await pass(2);
    const now = siteTime(api.now());
    const before = free[0]?.timeline ?? [];
    expect(await requestOf(rfq)).toMatchObject({
      status: 'Awarded',
      modified: now.slice(0, 19),
      timeline: [...before, { status: 'Awarded', changed_on: now, note: null }],
    });
    const open = await api.db.select().from(jobRequests).where(eq(jobRequests.status, 'Open'));
    expect(open).toHaveLength(others.length - 1);
  });

  it('stays open for another candidate who may answer it', async () => {
    const rfq = await quote(0, 'Shortlisted');
    await api.db.insert(jobRequestCandidates).values({ rfq, user: secondAccount.email });
    const before = await requestOf(rfq);
    await pass(2);
    expect(await requestOf(rfq)).toEqual(before);
    const isWinner = and(eq(jobRequestCandidates.rfq, rfq), eq(jobRequestCandidates.user, usr));
    expect(await api.db.select().from(jobRequestCandidates).where(isWinner)).toMatchObject([{ my_status: 'Won' }]);
  });
});
