/** Checks each documented limit of a body against the API, with values at and beyond it, and each required field. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodies } from '../../api/documentation/bodies.ts';
import type { CallName } from '../../src/services/contract/calls.ts';
import { isObject } from '../../src/services/contract/readers.ts';
import { openRequests } from './candidate.ts';
import { read, readRows } from './reading.ts';
import { createTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let token: string;
let request: string;
let contract: string;
beforeAll(async () => {
  api = await createTestApi({ VISITOR_ATTEMPTS: '10000', ACCOUNT_ATTEMPTS: '10000' });
  token = await api.signIn();
  const [first] = await readRows(await api.call('getContractList', { token }));
  contract = String(first?.name);
  [request = ''] = await openRequests(api, token);
});
afterAll(() => api.close());

/** The other fields of the body. They are incomplete where success would affect the next attempt. */
const rest: Partial<Record<CallName, () => object>> = {
  registerCandidate: () => ({ last_name: '' }),
  submitQuotation: () => ({ name: request, price_basis: 'Daily' }),
  declineRfq: () => ({ name: request, reason: 'none of them' }),
  saveRfq: () => ({ name: request }),
  signContract: () => ({ name: contract }),
  declineContract: () => ({ name: contract }),
  deliverMilestone: () => ({ name: contract }),
  endContract: () => ({ name: contract }),
};

interface Limit {
  readonly title: string;
  readonly call: CallName;
  readonly field: string;
  readonly usual: unknown;
  readonly last: unknown;
  readonly beyond: unknown;
}

const found: Limit[] = Object.entries(bodies).flatMap(([call, { mediaType, schema }]) =>
  mediaType === 'application/json' && isObject(schema.properties)
    ? Object.entries(schema.properties).flatMap(([field, own]) => limitsOf(call as CallName, field, own)) // a key of `bodies`
    : [],
);

const required = Object.entries(bodies).flatMap(([call, { mediaType, schema }]) =>
  mediaType === 'application/json' && Array.isArray(schema.required)
    ? schema.required.map((field) => ({ call: call as CallName, field: String(field) })) // a key of `bodies`
    : [],
);

function limitsOf(call: CallName, field: string, schema: unknown): Limit[] {
  if (!isObject(schema)) return [];
  const { maxLength, minLength, maximum, maxItems, items } = schema;
  const limit = (name: string, usual: unknown, last: unknown, beyond: unknown): Limit[] => [
    { title: `${call}.${field} ${name} ${schema[name]}`, call, field, usual, last, beyond },
  ];
  const ofText = (length: number): string =>
    schema.format === 'email' ? `${'x'.repeat(length - 9)}@sg.test1` : 'x'.repeat(length);
  const isTable = isObject(items) && items.properties !== undefined;
  const rows = (length: number): unknown[] => Array.from({ length }, (_, at) => (isTable ? {} : `choice ${at}`));
  return [
    ...(typeof maxLength === 'number' ? limit('maxLength', ofText(20), ofText(maxLength), ofText(maxLength + 1)) : []),
    ...(typeof minLength === 'number' ? limit('minLength', ofText(20), ofText(minLength), ofText(minLength - 1)) : []),
    ...(typeof maximum === 'number' ? limit('maximum', 1, maximum, maximum + 1) : []),
    ...(typeof maxItems === 'number' ? limit('maxItems', [], rows(maxItems), rows(maxItems + 1)) : []),
  ];
}

async function messageFor({ call, field }: Pick<Limit, 'call' | 'field'>, value: unknown): Promise<unknown> {
  const body = JSON.stringify({ ...rest[call]?.(), [field]: value });
  const { messages } = await read(await api.call(call, { token, body }));
  return messages.find(({ fieldname }) => fieldname === field)?.message;
}

it('finds limits in the bodies of the forms', () => {
  const calls = new Set(found.map(({ call }) => call));
  const json = Object.entries(bodies).flatMap(([call, { mediaType }]) =>
    mediaType === 'application/json' ? call : [],
  );
  expect([...calls].sort()).toEqual(json.sort());
});

describe('a documented limit', () => {
  it.each(found)('$title is that of the API', async (limit) => {
    const usual = await messageFor(limit, limit.usual);
    const beyond = await messageFor(limit, limit.beyond);
    expect(beyond, 'The API accepts a value beyond the limit.').toBeDefined();
    // the same message for a usual value, for example for an unknown choice, is not about the limit
    if (beyond !== usual)
      expect(await messageFor(limit, limit.last), 'The API rejects the last valid value.').not.toBe(beyond);
  });
});

describe('a field that is documented as required', () => {
  it.each(required)('$call.$field is required by the API', async ({ call, field }) => {
    expect(await messageFor({ call, field }, undefined)).toBeDefined();
  });
});
