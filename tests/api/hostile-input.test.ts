/** What a person can type, and paste, is judged alike by the form and by the server. */
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
import { siteDay } from '../../src/services/contract/site-time.ts';
import { read, readRecord, readRows } from './reading.ts';
import { createTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi({ VISITOR_ATTEMPTS: '100000', ADDRESS_ATTEMPTS: '100000' });
  token = await api.signIn();
});
afterAll(() => api.close());

const texts = {
  'a long line': 'x'.repeat(141),
  'a long text': 'ن'.repeat(10_001),
  'an override in a name': 'نورة \u202eevil\u2066',
  'an override alone': '\u202e\u2069',
  emoji: '👩🏽‍💻 Layla',
  'emoji alone': '🎉🎉',
  'many emoji': '😀'.repeat(71),
  'hard spaces': '\u00a0Layla\u202f\u00a0',
  'hard spaces alone': '\u00a0\u2003',
  'a zero-width space': 'Lay\u200bla',
  'zero-width spaces alone': '\u200b\ufeff',
  'two lines': 'Lay\r\nla',
  markup: '<script>alert(1)</script>',
  'half a letter': 'Layla\ud83d',
  'a nothing': 'Lay\u0000la',
} as const;

const amounts = {
  negative: '-1',
  zero: '0',
  absurd: '99999999999999999999',
  'of powers': '1e9',
  'of other digits': '١٢٠',
  'separated in either set': '١٬٢٣٤٫٥',
  'separated by a hard space': '1\u00a0234',
  'copied with marks': '\u202a120\u202c',
  'of two points': '12.3.4',
  'in words': 'ten',
  infinite: 'Infinity',
  hexadecimal: '0x10',
  precise: '1.23456',
} as const;

const days = {
  past: '2019-01-01',
  'that is none': '2027-02-31',
  'before time': '0000-00-00',
  'of other digits': '٢٠٢٧-٠١-٠١',
  'far ahead': '9999-12-31',
  'in words': 'tomorrow',
} as const;

type Row = readonly [path: string, what: string, typed: string];
const each = (paths: readonly string[], values: Readonly<Record<string, string>>): Row[] =>
  paths.flatMap((path) => Object.entries(values).map(([what, typed]) => [path, what, typed] as const));

/** The field that the server complains of first, or its status where it complains of none. */
async function verdict(reply: Promise<Response>): Promise<readonly string[]> {
  const { status, said } = await read(await reply);
  if (status === 417) return said.map(({ fieldname }) => String(fieldname));
  expect(status).toBe(200);
  return [];
}

const errorsIn = (key: RecordKey, field: string, draft: Draft, base: Draft) =>
  validate(recordForms[key], draft, { today: siteDay(Date.now()), base }, [field]);

const rowsWith = {
  academic_background: { institution: 'KSU', education_level: 'Master' },
  professional_experience: { employer: 'SG', job_title: 'Auditor', start_date: '2012', is_current: '1' },
  certifications: { certification_name: 'PMP' },
} as const;

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
    const refused = Object.keys(errorsIn(key, field, draft, base));
    const post = (value: unknown) => verdict(api.call(save, { token, body: JSON.stringify({ [field]: value }) }));
    expect(await post(draft[field])).toEqual(refused);
    if (refused.length === 0) expect(await post(wireFrom(recordForms[key], draft, [field])[field])).toEqual([]);
  });

  it('refuses two hundred of anything', async () => {
    const field = key === 'bio' ? 'technical_skills' : 'industries';
    const many = Array.from({ length: 200 }, (_, at) => (key === 'bio' ? { skill: `S${at}`, level: '3' } : `I${at}`));
    const draft = draftFrom(recordForms[key], { [field]: many });
    expect(Object.keys(errorsIn(key, field, draft, draftFrom(recordForms[key], {})))).toEqual([field]);
    expect(await verdict(api.call(save, { token, body: JSON.stringify({ [field]: many }) }))).toContain(field);
  });
});

describe('the sign-up', () => {
  const sound = {
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
    const said = cell === 'description' ? plainText(typed) : plainLine(typed);
    const within = (of: object) => ({
      ...of,
      [field]: cell ? [{ ...sound[field as 'academic_background'][0], [cell]: said }] : said,
    });
    const draft = { ...sound, ...within({}) };
    const refused = Object.keys(validate(signUpForm, draft, { today: siteDay(Date.now()) }));
    // too short a password, so that no account is made and every complaint is heard
    const body = {
      ...wireFrom(signUpForm, draft),
      password: 'short',
      submission: '',
      ...(cell ? {} : { [field]: typed }),
    };
    const heard = await verdict(api.call('registerCandidate', { body: JSON.stringify(body) }));
    expect(heard.filter((name) => name !== 'password')).toEqual(refused);
  });
});

describe('a quotation', () => {
  it.each([...each(['rate', 'quantity'], amounts), ...each(['available_from'], days), ...each(['cover_note'], texts)])(
    '%s, %s',
    async (field, _, typed) => {
      const requests = await readRows(await api.call('getJobRequests', { token }));
      const open = requests.find(({ status, my_status }) => status === 'Open' && my_status === 'None');
      const terms = {
        currency: String(open?.currency),
        questions: [],
        needsQuantity: true,
        priceBases: ['Daily'],
        taxes: [],
        today: String(open?.transaction_date),
      };
      const draft = {
        ...emptyQuotation,
        price_basis: 'Daily',
        rate: '2500',
        quantity: '10',
        available_from: `${Number(terms.today.slice(0, 4)) + 1}-03-01`,
        [field]: plainText(typed),
      };
      const refused = Object.keys(validateQuotation(draft, terms));
      // an answer that is left out keeps what is sound from being sent
      const body = JSON.stringify({ ...draft, name: open?.name, answers: [] });
      const heard = await verdict(api.call('submitQuotation', { token, body }));
      expect(heard.filter((name) => !name.startsWith('answers.'))).toEqual(refused);
    },
  );
});

describe('an address and a password', () => {
  it.each(Object.entries({ ...texts, sound: 'noor@example.com' }))('%s', async (_, typed) => {
    const isRefused = emailError(typed) !== null;
    const heard = await verdict(api.call('subscribe', { query: { usr: typed } }));
    expect(heard).toEqual(isRefused ? ['usr'] : []);
    const signedIn = await read(await api.call('signIn', { query: { usr: typed, password: typed } }));
    expect([401, 417, 429]).toContain(signedIn.status);
    const changed = await verdict(
      api.call('changePassword', { token, body: JSON.stringify({ password: 'wrong', new_password: typed }) }),
    );
    expect(changed).toEqual([textError(newPassword, typed, { today: null }) === null ? 'password' : 'new_password']);
  });
});

it('a reason for declining that is too long is said by its field', async () => {
  const [request] = await readRows(await api.call('getJobRequests', { token }));
  const { decline_reasons } = await readRecord(
    await api.call('getJobDescription', { token, query: { name: String(request?.name) } }),
  );
  const reason = Array.isArray(decline_reasons) ? decline_reasons[0] : '';
  const body = JSON.stringify({ name: request?.name, reason, note: 'x'.repeat(1001) });
  expect(await verdict(api.call('declineRfq', { token, body }))).toEqual(['note']);
});
