import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobRequests } from '../../api/db/schema/job-request.ts';
import { lookups } from '../../api/db/schema/lookup.ts';
import { bios, profiles } from '../../api/db/schema/profile.ts';
import { readMatcher } from '../../api/job-request/match.ts';
import { read, readRecord, readRows } from './reading.ts';
import { createTestApi, secondAccount, type TestApi } from './test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const matchOfFirst = async (token: string, name: string) =>
  readRecord(await api.call('getJobDescription', { token, query: { name } }));

test('a request shows each candidate their own match, the same in the list and on its page', async () => {
  const [token, other] = [await api.signIn(), await api.signIn(secondAccount)];
  const rows = await readRows(await api.call('getJobRequests', { token }));
  const others = await readRows(await api.call('getJobRequests', { token: other }));
  const shared = others.map(({ name }) => String(name)).find((name) => rows.some((row) => row.name === name)) ?? '';
  for (const [list, reader] of [
    [rows, token],
    [others, other],
  ] as const) {
    const page = await matchOfFirst(reader, shared);
    expect(page.match_score).toBe(list.find(({ name }) => name === shared)?.match_score);
    expect(page.match_parts).not.toEqual([]);
  }
  expect((await matchOfFirst(token, shared)).match_parts).not.toEqual((await matchOfFirst(other, shared)).match_parts);
});

test('a skill that is added to the profile raises the match of a request that asks for it', async () => {
  const token = await api.signIn();
  const rows = await readRows(await api.call('getJobRequests', { token }));
  const { modified, technical_skills } = await readRecord(await api.call('getBio', { token }));
  const own = technical_skills as { skill: string }[];
  const request = rows.find(({ technical_skills: wanted }) =>
    (wanted as string[]).some((skill) => own.every((each) => each.skill !== skill)),
  );
  const name = String(request?.name);
  const { required_skills, match_score } = await matchOfFirst(token, name);
  const missing = (required_skills as { skill: string }[]).find(({ skill }) =>
    own.every((each) => each.skill !== skill),
  );
  const body = JSON.stringify({
    modified,
    technical_skills: [...own, { skill: missing?.skill, level: 5, years: null }],
  });
  expect((await read(await api.call('saveBio', { token, body }))).status).toBe(200);
  expect((await matchOfFirst(token, name)).match_score).toBeGreaterThan(Number(match_score));
});

describe('the match of what is stored', () => {
  const stated = { years_of_experience: '6-9', regions: ['MENA', 'GCC'] };
  const rate = { hourly_rates: 125, currency: 'SAR', price_basis: 'Hourly' };
  const asksForNothing = {
    required_skills: [],
    required_languages: [],
    years_of_experience: null,
    region: 'Europe',
    country: null,
    budget_max: null,
    currency: 'SAR',
    price_basis: 'Daily',
  };

  /** The shares of a candidate for a request, by part. */
  async function sharesOf(user: string, wanted: Partial<typeof jobRequests.$inferSelect>) {
    const [request] = await api.db.select().from(jobRequests).limit(1);
    if (!request) throw new Error('The demo data has no request.');
    const { parts } = (await readMatcher(api.db, user))({ ...request, ...asksForNothing, ...wanted });
    return Object.fromEntries(parts.map(({ part, share }) => [part, share]));
  }

  /** Stores what the second candidate states. */
  async function state(own: Partial<typeof profiles.$inferInsert>) {
    const user = secondAccount.email;
    const technical_skills = [{ skill: 'Audit', level: 2, years: null }];
    const language = [{ language: 'ar', level: 'B2' as const }];
    await api.db.update(bios).set({ technical_skills, language }).where(eq(bios.user, user));
    await api.db
      .update(profiles)
      .set({ ...stated, ...rate, ...own })
      .where(eq(profiles.user, user));
  }

  const skills = (audit: 0 | 1, other: 0 | 1) => ({
    required_skills: [
      { name: 'S1', skill: 'Audit', level: 4, is_mandatory: audit },
      { name: 'S2', skill: 'SQL', level: null, is_mandatory: other },
    ],
  });
  const arabic = (level: string) => ({ required_languages: [{ language: 'ar', level }] });

  test.each([
    ['Skills', 33, skills(1, 0)],
    ['Skills', 17, skills(0, 1)],
    ['Skills', undefined, {}],
    ['Languages', 50, arabic('C1')],
    ['Languages', 100, arabic('B1')],
    ['Experience', 60, { years_of_experience: '10-14' }],
    ['Experience', 100, { years_of_experience: '3-5' }],
    ['Experience', undefined, { years_of_experience: 'of an older version' }],
    ['Experience', undefined, {}],
    ['Region', 100, { region: 'GCC' }],
    ['Region', 0, { region: 'Europe' }],
    ['Rate', 100, { budget_max: 1000 }],
    ['Rate', 50, { budget_max: 800 }],
    ['Rate', 50, { budget_max: 100, price_basis: 'Hourly' }],
    ['Rate', undefined, { budget_max: 1000, currency: 'USD' }],
    ['Rate', undefined, { budget_max: 1000, price_basis: 'Fixed price' }],
    ['Rate', undefined, { budget_max: 1000, price_basis: 'of an older version' }],
    ['Rate', undefined, {}],
  ])('has %s with the share %j for a request with %j', async (part, share, wanted) => {
    await state({});
    expect((await sharesOf(secondAccount.email, wanted))[part]).toBe(share);
  });

  test.each([
    ['its country', ['SA'], 100],
    ['a region around its own', ['145'], 100],
    ['another country of its region', ['KW'], 0],
  ])('of somebody in %s has Region with the share %j', async (_, regions, share) => {
    await state({ regions });
    expect((await sharesOf(secondAccount.email, { region: 'GCC', country: 'SA' })).Region).toBe(share);
  });

  const everything = {
    ...skills(1, 0),
    ...arabic('C1'),
    years_of_experience: '10-14',
    region: 'GCC',
    budget_max: 1000,
  };

  test.each([
    ['years', 'Experience', { years_of_experience: null }],
    ['regions', 'Region', { regions: [] }],
    ['amount', 'Rate', { hourly_rates: null }],
  ])('without %s has %s with no share', async (_, part, own) => {
    await state(own);
    expect((await sharesOf(secondAccount.email, everything))[part]).toBe(0);
  });

  test('of somebody without a profile and a bio has no share of anything', async () => {
    const none = { Skills: 0, Languages: 0, Experience: 0, Region: 0, Rate: 0 };
    expect(await sharesOf('nobody@example.com', everything)).toEqual(none);
  });

  test('ends at a region that lies in itself by the regions around it', async () => {
    for (const [name, parent_region] of [
      ['GCC', '145'],
      ['145', 'GCC'],
    ] as const)
      await api.db
        .update(lookups)
        .set({ fields: { m49: null, parent_region } })
        .where(and(eq(lookups.list, 'region'), eq(lookups.name, name)));
    await state({ regions: ['145'] });
    expect((await sharesOf(secondAccount.email, { region: 'GCC' })).Region).toBe(100);
    await state({ regions: ['Europe'] });
    expect((await sharesOf(secondAccount.email, { region: 'GCC' })).Region).toBe(0);
  });
});
