/** Tests of which requests the simulated network offers to a candidate whom it has approved. */
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jobRequestCandidates, jobRequests } from '../../api/db/schema/job-request.ts';
import { notifications } from '../../api/db/schema/notification.ts';
import { bios } from '../../api/db/schema/profile.ts';
import { siteTime } from '../../src/services/contract/site-time.ts';
import { signUp } from './candidate.ts';
import { passWaits } from './pass-waits.ts';
import { createTestApi, type TestApi } from './test-api.ts';

type Request = typeof jobRequests.$inferInsert;

const usr = 'applicant@example.com';
const skill = 'Audit';
let api: TestApi;
beforeEach(async () => {
  api = await createTestApi();
  await api.db.update(jobRequests).set({ status: 'Closed' });
  await signUp(api, usr);
  await api.db
    .update(bios)
    .set({ technical_skills: [{ skill, level: 20, years: 3 }] })
    .where(eq(bios.user, usr));
});
afterEach(() => api.close());

const minutes = 60 * 1000;
const days = 24 * 60 * minutes;
const inTime = (milliseconds: number) => siteTime(api.now().getTime() + milliseconds);

/** Adds open requests. The first one matches the candidate best, and is the oldest; each later one matches less. */
async function addRequests(count: number, changes: Partial<Request> = {}, first = 0): Promise<string[]> {
  const [found] = await api.db.select().from(jobRequests).limit(1);
  if (!found) throw new Error('The demo data has no request.');
  const added = Array.from({ length: count }, (_, index) => {
    const at = first + index;
    const name = `RFQ-2020-${String(at + 1).padStart(5, '0')}`;
    return {
      ...found,
      name,
      job_title: { en: `Audit ${at}`, ar: `مراجعة ${at}` },
      transaction_date: `2026-02-${String(at + 1).padStart(2, '0')}`,
      valid_till: inTime(10 * days),
      status: 'Open' as const,
      required_skills: [{ name: `${name}-S1`, skill, level: 20 + 4 * at, is_mandatory: 1 as const }],
      required_languages: [],
      years_of_experience: null,
      budget_max: null,
      ...changes,
    };
  });
  await api.db.insert(jobRequests).values(added);
  return added.map(({ name }) => name);
}

const offers = async () =>
  api.db
    .select()
    .from(jobRequestCandidates)
    .where(eq(jobRequestCandidates.user, usr))
    .orderBy(jobRequestCandidates.rfq);
const offered = async () => (await offers()).map(({ rfq }) => rfq);

describe('a new candidate', () => {
  it('is offered the twelve open requests that match best, and invited to the first two', async () => {
    const names = await addRequests(14);
    await addRequests(1, { status: 'Closed', required_skills: [] }, 20);
    await passWaits(api, 1);
    expect(await offered()).toEqual(names.slice(0, 12));
    expect((await offers()).map(({ is_invited }) => is_invited)).toEqual([1, 1, ...Array(10).fill(0)]);
  });

  it('is offered the newest of requests that match equally well', async () => {
    const names = await addRequests(13, { required_skills: [] });
    await passWaits(api, 1);
    expect(await offered()).toEqual(names.slice(1));
  });

  it('is notified of the invitations with the titles of their requests', async () => {
    const names = await addRequests(6);
    await passWaits(api, 1);
    const rows = await api.db
      .select()
      .from(notifications)
      .where(eq(notifications.user, usr))
      .orderBy(notifications.position);
    expect(rows.map(({ kind, reference, subject }) => [kind, reference, subject])).toEqual([
      ['Request Invited', names[0], { en: 'Audit 0', ar: 'مراجعة 0' }],
      ['Request Invited', names[1], { en: 'Audit 1', ar: 'مراجعة 1' }],
    ]);
  });

  it('is not offered a request that closes within three days', async () => {
    const names = await addRequests(6, { valid_till: inTime(3 * days + minutes) });
    await addRequests(1, { valid_till: inTime(3 * days - minutes) }, 10);
    await passWaits(api, 0);
    expect(await offered()).toEqual([]);
    api.advance(20);
    await passWaits(api, 0);
    expect(await offered()).toEqual(names);
  });

  it('keeps the answer that was begun to a request before', async () => {
    const names = await addRequests(6);
    await api.db.insert(jobRequestCandidates).values({ rfq: String(names[3]), user: usr, my_status: 'Draft' });
    expect(await passWaits(api, 1)).toBe(1);
    expect((await offers()).map(({ rfq, my_status }) => [rfq, my_status])).toEqual(
      names.map((name, at) => [name, at === 3 ? 'Draft' : 'None']),
    );
  });
});

describe('new requests', () => {
  it('are published where fewer than six are open, and numbered in the year', async () => {
    api.advance((310 * days) / 1000);
    const names = await addRequests(5);
    await passWaits(api, 1);
    const more = (await offered()).filter((name) => !names.includes(name));
    expect(more).toHaveLength(7);
    for (const name of more) expect(name).toMatch(/^RFQ-2027-\d{5}$/);
  });

  it('are not published where six are open', async () => {
    const names = await addRequests(6);
    await passWaits(api, 1);
    expect(await offered()).toEqual(names);
  });

  it('have parts that are named after them', async () => {
    await passWaits(api, 1);
    const [{ rfq } = { rfq: '' }] = await offers();
    const isNew = and(eq(jobRequests.name, rfq), eq(jobRequests.status, 'Open'));
    const [request] = await api.db.select().from(jobRequests).where(isNew);
    const parts = [...(request?.deliverables ?? []), ...(request?.required_skills ?? [])].map(({ name }) => name);
    expect(parts).not.toEqual([]);
    for (const part of parts) expect(part.startsWith(`${rfq}-`)).toBe(true);
  });
});
