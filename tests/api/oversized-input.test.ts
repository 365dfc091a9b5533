/**
 * Checks that an oversized request is rejected without delaying other requests, and that the largest valid ones are
 * accepted. Long because it contains the largest body of each form.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxBodyBytesOf, usualBodyBytes } from '../../api/http/body-limits.ts';
import type { CallName } from '../../src/services/contract/calls.ts';
import { calls } from '../../src/services/contract/calls.ts';
import { pageViewPath } from '../../src/services/contract/paths.ts';
import { openRequests } from './candidate.ts';
import { read, readRecord, readRows } from './reading.ts';
import { createTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let token: string;
let openRequest: string;
beforeAll(async () => {
  api = await createTestApi({ VISITOR_ATTEMPTS: '100000', ADDRESS_ATTEMPTS: '100000' });
  token = await api.signIn();
  [openRequest = ''] = await openRequests(api, token);
});
afterAll(() => api.close());

const spaces = `${' '.repeat(250_000)}x`;
const experience = { employer: 'SG', job_title: 'Auditor', start_date: '2012' };

const attacks: readonly (readonly [description: string, call: CallName, body: object, fieldname: string])[] = [
  ['spaces in a name of the sign-up', 'registerCandidate', { first_name: spaces }, 'first_name'],
  ['spaces in an address of the sign-up', 'registerCandidate', { usr: spaces }, 'usr'],
  ['spaces in an amount of the sign-up', 'registerCandidate', { hourly_rates: spaces }, 'hourly_rates'],
  [
    'spaces in a row of the sign-up',
    'registerCandidate',
    { professional_experience: [{ ...experience, description: spaces }] },
    'professional_experience.0.description',
  ],
  ['spaces in a list of the sign-up', 'registerCandidate', { preferences: [spaces] }, 'preferences'],
  ['spaces in a headline', 'saveProfile', { headline: spaces }, 'headline'],
  ['spaces in a choice', 'saveProfile', { industries: [spaces] }, 'industries'],
  ['spaces within an object in the place of a text', 'saveProfile', { city: { text: spaces } }, 'city'],
  ['spaces in a name of a file', 'saveProfile', { upload_cv: spaces }, 'upload_cv'],
  ['many choices', 'saveProfile', { regions: Array.from({ length: 50_000 }, (_, at) => `R${at}`) }, 'regions'],
  [
    'many rows',
    'saveBio',
    { technical_skills: Array.from({ length: 17_000 }, () => ({ skill: 'x' })) },
    'technical_skills',
  ],
  ['spaces in a text', 'saveBio', { bio: spaces }, 'bio'],
  ['spaces in an attachment', 'saveBio', { certifications: [{ attachment: spaces }] }, 'certifications.0.attachment'],
  ['zeros in a time', 'saveBio', { modified: `${'0'.repeat(250_000)}x` }, 'modified'],
  ['spaces in a rate', 'submitQuotation', { rate: spaces }, 'rate'],
  ['spaces in a note', 'submitQuotation', { cover_note: spaces }, 'cover_note'],
];

/** Takes less than a second; with a pattern that is not linear, more than half a minute. */
const stall = { timeout: 25_000 };

describe('a request of a quarter of a megabyte', () => {
  it.each(attacks)('%s is rejected by its field without delaying other requests', async (_, call, body, fieldname) => {
    const sent = { ...body, ...(call === 'submitQuotation' && { name: openRequest }) };
    const [rejected, other] = await Promise.all([
      api.call(call, { ...(calls[call].isPersonal && { token }), body: JSON.stringify(sent) }).then(read),
      api.call('getLanguages'),
    ]);
    expect(rejected.status).toBe(417);
    expect(rejected.messages.map((message) => message.fieldname)).toContain(fieldname);
    expect(other.status).toBe(200);
  });

  it.each([
    ['usr', 'subscribe', 417],
    ['usr', 'signIn', 401],
    ['password', 'signIn', 401],
    ['name', 'endSession', 404],
    ['name', 'getContract', 404],
    ['name', 'getInvoice', 404],
    ['file_url', 'downloadFile', 404],
  ] as const)('as the parameter %s of %s is rejected', stall, async (name, call, status) => {
    const query = { usr: 'someone@example.com', password: 'Wrong-2026!', [name]: 'x'.repeat(50_000) };
    expect((await api.call(call, { query, token })).status).toBe(status);
  });

  it('as the path of a page view is rejected', stall, async () => {
    const body = JSON.stringify({ path: `/${' '.repeat(20_000)}?` });
    const headers = { 'Content-Type': 'application/json' };
    expect((await api.request(pageViewPath, { method: 'POST', headers, body })).status).toBe(417);
  });
});

