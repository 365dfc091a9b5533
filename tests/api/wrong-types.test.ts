/**
 * Posts values of every wrong JSON type for every field of every body, from the tables of fields. Long because of the
 * wrong values of each kind of field.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallName } from '../../src/services/contract/calls.ts';
import type { Cell, Field } from '../../src/services/contract/fields/field.ts';
import { correctBodies, formOf, type JsonCall, jsonCalls } from './correct-bodies.ts';
import { read, readRecord } from './reading.ts';
import { countWrites } from './support/stored-rows.ts';
import { createTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let token: string;
let correct: Readonly<Record<JsonCall, Record<string, unknown>>>;
beforeAll(async () => {
  api = await createTestApi({ VISITOR_ATTEMPTS: '100000', ADDRESS_ATTEMPTS: '100000', ACCOUNT_ATTEMPTS: '10000' });
  token = await api.signIn();
  correct = await correctBodies(api, token);
});
afterAll(() => api.close());

/** A value that a field must refuse, what follows the field's name in the path of the error, and the error's type. */
type Wrong = readonly [value: unknown, within?: string, excType?: 'MandatoryError'];
type Kind = Field['kind'];

const noTexts: readonly Wrong[] = [[7], [0], [true], [false], [{}], [{ en: 'x' }], [[]], [['x']]];
const noLists: readonly Wrong[] = [[null], ['x'], [''], [7], [true], [{}], [{ 0: 'x' }]];
const noRows: readonly Wrong[] = [...noLists, ...[null, 'x', 7, true, [], [{}]].map((row): Wrong => [[row], '.0'])];

/** The wrong types of each kind of field; `null` is added for a required one. */
const wrongTypes: { readonly [K in Kind]: (field: Extract<Field, { kind: K }>) => readonly Wrong[] } = {
  line: () => noTexts,
  lines: () => noTexts,
  secret: () => noTexts,
  date: () => noTexts,
  month: () => noTexts,
  year: () => noTexts,
  document: () => noTexts,
  photo: () => noTexts,
  amount: () => [[true], [false], [{}], [[]], [[5]]],
  choice: ({ isNumber }) => (isNumber ? [['3'], [''], [true], [2.5], [{}], [[3]]] : noTexts),
  check: () => [[null], ['1'], ['0'], [''], ['true'], [true], [false], [2], [-1], [0.5], [{}], [[]], [[1]]],
  choices: () => [...noLists, ...[null, 7, true, {}, ['x']].map((item): Wrong => [['x', item], '.1'])],
  rows: ({ cells }) => [...noRows, [[{ no_such_cell: 'x' }], '.0.no_such_cell'], ...inRow(cells)],
  details: () => [...noRows, ...inRow({ detail_type: text, value: text, note: { ...text, required: false } })],
  answers: () => [...noRows, ...inRow({ question: text, answer: text })],
};

const text = { kind: 'line', label: '', required: true } as const;

const inRow = (cells: Readonly<Record<string, Field | Cell>>): Wrong[] =>
  Object.entries(cells).flatMap(([name, cell]) =>
    wrongValues(cell).map(
      ([value, _, excType]): Wrong => [[{ [cell.wire ?? name]: value }], `.0.${cell.wire ?? name}`, excType],
    ),
  );

function wrongValues(field: Field | Cell): readonly Wrong[] {
  const ofKind = wrongTypes[field.kind] as (own: Field | Cell) => readonly Wrong[]; // the entry of its own kind
  const isRequired = field.required && field.when === undefined && field.fallback === undefined;
  if (!isRequired || field.kind === 'check') return ofKind(field);
  return [...ofKind(field), field.kind === 'choice' && field.isNumber ? [null] : [null, '', 'MandatoryError']];
}

/** How many statements have written to each table but the counters of attempts. */
const writes = async () => Object.entries(await countWrites(api.db)).filter(([table]) => !table.startsWith('throttle'));

async function post(call: CallName, json: string) {
  const { status, excType, messages } = await read(await api.call(call, { token, body: json }));
  return { status, excType, fields: messages.map(({ fieldname }) => fieldname) };
}

