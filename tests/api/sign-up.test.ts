/** Tests the sign-up in the API. Long because of the fields that it rejects. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../api/db/schema/session.ts';
import { uploadCv } from './candidate.ts';
import { read, readRecord, readRows } from './reading.ts';
import { createTestApi, demoAccount, type TestApi } from './test-api.ts';

const school = { institution: 'KSU', education_level: 'Master' };

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ PROBE_ATTEMPTS: '1000' });
});
afterAll(() => api.close());

const form = {
  usr: 'Sami@Example.com',
  password: ' spaces are kept ',
  first_name: 'سامي',
  last_name: "O'Neil",
  phone_no: '+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧',
  preferences: ['Remote'],
  currency: 'KWD',
  hourly_rates: '١٢٫٥',
  price_basis: 'Daily',
  quantity: null,
  academic_background: [{ institution: 'جامعة الكويت', education_level: 'Bachelor', start_date: '2010' }],
  professional_experience: [
    { employer: 'A & B <Partners>', job_title: 'Adviser', start_date: '2018-05', is_current: 1 },
  ],
  candidate_details: [
    { detail_type: 'years_of_experience', value: '6-9', note: null },
    { detail_type: 'industry', value: 'K', note: null },
    { detail_type: 'service_line', value: 'Risk', note: null },
    { detail_type: 'region', value: 'GCC', note: null },
  ],
  upload_cv: null,
};

const register = (changes: Record<string, unknown> = {}, language = 'ar') =>
  api.call('registerCandidate', { body: JSON.stringify({ ...form, ...changes }), language });

describe('registering', () => {
  it('creates accounts for two addresses that differ only at their end', async () => {
    const domain = `${`${'d'.repeat(40)}.`.repeat(3)}example.`;
    const addresses = ['com', 'net'].map((end) => `sami@${domain}${end}`);
    const replies = await Promise.all(addresses.map((usr) => register({ usr })));
    expect(await Promise.all(replies.map(async (reply) => (await readRecord(reply)).user))).toEqual(addresses);
  });

  it('reads an address and a rate that were copied with invisible marks', async () => {
    const changes = { usr: '\u200elama@example.com\u200f', hourly_rates: '\u200f450', first_name: '\u061cلمى' };
    const { access_token: token, user } = await readRecord(await register(changes));
    expect(user).toBe('lama@example.com');
    expect(await readRecord(await api.call('getProfile', { token: String(token) }))).toMatchObject({
      first_name: 'لمى',
      hourly_rates: 450,
    });
    expect((await register({ usr: `${'İ'.repeat(100)}@example.com` })).status).toBe(417);
  });

  it('creates one account for a mailbox, however the domain is written, and none for what is no domain', async () => {
    const reply = await register({ usr: 'noor@mail.example' });
    expect((await readRecord(reply)).user).toBe('noor@mail.example');
    for (const usr of ['noor@m\uff41il.example', 'noor@\u{1d426}ail.example'])
      expect((await register({ usr })).status).toBe(409);
    const { status, messages } = await read(await register({ usr: 'noor@mail.example\u3002' }, 'en'));
    expect([status, messages]).toMatchObject([417, [{ fieldname: 'usr', message: 'Invalid email address' }]]);
  });

  it('keeps the account of an address that an earlier version stored with its domain in Unicode', async () => {
    const { user } = await readRecord(await register({ usr: 'hala@b\u00fccher.example' }));
    expect(user).toBe('hala@xn--bcher-kva.example');
    const former = 'huda@b\u00fccher.example';
    const [created] = await api.db
      .select()
      .from(users)
      .where(eq(users.email, String(user)));
    await api.db.insert(users).values({ email: former, password_hash: String(created?.password_hash) });
    expect((await register({ usr: 'huda@xn--bcher-kva.example' })).status).toBe(409);
    for (const usr of [former, 'huda@xn--bcher-kva.example']) {
      const token = await api.signIn({ email: usr, password: form.password });
      expect(await readRows(await api.call('getSessions', { token }))).not.toEqual([]);
    }
  });

  it('creates an account with its profile, and signs in', async () => {
    const response = await register();
    const { access_token: token, user } = await readRecord(response.clone());
    expect(user).toBe('sami@example.com');
    expect(response.headers.get('set-cookie')).toContain(`sid=${token}`);
    const profile = await readRecord(await api.call('getProfile', { token: String(token) }));
    expect(profile).toMatchObject({
      full_name: "سامي O'Neil",
      phone_no: '+966501234567',
      currency: 'KWD',
      hourly_rates: 12.5,
      preferred_language: 'ar',
      years_of_experience: '6-9',
      industries: ['K'],
      service_lines: ['Risk'],
      regions: ['GCC'],
      status: 'Submitted',
      academic_background: [{ name: expect.any(String), institution: 'جامعة الكويت', start_date: '2010-01-01' }],
      professional_experience: [
        { name: expect.any(String), employer: 'A & B <Partners>', start_date: '2018-05-01', is_current: 1 },
      ],
    });
    expect(profile.completeness).toBe(40);
    expect(await readRecord(await api.call('getBio', { token: String(token) }))).toMatchObject({
      technical_skills: [],
    });
    expect(await readRows(await api.call('getInvoices', { token: String(token) }))).toEqual([]);
    await expect(api.signIn({ email: form.usr, password: form.password })).resolves.toMatch(/^[\w-]{43}$/);
  });

  it.each([
    ['en', 'There is already an account with this email address.'],
    ['ar', 'يوجد حساب مسجّل بهذا البريد الإلكتروني.'],
  ])('rejects an address that has an account, in upper or lower case, in %s', async (language, message) => {
    const { status, excType, messages } = await read(
      await register({ usr: demoAccount.email.toUpperCase() }, language),
    );
    expect([status, excType]).toEqual([409, 'DuplicateEntryError']);
    expect(messages).toMatchObject([{ message, fieldname: 'usr' }]);
  });

  it('creates one account for two simultaneous requests', async () => {
    const replies = await Promise.all([register({ usr: 'twin@example.com' }), register({ usr: 'twin@example.com' })]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    [{ usr: '' }, 'usr'],
    [{ usr: 'nobody' }, 'usr'],
    [{ password: 'short' }, 'password'],
    [{ password: 'x'.repeat(129) }, 'password'],
    [{ first_name: '  ' }, 'first_name'],
    [{ last_name: 7 }, 'last_name'],
    [{ phone_no: 'call me' }, 'phone_no'],
    [{ currency: 'XXX' }, 'currency'],
    [{ price_basis: 'Barter' }, 'price_basis'],
    [{ first_name: '👋' }, 'first_name'],
    [{ first_name: 'x'.repeat(141) }, 'first_name'],
    [{ last_name: '\u202e\u2066' }, 'last_name'],
    [{ hourly_rates: -1 }, 'hourly_rates'],
    [{ hourly_rates: 0 }, 'hourly_rates'],
    [{ hourly_rates: '١٢٣٤٥٦٧٨٩' }, 'hourly_rates'],
    [{ quantity: 10_001 }, 'quantity'],
    [{ hourly_rates: 'a lot' }, 'hourly_rates'],
    [{ upload_cv: 'nothing' }, 'upload_cv'],
    [{ academic_background: [school, { ...school, start_date: '2010-02-30' }] }, 'academic_background.1.start_date'],
    [{ academic_background: [{ ...school, start_date: '2012', end_date: '2011' }] }, 'academic_background.0.end_date'],
    [{ candidate_details: Array(61).fill({}) }, 'candidate_details'],
    [{ candidate_details: Array(200).fill({ detail_type: 'skill', value: 'SQL' }) }, 'candidate_details'],
    [{ candidate_details: [{ detail_type: 'language', value: 'ar' }] }, 'candidate_details.0.note'],
    [{ candidate_details: [{ detail_type: 'language', value: 'ar', note: 'D1' }] }, 'candidate_details.0.note'],
    [{ candidate_details: [{ detail_type: 'language', value: 'ar', note: 'A١' }] }, 'candidate_details.0.note'],
    [{ submission: 'short' }, 'submission'],
  ])('rejects %o and names the field', async (changes, fieldname) => {
    const { status, messages } = await read(await register({ usr: 'new@example.com', ...changes }));
    expect(status).toBe(417);
    expect(messages.map((message) => message.fieldname)).toEqual([fieldname]);
  });

  it('names all invalid fields together', async () => {
    const { messages, excType } = await read(await api.call('registerCandidate', { body: '{}' }));
    expect(excType).toBe('MandatoryError');
    expect(messages.map(({ fieldname }) => fieldname)).toEqual(['usr', 'password', 'first_name', 'last_name']);
    const withCv = await read(await register({ usr: 'nobody', upload_cv: 'nothing' }));
    expect(withCv.messages.map(({ fieldname }) => fieldname)).toEqual(['usr', 'upload_cv']);
  });

  it('replaces the characters that PostgreSQL cannot store', async () => {
    const body = JSON.stringify({ ...form, usr: 'odd@example.com' }).replace('سامي', 'A\\u0000B\\ud800');
    const { access_token: token } = await readRecord(await api.call('registerCandidate', { body }));
    expect(await readRecord(await api.call('getProfile', { token: String(token) }))).toMatchObject({
      first_name: 'AB\ufffd',
    });
  });
});

describe('the bio of a new account', () => {
  it('contains the skills and the languages with their levels', async () => {
    const candidate_details = [
      { detail_type: 'skill', value: 'SQL', note: '' },
      { detail_type: 'language', value: 'ar', note: 'Native' },
    ];
    const { access_token } = await readRecord(await register({ usr: 'skilled@example.com', candidate_details }));
    expect(await readRecord(await api.call('getBio', { token: String(access_token) }))).toMatchObject({
      technical_skills: [{ skill: 'SQL' }],
      language: [{ language: 'ar', level: 'Native' }],
    });
  });
});

it('removes characters that change the direction of text', async () => {
  const { access_token } = await readRecord(
    await register({
      usr: '\u2066turned@example.com\u2069',
      first_name: 'Sa\u202emi\u00a0B',
      phone_no: '\u202a+966501234567\u202c',
    }),
  );
  expect(await readRecord(await api.call('getProfile', { token: String(access_token) }))).toMatchObject({
    email: 'turned@example.com',
    first_name: 'Sami B',
    phone_no: '+966501234567',
  });
});

describe('a repeated submission', () => {
  const submission = 'f00d'.repeat(8);
  const account = async (response: Response) => {
    const { access_token, user } = await readRecord(response);
    const profile = await readRecord(await api.call('getProfile', { token: String(access_token) }));
    return { user, email: profile.email, cv: profile.upload_cv };
  };

  it('signs in to the account that it created, which has the CV, and creates no other', async () => {
    const { name } = await readRecord(await uploadCv(api, '%PDF-1'));
    const first = { usr: 'again@example.com', submission, upload_cv: name };
    const opened = await account(await register(first));
    expect(opened).toMatchObject({ user: 'again@example.com', cv: { file_size: 6 } });
    expect(await account(await register(first))).toEqual(opened);
    expect(await account(await register({ ...first, usr: 'changed@example.com' }))).toEqual(opened);
    await expect(api.signIn({ email: 'changed@example.com', password: form.password })).rejects.toThrow();
  });

  it('creates one account for two simultaneous requests, and signs both in', async () => {
    const twin = { usr: 'twins@example.com', submission: 'beef'.repeat(8) };
    const replies = await Promise.all([register(twin), register(twin)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const accounts = await Promise.all(replies.map(account));
    expect(accounts[0]).toEqual(accounts[1]);
  });

  it.each([
    ['another password', { password: 'another password' }],
    ['another submission', { submission: 'cafe'.repeat(8) }],
    ['no submission', { submission: null }],
  ])('is rejected as a duplicate with %s', async (_, changes) => {
    const { status, excType, messages } = await read(
      await register({ usr: 'again@example.com', submission, ...changes }),
    );
    expect([status, excType, messages[0]?.fieldname]).toEqual([409, 'DuplicateEntryError', 'usr']);
  });
});