describe('the largest body', () => {
  const filled = (length: number, sign: string) => sign.repeat(length);
  const many = <T>(row: T): T[] => Array.from({ length: 60 }, () => row);
  const names = async (call: CallName) => (await readRows(await api.call(call))).map(({ name }) => name).slice(0, 60);
  const dates = { start_date: '2001-01-01', end_date: '2002-01-01', is_current: 0 };

  const forms: Readonly<Record<string, (sign: string) => Promise<object>>> = {
    registerCandidate: async (sign) => ({
      usr: `${sign.codePointAt(0)}@example.com`,
      password: filled(128, sign),
      first_name: filled(140, sign),
      last_name: filled(140, sign),
      currency: 'SAR',
      price_basis: 'Hourly',
      preferences: await names('getPreferences'),
      academic_background: many({
        ...dates,
        institution: filled(140, sign),
        education_level: (await names('getEducationLevels'))[0],
        field_of_study: filled(140, sign),
        country: 'SA',
        grade: filled(140, sign),
      }),
      professional_experience: many({
        ...dates,
        employer: filled(140, sign),
        job_title: filled(140, sign),
        industry: (await names('getIndustries'))[0],
        service_line: (await names('getServiceLines'))[0],
        region: (await names('getRegions'))[0],
        description: filled(5000, sign),
      }),
      candidate_details: (await names('getTechnicalSkills')).map((value) => ({
        detail_type: 'skill',
        value,
        note: filled(140, sign),
      })),
    }),
    saveProfile: async (sign) => {
      const [education_level] = await names('getEducationLevels');
      return {
        first_name: filled(140, sign),
        last_name: filled(140, sign),
        headline: filled(140, sign),
        city: filled(140, sign),
        industries: await names('getIndustries'),
        regions: await names('getRegions'),
        service_lines: await names('getServiceLines'),
        academic_background: many({
          ...dates,
          education_level,
          institution: filled(140, sign),
          field_of_study: filled(140, sign),
          country: 'SA',
          grade: filled(140, sign),
        }),
        professional_experience: many({
          ...dates,
          employer: filled(140, sign),
          job_title: filled(140, sign),
          description: filled(5000, sign),
        }),
      };
    },
    saveBio: async (sign) => ({
      bio: filled(10_000, sign),
      other_technical_skills: filled(2000, sign),
      other_languages: filled(2000, sign),
      certifications: many({
        certification_name: filled(140, sign),
        issuer: filled(140, sign),
        credential_id: filled(140, sign),
        credential_url: `https://example.com/${filled(480, sign)}`,
        attachment: filled(140, sign),
        issue_date: '2020-01-01',
        expiry_date: '2030-01-01',
      }),
    }),
    submitQuotation: async (sign) => {
      const description = await readRecord(
        await api.call('getJobDescription', { token, query: { name: openRequest } }),
      );
      const questions = description.questions as { name: string; answer_type: string }[]; // every job request has questions
      const answers = { Number: '12', 'Yes/No': 'Yes' } as Record<string, string>;
      const isFirst = sign === 'ن';
      return {
        name: openRequest,
        price_basis: 'Daily',
        rate: '2500',
        quantity: '10',
        available_from: '2026-12-01',
        cover_note: filled(5000, sign),
        answers: [
          ...questions.map(({ name, answer_type }) => ({
            question: name,
            answer: answers[answer_type] ?? filled(2000, sign),
          })),
          ...many({ question: 'none', answer: filled(2000, isFirst ? sign : '好') }).slice(questions.length),
        ],
      };
    },
  };

  it.each(Object.keys(forms).flatMap((name) => [[name, 'Arabic', 'ن'] as const, [name, 'Chinese', '好'] as const]))(
    'of %s in %s is accepted',
    async (name, _, sign) => {
      const call = name as CallName; // the keys of `forms` are names of calls
      if (call === 'submitQuotation')
        await api.call('withdrawQuotation', { token, body: JSON.stringify({ name: openRequest }) });
      const body = JSON.stringify(await forms[name]?.(sign));
      const { status, messages } = await read(await api.call(call, { ...(calls[call].isPersonal && { token }), body }));
      expect([status, messages]).toEqual([200, []]);
    },
  );

  it.each(['signIn', 'saveRfq', 'saveBio', 'registerCandidate', 'uploadPhoto'] as const)(
    'of %s is rejected when its header announces one byte more',
    async (name) => {
      const headers = { 'Content-Length': String(maxBodyBytesOf(name) + 1) };
      const { status, excType } = await read(await api.call(name, { token, headers, body: '{}' }));
      expect([status, excType]).toEqual([413, 'RequestEntityTooLarge']);
    },
  );

  it.each(['saveRfq', 'changePassword', 'saveBio', 'submitQuotation'] as const)(
    'of %s is rejected when it has one byte more than the limit, and read when it has no more',
    async (name) => {
      const statusOf = async (bytes: number) => (await api.call(name, { token, body: ' '.repeat(bytes) })).status;
      expect(await statusOf(maxBodyBytesOf(name) + 1)).toBe(413);
      expect(await statusOf(maxBodyBytesOf(name))).toBe(417); // no JSON
    },
  );

  it('of a call without a form is small', () => {
    expect([maxBodyBytesOf('saveRfq'), maxBodyBytesOf('changePassword')]).toEqual([usualBodyBytes, usualBodyBytes]);
    expect(maxBodyBytesOf('registerCandidate')).toBeLessThan(1.5 * 1024 * 1024);
  });
});

