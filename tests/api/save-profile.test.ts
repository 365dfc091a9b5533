/** Tests of saved profiles. Long because a profile has fields of every kind. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lookups } from '../../api/db/schema/lookup.ts';
import { profiles } from '../../api/db/schema/profile.ts';
import { read, readRecord } from './reading.ts';
import { createTestApi, demoAccount, type TestApi } from './test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn();
});
afterAll(() => api.close());

const save = (fields: object, language = 'en') =>
  api.call('saveProfile', { token, language, body: JSON.stringify(fields) });
const profile = (language = 'en') => api.call('getProfile', { token, language }).then(readRecord);

it('stores the posted fields and leaves the others unchanged', async () => {
  const { modified, ...before } = await profile();
  const saved = await readRecord(
    await save({ headline: '  Strategy,\u202e plainly ', hourly_rates: '٥٠٠٫٥', modified }),
  );
  expect(saved).toMatchObject({ name: 'PROFILE-00017', completeness: { percent: 95 } });
  expect(await profile()).toMatchObject({
    ...before,
    headline: 'Strategy, plainly',
    hourly_rates: 500.5,
    modified: saved.modified,
  });
});

it('refuses a rate and a quantity with more decimals than are stored', async () => {
  const error = async (fields: object) => {
    const { status, messages } = await read(await save(fields));
    return [status, messages[0]?.fieldname];
  };
  expect(await error({ hourly_rates: 33.333 })).toEqual([417, 'hourly_rates']);
  expect(await error({ hourly_rates: '0.0004' })).toEqual([417, 'hourly_rates']);
  expect(await error({ quantity: 0.004 })).toEqual([417, 'quantity']);
  expect(await error({ currency: 'KWD', hourly_rates: 33.333 })).toEqual([200, undefined]);
  expect(await error({ currency: 'SAR' })).toEqual([417, 'hourly_rates']);
  expect(await error({ currency: 'SAR', hourly_rates: 500.5 })).toEqual([200, undefined]);
});

it('refuses a value that is no number where none is stored', async () => {
  await save({ hourly_rates: null });
  for (const hourly_rates of [1e21, '475,50']) {
    const { status, messages } = await read(await save({ hourly_rates }));
    expect([status, messages[0]?.fieldname]).toEqual([417, 'hourly_rates']);
  }
  expect((await save({ hourly_rates: 500.5 })).status).toBe(200);
});

it('stores a choice that is posted twice once', async () => {
  expect((await save({ preferences: ['Remote', 'Hybrid', 'Remote'] })).status).toBe(200);
  expect(await profile()).toMatchObject({ preferences: ['Remote', 'Hybrid'] });
});

it('takes several choices of each list at once that were not stored', async () => {
  const chosen = {
    price_basis: 'Daily',
    years_of_experience: '3-5',
    industries: ['M', 'H'],
    service_lines: ['Finance', 'Strategy'],
    regions: ['015', 'GCC'],
    currency: 'AED',
  };
  const { status, messages } = await read(await save(chosen));
  expect([status, messages]).toEqual([200, []]);
  expect(await profile()).toMatchObject(chosen);
  await save({ currency: 'SAR' });
});

it('keeps a stored choice that its list no longer has, and takes it nowhere else', async () => {
  await save({ preferences: ['Remote', 'Local only'] });
  await api.db.delete(lookups).where(and(eq(lookups.list, 'preference'), eq(lookups.name, 'Local only')));
  expect((await save({ preferences: ['Local only', 'Hybrid'] })).status).toBe(200);
  expect(await profile()).toMatchObject({ preferences: ['Local only', 'Hybrid'] });
  await save({ preferences: ['Hybrid'] });
  const { status, messages } = await read(await save({ preferences: ['Local only'] }));
  expect([status, messages[0]?.fieldname]).toEqual([417, 'preferences']);
});

it('keeps the other language of a replaced text and of unchanged rows', async () => {
  const arabic = await profile('ar');
  const { academic_background: rows } = (await profile('en')) as { academic_background: object[] };
  await save({ first_name: 'Nora', academic_background: [...rows].reverse() });
  expect(await profile('en')).toMatchObject({ first_name: 'Nora' });
  const { first_name, academic_background } = (await profile('ar')) as {
    first_name: string;
    academic_background: object[];
  };
  expect(first_name).toBe(arabic.first_name);
  expect(academic_background[1]).toMatchObject({ institution: 'جامعة الملك سعود', field_of_study: 'الهندسة الصناعية' });
});

it('replaces a changed text of a row, and names the rows by their place', async () => {
  const { academic_background } = (await profile('en')) as { academic_background: Record<string, unknown>[] };
  const [first, ...others] = academic_background.map(({ name: _, ...row }) => row);
  await save({ academic_background: [{ ...first, institution: 'Qatar University' }, ...others] });
  expect(await profile('en')).toMatchObject({
    academic_background: [
      { ...first, institution: 'Qatar University', name: 'academic_background-1' },
      { ...others[0], name: 'academic_background-2' },
    ],
  });
});

it('stores a field beside a stored value that is no longer valid, which stays', async () => {
  const isTheirs = eq(profiles.user, demoAccount.email);
  const [before] = await api.db.select().from(profiles).where(isTheirs);
  await api.db
    .update(profiles)
    .set({ last_name: { en: '🎉🎉' } })
    .where(isTheirs);
  expect((await save({ last_name: '🎉🎉', headline: 'Adviser to boards' })).status).toBe(200);
  expect(await profile()).toMatchObject({ last_name: '🎉🎉', headline: 'Adviser to boards' });
  await api.db.update(profiles).set({ last_name: before?.last_name }).where(isTheirs);
});

it('is read with the language of its texts', async () => {
  expect([(await profile('en')).language_abbr, (await profile('ar')).language_abbr]).toEqual(['en', 'ar']);
});

it('empties fields posted as null, and replaces only the details of the sign-up that were posted', async () => {
  const details = async () => (await profile('ar')).candidate_details as { detail_type: string; value: string }[];
  const others = (await details()).filter(({ detail_type }) => detail_type !== 'service_line');
  expect(others.length).toBeGreaterThan(1);
  await save({ headline: null, city: null, service_lines: ['PMO'] });
  const stored = await profile('ar');
  expect(stored).not.toHaveProperty('headline');
  expect(stored).not.toHaveProperty('city');
  const after = await details();
  expect(after.filter(({ detail_type }) => detail_type === 'service_line')).toMatchObject([{ value: 'PMO' }]);
  expect(after.filter(({ detail_type }) => detail_type !== 'service_line')).toEqual(others);
});

it('confirms the availability, and removes the date of a candidate who is available now', async () => {
  await save({ availability_status: 'Available From', available_from: '2099-01-01' }).then(read);
  await save({ availability_status: 'Available' });
  const stored = await profile();
  expect(stored).not.toHaveProperty('available_from');
  expect(stored.availability_confirmed_on).toBe(stored.modified);
});

it('confirms an availability that is posted unchanged, and only that', async () => {
  const { availability_status, availability_confirmed_on } = await profile();
  api.advance(60 * 60);
  await save({ headline: 'Adviser' });
  expect((await profile()).availability_confirmed_on).toBe(availability_confirmed_on);
  await save({ availability_status });
  const stored = await profile();
  expect(stored).toMatchObject({ availability_status, availability_confirmed_on: stored.modified });
});

it('keeps the date of a later availability that is confirmed', async () => {
  await save({ availability_status: 'Available From', available_from: '2099-01-01' });
  await save({ availability_status: 'Available From' });
  expect(await profile()).toMatchObject({ availability_status: 'Available From', available_from: '2099-01-01' });
  api.advance(60 * 60);
  await save({ available_from: '2099-02-01' });
  const stored = await profile();
  expect(stored).toMatchObject({ available_from: '2099-02-01', availability_confirmed_on: stored.modified });
  await save({ availability_status: 'Available' });
  await save({ available_from: '2099-03-01' });
  expect(await profile()).not.toHaveProperty('available_from');
});

it('requires the date of an availability that was sent with spaces around it', async () => {
  const { status, messages } = await read(await save({ availability_status: ' Available From ' }));
  expect([status, messages.map(({ fieldname }) => fieldname)]).toEqual([417, ['available_from']]);
});

it('rejects an edit of an older version, and keeps the newer one', async () => {
  const before = await profile();
  const { status, excType, messages } = await read(await save({ headline: 'late', modified: '2020-01-01 00:00:00' }));
  expect([status, excType, messages[0]?.fieldname]).toEqual([417, 'TimestampMismatchError', 'modified']);
  expect(await profile()).toEqual(before);
});

it.each([
  [{ first_name: '' }, 'first_name'],
  [{ first_name: '  \u202e ' }, 'first_name'],
  [{ last_name: '🎉🎉' }, 'last_name'],
  [{ last_name: 'x'.repeat(141) }, 'last_name'],
  [{ headline: 'x'.repeat(141) }, 'headline'],
  [{ phone_no: 'call me' }, 'phone_no'],
  [{ country: 'Saudi Arabia' }, 'country'],
  [{ hourly_rates: -1 }, 'hourly_rates'],
  [{ hourly_rates: 1e12 }, 'hourly_rates'],
  [{ hourly_rates: {} }, 'hourly_rates'],
  [{ quantity: 169 }, 'quantity'],
  [{ currency: null }, 'currency'],
  [{ currency: 'XXX' }, 'currency'],
  [{ preferences: ['Naps'] }, 'preferences'],
  [{ price_basis: 'Yearly' }, 'price_basis'],
  [{ years_of_experience: '99' }, 'years_of_experience'],
  [{ industries: ['99'] }, 'industries'],
  [{ service_lines: ['Magic'] }, 'service_lines'],
  [{ regions: ['Nowhere'] }, 'regions'],
  // a choice of another list
  [{ preferences: ['SQL'] }, 'preferences'],
  [{ regions: Array.from({ length: 61 }, (_, at) => `R${at}`) }, 'regions'],
  [{ availability_status: 'Asleep' }, 'availability_status'],
  [{ availability_status: 'Available From', available_from: null }, 'available_from'],
  [{ availability_status: 'Available From', available_from: '2020-01-01' }, 'available_from'],
  [{ upload_cv: 'no-such-file' }, 'upload_cv'],
  [
    { professional_experience: [{ job_title: 'Analyst', employer: 'Harbour' }] },
    'professional_experience.0.start_date',
  ],
  [
    { professional_experience: [{ job_title: 'A', employer: 'B', start_date: '2020-05', end_date: '2020-04' }] },
    'professional_experience.0.end_date',
  ],
  [
    { professional_experience: [{ job_title: 'A', employer: 'B', start_date: '2099' }] },
    'professional_experience.0.start_date',
  ],
  [
    { academic_background: [{ institution: 'KSU', education_level: 'Wizardry' }] },
    'academic_background.0.education_level',
  ],
])('rejects an invalid value (row %#) and names the field', async (fields, fieldname) => {
  const before = await profile();
  const { status, messages } = await read(await save(fields));
  expect([status, messages[0]?.fieldname]).toEqual([417, fieldname]);
  expect(await profile()).toEqual(before);
});

it('sends errors in the language of the request', async () => {
  const { messages } = await read(await save({ last_name: '' }, 'ar'));
  expect(messages[0]?.message).toBe('هذا الحقل مطلوب');
});
