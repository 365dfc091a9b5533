/**
 * Compares the validation of typed and pasted input in the forms with that of the server. Long because all forms share
 * the inputs.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { afterEdit, freshOf } from '../../src/machines/record-draft.ts';
import { newPassword } from '../../src/services/contract/fields/account-fields.ts';
import { recordForms, signUpForm } from '../../src/services/contract/fields/candidate-forms.ts';
import type { RecordKey } from '../../src/services/contract/fields/candidate-table.ts';
import { type Draft, emptySignUp } from '../../src/services/contract/fields/draft.ts';
import { emailError } from '../../src/services/contract/fields/email-error.ts';
import { textError } from '../../src/services/contract/fields/text-error.ts';
import { validate } from '../../src/services/contract/fields/validate.ts';
import { draftFrom, wireFrom } from '../../src/services/contract/fields/wire.ts';
import { plainLine, plainText } from '../../src/services/contract/plain-text.ts';
import { emptyQuotation, validateQuotation } from '../../src/services/contract/quotation.ts';
import { isObject } from '../../src/services/contract/readers.ts';
import { siteDay } from '../../src/services/contract/site-time.ts';
import { openRequestRows } from './candidate.ts';
import { read, readRecord } from './reading.ts';
import { createTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let token: string;
/** An open request. */
let open: Readonly<Record<string, unknown>>;
beforeAll(async () => {
  api = await createTestApi({ VISITOR_ATTEMPTS: '100000', ADDRESS_ATTEMPTS: '100000' });
  token = await api.signIn();
  [open = {}] = await openRequestRows(api, token);
});
afterAll(() => api.close());

const texts = {
  'a long line': 'x'.repeat(141),
  'a long text': 'ن'.repeat(10_001),
  'an override in a name': 'نورة \u202eevil\u2066',
  'only overrides': '\u202e\u2069',
  emoji: '👩🏽‍💻 Layla',
  'only emoji': '🎉🎉',
  'many emoji': '😀'.repeat(71),
  'no-break spaces': '\u00a0Layla\u202f\u00a0',
  'only no-break spaces': '\u00a0\u2003',
  'a zero-width space': 'Lay\u200bla',
  'only zero-width spaces': '\u200b\ufeff',
  'two lines': 'Lay\r\nla',
  markup: '<script>alert(1)</script>',
  'an unpaired surrogate': 'Layla\ud83d',
  'a NUL character': 'Lay\u0000la',
} as const;

const amounts = {
  negative: '-1',
  zero: '0',
  'too large': '99999999999999999999',
  'in exponential notation': '1e9',
  'in Arabic digits': '١٢٠',
  'with Arabic separators': '١٬٢٣٤٫٥',
  'separated by a no-break space': '1\u00a0234',
  'with bidirectional marks': '\u202a120\u202c',
  'with two decimal points': '12.3.4',
  'in words': 'ten',
  infinite: 'Infinity',
  hexadecimal: '0x10',
  precise: '1.23456',
} as const;

const days = {
  past: '2019-01-01',
  'that does not exist': '2027-02-31',
  'of zeros': '0000-00-00',
  'in Arabic digits': '٢٠٢٧-٠١-٠١',
  'in the far future': '9999-12-31',
  'in words': 'tomorrow',
} as const;

type Row = readonly [path: string, description: string, typed: string];
const each = (paths: readonly string[], values: Readonly<Record<string, string>>): Row[] =>
  paths.flatMap((path) => Object.entries(values).map(([description, typed]) => [path, description, typed] as const));

/** The fields with an error in the response; empty when the request succeeded. */
async function invalidFields(reply: Promise<Response>): Promise<readonly string[]> {
  const { status, messages } = await read(await reply);
  if (status === 417) return messages.map(({ fieldname }) => String(fieldname));
  expect(status).toBe(200);
  return [];
}

const errorsIn = (key: RecordKey, field: string, draft: Draft, base: Draft) =>
  validate(recordForms[key], draft, { today: siteDay(api.now()), base }, [field]);

const rowsWith = {
  academic_background: { institution: 'KSU', education_level: 'Master' },
  professional_experience: { employer: 'SG', job_title: 'Auditor', start_date: '2012', is_current: '1' },
  certifications: { certification_name: 'PMP' },
} as const;

/** The rows as they are typed, with each check as the number that it is on the wire. */
const withChecks = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((row) =>
        isObject(row) && 'is_current' in row ? { ...row, is_current: row.is_current === '1' ? 1 : 0 } : row,
      )
    : value;