describe('a body with more values than any form', () => {
  const rejected = async (value: string) => {
    const { status, messages } = await read(await api.call('saveBio', { token, body: `{"bio":${value}}` }));
    return [status, messages.map(({ fieldname, message }) => fieldname ?? message)];
  };
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const row = (values: number, value: string) => `[${Array(values).fill(value)}]`;

  it.each([
    ['at great depth', nested(150_000)],
    ['at a depth that no form has', nested(8)],
    ['in one row', row(60_000, '[]')],
    ['as names', `{${Array.from({ length: 31_000 }, (_, at) => `"${at}":[]`)}}`],
  ])('is rejected before it is parsed: %s', async (_, value) => {
    expect(await rejected(value)).toEqual([417, ['The body of the request could not be read.']]);
  });

  it('does not include one with brackets and commas in a text; below the limits, the response names the field', async () => {
    expect(await rejected(JSON.stringify('"[{,'.repeat(1000)))).toEqual([200, []]);
    for (const value of [nested(7), row(59_000, '0')]) expect(await rejected(value)).toEqual([417, ['bio']]);
  });
});

it.each([0, 0.12])(
  'compares times that differ only in the zeros of their fraction, %s s past a second',
  async (fraction) => {
    api.advance(fraction);
    await api.call('saveBio', { token, body: JSON.stringify({ bio: `Written ${fraction} s past a second` }) });
    const { modified } = await readRecord(await api.call('getBio', { token }));
    const [second, digits = ''] = String(modified).split('.');
    const post = (time: string) => api.call('saveBio', { token, body: JSON.stringify({ modified: time }) });
    expect((await post(`${second}.${digits.padEnd(6, '0')}`)).status).toBe(200);
    expect((await read(await post(`${second}.${digits}5`))).excType).toBe('TimestampMismatchError');
  },
);
