/** Tests of how the simulated network receives a new candidate. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { profiles } from '../../api/db/schema/profile.ts';
import { siteTime } from '../../src/services/contract/site-time.ts';
import { signUp } from './candidate.ts';
import { passWaits } from './pass-waits.ts';
import { readRecord, readRows } from './reading.ts';
import { createTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
beforeEach(async () => {
  api = await createTestApi();
});
afterEach(() => api.close());

const pass = (waits: number) => passWaits(api, waits);

describe('the simulated network', () => {
  const usr = 'applicant@example.com';
  const signedUp = async () => {
    await signUp(api, usr);
    const token = await api.signIn({ email: usr, password: 'Long-enough-2026' });
    return {
      profile: () => api.call('getProfile', { token }).then(readRecord),
      requests: async () => readRows(await api.call('getJobRequests', { token })),
      notifications: () => api.call('getNotifications', { token }).then(readRecord),
    };
  };

  it('approves a new profile after a waiting time, and offers the requests that match best', async () => {
    const { profile, requests, notifications } = await signedUp();
    expect(await pass(0)).toBe(0);
    expect([(await profile()).status, await requests()]).toEqual(['Submitted', []]);
    expect(await pass(1)).toBe(1);
    expect((await profile()).status).toBe('Approved');
    const offers = await requests();
    expect(offers).toHaveLength(12);
    const invitations = offers.filter(({ is_invited }) => is_invited).map(({ name }) => name);
    expect(invitations).toHaveLength(2);
    const { items } = await notifications();
    expect(new Set((items as Record<string, unknown>[]).map(({ kind, reference }) => `${kind} ${reference}`))).toEqual(
      new Set(invitations.map((name) => `Request Invited ${name}`)),
    );
    expect(new Set(offers.map(({ status }) => status))).toEqual(new Set(['Open']));
    expect(await pass(1)).toBe(0);
  });

  it('publishes new requests where the deadlines of the others have passed', async () => {
    api.advance(120 * 24 * 60 * 60);
    const { requests } = await signedUp();
    await pass(1);
    const offers = await requests();
    expect(offers.length).toBeGreaterThanOrEqual(6);
    for (const { valid_till } of offers) expect(String(valid_till) > siteTime(api.now())).toBe(true);
  });

  it('approves the candidate first who signed up first, one at a time', async () => {
    const first = 'first@example.com';
    await signUp(api, first);
    api.advance(1);
    await signUp(api, usr);
    const statuses = async () => {
      const rows = await api.db.select().from(profiles);
      return [first, usr].map((user) => rows.find((row) => row.user === user)?.status);
    };
    expect(await pass(1)).toBe(1);
    expect(await statuses()).toEqual(['Approved', 'Submitted']);
    expect(await pass(0)).toBe(1);
    expect(await statuses()).toEqual(['Approved', 'Approved']);
  });

  it('leaves a profile as it is that was in the database before', async () => {
    await api.db.update(profiles).set({ status: 'Submitted' });
    const before = await api.db.select().from(profiles);
    await pass(1_000);
    expect(await api.db.select().from(profiles)).toEqual(before);
  });
});