describe.each([
  [
    'profile',
    'saveProfile',
    'getProfile',
    [
      ...each(
        [
          'first_name',
          'headline',
          'city',
          'phone_no',
          'academic_background.0.institution',
          'professional_experience.0.description',
        ],
        texts,
      ),
      ...each(['hourly_rates', 'quantity'], amounts),
      ...each(['academic_background.0.start_date', 'professional_experience.0.start_date'], days),
    ],
  ],
  [
    'bio',
    'saveBio',
    'getBio',
    [
      ...each(
        ['bio', 'other_languages', 'certifications.0.certification_name', 'certifications.0.credential_url'],
        texts,
      ),
      ...each(['certifications.0.issue_date'], days),
    ],
  ],
] as const)('the %s', (key: RecordKey, save, get, rows: readonly Row[]) => {
  it.each(rows)('%s, %s', async (path, _, typed) => {
    const [field = ''] = path.split('.');
    const record = await readRecord(await api.call(get, { token }));
    const base = draftFrom(recordForms[key], {
      ...record,
      ...(field in rowsWith && { [field]: [rowsWith[field as keyof typeof rowsWith]] }),
    });
    const { draft = base } = afterEdit(
      key,
      { ...freshOf(key), draft: base, base },
      { type: 'draft.change', path, value: typed },
    );
    const expected = Object.keys(errorsIn(key, field, draft, base));
    const post = (value: unknown) => invalidFields(api.call(save, { token, body: JSON.stringify({ [field]: value }) }));
    expect(await post(withChecks(draft[field]))).toEqual(expected);
    if (expected.length === 0) expect(await post(wireFrom(recordForms[key], draft, [field])[field])).toEqual([]);
  });

  it('rejects a list of two hundred items', async () => {
    const field = key === 'bio' ? 'technical_skills' : 'industries';
    const many = Array.from({ length: 200 }, (_, at) => (key === 'bio' ? { skill: `S${at}`, level: '3' } : `I${at}`));
    const draft = draftFrom(recordForms[key], { [field]: many });
    expect(Object.keys(errorsIn(key, field, draft, draftFrom(recordForms[key], {})))).toEqual([field]);
    expect(await invalidFields(api.call(save, { token, body: JSON.stringify({ [field]: many }) }))).toContain(field);
  });
});

describe('the sign-up', () => {
  const valid = {
    ...emptySignUp,
    usr: 'hostile@example.com',
    first_name: 'Layla',
    last_name: 'Haddad',
    currency: 'SAR',
    hourly_rates: '450',
    price_basis: 'Hourly',
    academic_background: [
      { institution: 'KSU', education_level: 'Master', field_of_study: '', start_year: '', end_year: '' },
    ],
    professional_experience: [
      { employer: 'SG', job_title: 'Auditor', start_year: '2012', end_year: '', description: '' },
    ],
  };
  const rows = [
    ...each(
      [
        'usr',
        'first_name',
        'last_name',
        'phone_no',
        'academic_background.0.institution',
        'professional_experience.0.description',
      ],
      texts,
    ),
    ...each(['hourly_rates', 'quantity'], amounts),
  ];

  it.each(rows)('%s, %s', async (path, _, typed) => {
    const [field = '', , cell] = path.split('.');
    const text = cell === 'description' ? plainText(typed) : plainLine(typed);
    const within = (of: object) => ({
      ...of,
      [field]: cell ? [{ ...valid[field as 'academic_background'][0], [cell]: text }] : text,
    });
    const draft = { ...valid, ...within({}) };
    const expected = Object.keys(validate(signUpForm, draft, { today: siteDay(api.now()) }));
    // the password is too short, so that no account is created and the response has every error
    const body = {
      ...wireFrom(signUpForm, draft),
      password: 'short',
      submission: '',
      ...(cell ? {} : { [field]: typed }),
    };
    const invalid = await invalidFields(api.call('registerCandidate', { body: JSON.stringify(body) }));
    expect(invalid.filter((name) => name !== 'password')).toEqual(expected);
  });
});

describe('a quotation', () => {
  it.each([...each(['rate', 'quantity'], amounts), ...each(['available_from'], days), ...each(['cover_note'], texts)])(
    '%s, %s',
    async (field, _, typed) => {
      const terms = {
        currency: String(open.currency),
        questions: [],
        needsQuantity: true,
        priceBases: ['Daily'],
        taxes: [],
        today: String(open.transaction_date),
      };
      const draft = {
        ...emptyQuotation,
        price_basis: 'Daily',
        rate: '2500',
        quantity: '10',
        available_from: `${Number(terms.today.slice(0, 4)) + 1}-03-01`,
        [field]: plainText(typed),
      };
      const expected = Object.keys(validateQuotation(draft, terms));
      // without the mandatory answers, a valid quotation is not submitted either
      const body = JSON.stringify({ ...draft, name: open.name, answers: [] });
      const invalid = await invalidFields(api.call('submitQuotation', { token, body }));
      expect(invalid.filter((name) => !name.startsWith('answers.'))).toEqual(expected);
    },
  );
});

describe('an address and a password', () => {
  it.each(Object.entries({ ...texts, valid: 'noor@example.com' }))('%s', async (_, typed) => {
    const isInvalid = emailError(typed) !== null;
    const invalid = await invalidFields(api.call('subscribe', { query: { usr: typed } }));
    expect(invalid).toEqual(isInvalid ? ['usr'] : []);
    const signedIn = await read(await api.call('signIn', { query: { usr: typed, password: typed } }));
    expect([401, 417, 429]).toContain(signedIn.status);
    const changed = await invalidFields(
      api.call('changePassword', { token, body: JSON.stringify({ password: 'wrong', new_password: typed }) }),
    );
    expect(changed).toEqual([textError(newPassword, typed, { today: null }) === null ? 'password' : 'new_password']);
  });
});

it('names the field of a note on a decline that is too long', async () => {
  const { decline_reasons } = await readRecord(
    await api.call('getJobDescription', { token, query: { name: String(open.name) } }),
  );
  const reason = Array.isArray(decline_reasons) ? decline_reasons[0] : '';
  const body = JSON.stringify({ name: open.name, reason, note: 'x'.repeat(1001) });
  expect(await invalidFields(api.call('declineRfq', { token, body }))).toEqual(['note']);
});
