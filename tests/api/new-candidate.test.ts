/** What is stored of a candidate who signs up. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bios, profiles } from '../../api/db/schema/profile.ts';
import { users } from '../../api/db/schema/session.ts';
import { siteTime } from '../../src/services/contract/site-time.ts';
import { readRecord } from './reading.ts';
import { createTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const required = { password: 'Long-enough-2026', first_name: 'Sami', last_name: 'Haddad' };

/** Signs up, and reads what is stored of the candidate. */
async function signUp(usr: string, values: object = {}, language = 'ar') {
  const body = JSON.stringify({ ...required, usr, ...values });
  await readRecord(await api.call('registerCandidate', { body, language }));
  const [profile] = await api.db.select().from(profiles).where(eq(profiles.user, usr));
  const [bio] = await api.db.select().from(bios).where(eq(bios.user, usr));
  const [account] = await api.db.select().from(users).where(eq(users.email, usr));
  return { profile, bio, account };
}

const expertise = [
  { detail_type: 'years_of_experience', value: '6-9', note: null },
  { detail_type: 'industry', value: 'K', note: null },
  { detail_type: 'industry', value: 'M', note: null },
  { detail_type: 'region', value: 'GCC', note: null },
  { detail_type: 'skill', value: 'SQL', note: '' },
  { detail_type: 'skill', value: 'Python', note: null },
  { detail_type: 'language', value: 'ar', note: 'Native' },
];

describe('a new candidate', () => {
  it('is the owner of a profile and a bio from the time of the sign-up', async () => {
    const usr = 'owner@example.com';
    const { profile, bio } = await signUp(usr);
    const time = siteTime(api.now()).slice(0, 19);
    const document = { user: usr, owner: usr, modified_by: usr, creation: time, modified: time };
    expect(profile).toMatchObject({ ...document, name: expect.stringMatching(/^PROFILE-\w+$/) });
    expect(bio).toMatchObject({ ...document, name: expect.stringMatching(/^BIO-\w+$/) });
  });

  it('is available, with an address that is not verified', async () => {
    const { profile } = await signUp('waiting@example.com', {}, 'en');
    expect(profile).toMatchObject({
      status: 'Submitted',
      availability_status: 'Available',
      email_verified: 0,
      preferred_language: 'en',
      upload_cv: null,
    });
  });

  it.each([
    ['a version of the terms', '2026-01', '2026-01'],
    ['no terms', undefined, null],
  ])('who agrees to %s has agreed to that version, at the time of the sign-up', async (name, agreed_to, version) => {
    const { account } = await signUp(`${name.replaceAll(' ', '.')}@example.com`, { agreed_to });
    const agreed_at = version === null ? null : api.now();
    expect(account).toMatchObject({ agreed_to: version, agreed_at });
  });

  it('who states nothing more has the usual terms, and empty lists', async () => {
    const { profile, bio } = await signUp('brief@example.com');
    expect(profile).toMatchObject({
      first_name: { ar: 'Sami' },
      last_name: { ar: 'Haddad' },
      phone_no: null,
      currency: 'SAR',
      price_basis: 'Hourly',
      hourly_rates: null,
      years_of_experience: null,
      industries: [],
      service_lines: [],
      regions: [],
      academic_background: [],
      professional_experience: [],
      candidate_details: [],
    });
    expect(bio).toMatchObject({ bio: null, technical_skills: [], language: [], certifications: [] });
  });

  it('has the stated preferences and expertise in the fields of the profile and the bio', async () => {
    const { profile, bio } = await signUp('expert@example.com', {
      preferences: ['Remote', 'Hybrid'],
      candidate_details: expertise,
    });
    expect(profile).toMatchObject({
      preferences: ['Remote', 'Hybrid'],
      years_of_experience: '6-9',
      industries: ['K', 'M'],
      service_lines: [],
      regions: ['GCC'],
    });
    expect(bio?.technical_skills).toEqual([
      { skill: 'SQL', level: null, years: null },
      { skill: 'Python', level: null, years: null },
    ]);
    expect(bio?.language).toEqual([{ language: 'ar', level: 'Native' }]);
  });

  it('has the details as they were stated, each with a name', async () => {
    const { profile } = await signUp('detailed@example.com', { candidate_details: expertise.slice(0, 2) });
    expect(profile?.candidate_details).toEqual([
      { name: 'candidate_details-1', detail_type: 'years_of_experience', value: '6-9', note: null },
      { name: 'candidate_details-2', detail_type: 'industry', value: 'K', note: null },
    ]);
  });

  it('has a name for each stated degree and job', async () => {
    const { profile } = await signUp('educated@example.com', {
      academic_background: [{ institution: 'KSU', education_level: 'Master' }],
      professional_experience: [
        { employer: 'A', job_title: 'Adviser', start_date: '2018-05', is_current: 1 },
        { employer: 'B', job_title: 'Analyst', start_date: '2016-05', end_date: '2018-04' },
      ],
    });
    expect(profile?.academic_background).toMatchObject([{ name: 'academic_background-1', institution: 'KSU' }]);
    expect(profile?.professional_experience).toMatchObject([
      { name: 'professional_experience-1', employer: 'A' },
      { name: 'professional_experience-2', employer: 'B' },
    ]);
  });
});