describe.each(jsonCalls)('%s', (call) => {
  const fields = Object.entries<Field>(formOf(call)).map(([name, field]) => [field.wire ?? name, field] as const);

  it.each(fields)('refuses %s of another type, and changes nothing', async (name, field) => {
    const before = await writes();
    for (const [value, within = '', expected = 'ValidationError'] of wrongValues(field)) {
      const json = JSON.stringify({ ...correct[call], [name]: value });
      const { status, excType, fields: named } = await post(call, json);
      expect([json, status]).toEqual([json, 417]);
      expect([json, excType]).toEqual([json, expected]);
      expect([json, named]).toEqual([json, expect.arrayContaining([`${name}${within}`])]);
    }
    expect(await writes()).toEqual(before);
  });

  it.each(['no_such_field', '__proto__', 'constructor', 'toString', 'usr[]', ''])(
    'refuses the unknown field %j by its name, and changes nothing',
    async (name) => {
      const before = await writes();
      const json = JSON.stringify(correct[call]).replace('{', `{${JSON.stringify(name)}: {"is_admin": 1}, `);
      expect(await post(call, json)).toEqual({ status: 417, excType: 'ValidationError', fields: [name] });
      expect(await writes()).toEqual(before);
    },
  );

  it('names a limited number of unknown fields', async () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`${at} ${'x'.repeat(40)}`, at]));
    const { status, fields: named } = await post(call, JSON.stringify(many));
    expect([status, named.length]).toEqual([417, 20]);
  });

  it.each(fields)('refuses %s given twice, and changes nothing', async (name) => {
    const before = await writes();
    const escaped = `"\\u${name.charCodeAt(0).toString(16).padStart(4, '0')}${name.slice(1)}"`;
    const json = JSON.stringify(correct[call]).replace('{', `{${escaped}: null, "${name}": null, `);
    expect(await post(call, json)).toEqual({ status: 417, excType: 'ValidationError', fields: [name] });
    expect(await writes()).toEqual(before);
  });

  it.each(['null', '[]', '[{}]', '"text"', '7', 'true', '', '{', '{"name": NaN}', "{'name': 1}", '{"name": 01}'])(
    'refuses the body %j',
    async (json) => {
      expect(await post(call, json)).toEqual({ status: 417, excType: 'ValidationError', fields: [undefined] });
    },
  );

  it.each([undefined, 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp'])(
    'refuses a body of the type %s',
    async (type) => {
      const before = await writes();
      const body = new Blob([JSON.stringify(correct[call])]);
      const headers = { 'Content-Type': type ?? '' };
      expect((await api.call(call, { token, body, headers })).status).toBe(415);
      expect(await writes()).toEqual(before);
    },
  );

  it.each(['application/json;charset=utf-8', 'Application/JSON ; charset=UTF-8'])(
    'reads a body of the type %s',
    async (type) => {
      expect((await api.call(call, { token, body: '[]', headers: { 'Content-Type': type } })).status).toBe(417);
    },
  );

  it('refuses an amount that no number can hold', async () => {
    for (const [name, { kind }] of fields)
      for (const number of kind === 'amount' ? ['1e999', '-1e999', '-0', '9007199254740993', '1e-400'] : []) {
        const json = JSON.stringify({ ...correct[call], [name]: 'AMOUNT' }).replace('"AMOUNT"', number);
        expect([json, await post(call, json)]).toEqual([
          json,
          expect.objectContaining({ status: 417, fields: [name] }),
        ]);
      }
  });
});

it.each(jsonCalls.filter((call) => call !== 'withdrawQuotation'))(
  '%s accepts the body that the page sends',
  async (call) => {
    expect(await post(call, JSON.stringify(correct[call]))).toEqual({ status: 200, excType: undefined, fields: [] });
  },
);

it('accepts the sign-up that the page of 0.1.0 sends', async () => {
  const body = {
    usr: 'released@example.com',
    first_name: 'Layla',
    last_name: 'Haddad',
    phone_no: '',
    upload_cv: null,
    preferences: [],
    currency: 'SAR',
    hourly_rates: 450,
    price_basis: 'Hourly',
    quantity: null,
    academic_background: [
      {
        institution: 'KSU',
        education_level: 'Master',
        field_of_study: '',
        start_date: '2010-01-01',
        end_date: null,
        is_current: 1,
      },
    ],
    professional_experience: [
      {
        employer: 'SG',
        job_title: 'Auditor',
        description: '',
        start_date: '2012-01-01',
        end_date: '2014-01-01',
        is_current: 0,
      },
    ],
    candidate_details: [
      { detail_type: 'language', value: 'ar', note: 'C1' },
      { detail_type: 'industry', value: 'K', note: '' },
    ],
    password: 'Long-enough-2026',
    submission: 'f00d'.repeat(8),
  };
  expect(await post('registerCandidate', JSON.stringify(body))).toEqual({
    status: 200,
    excType: undefined,
    fields: [],
  });
});

it('accepts rows as they were read, with their names', async () => {
  const { academic_background } = await readRecord(await api.call('getProfile', { token }));
  expect(academic_background).toMatchObject([{ name: expect.any(String) }, {}]);
  const { status } = await post('saveProfile', JSON.stringify({ academic_background }));
  expect(status).toBe(200);
});

it('accepts an amount as a text in either digit set', async () => {
  for (const hourly_rates of [450.5, '450.5', '٤٥٠٫٥'])
    expect(await post('saveProfile', JSON.stringify({ hourly_rates }))).toMatchObject({ status: 200 });
  expect(await readRecord(await api.call('getProfile', { token }))).toMatchObject({ hourly_rates: 450.5 });
});

it.each([
  [{ question: 'Q-1' }, 'answers.0.answer'],
  [{ answer: 'Twice.' }, 'answers.0.question'],
])('refuses the answer %j to a question of a client', async (answer, field) => {
  const body = { ...correct.submitQuotation, answers: [answer] };
  expect(await post('submitQuotation', JSON.stringify(body))).toMatchObject({ status: 417, fields: [field] });
});

it('finds a repeated name in a row, and none in a text that looks like one', async () => {
  const row = '{"institution": "KSU", "education_level": "Master", "institution": "KFUPM"}';
  expect(await post('saveProfile', `{"academic_background": [${row}]}`)).toEqual({
    status: 417,
    excType: 'ValidationError',
    fields: ['academic_background'],
  });
  const headline = 'a \\" {"headline": "b", "headline" : "c"}';
  expect(await post('saveProfile', JSON.stringify({ headline, city: '"headline":' }))).toMatchObject({ status: 200 });
});

it('names an unknown field before one that is given twice, because only the number of known fields is limited', async () => {
  const json = '{"headline": "a", "headline": "b", "no_such_field": [{}, {}]}';
  expect(await post('saveProfile', json)).toMatchObject({ status: 417, fields: ['no_such_field'] });
});
