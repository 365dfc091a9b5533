/** Posts random bodies, and correct ones with random changes: what the API accepts is what its document describes. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi } from '../../api/documentation/openapi.ts';
import { clean } from '../../api/http/body.ts';
import { correctBodies, type JsonCall, jsonCalls } from './correct-bodies.ts';
import { schemaErrors } from './schema-errors.ts';
import { createTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let token: string;
let correct: Readonly<Record<JsonCall, Record<string, unknown>>>;
beforeAll(async () => {
  api = await createTestApi({ VISITOR_ATTEMPTS: '100000', ADDRESS_ATTEMPTS: '100000', ACCOUNT_ATTEMPTS: '10000' });
  token = await api.signIn();
  const bodies = await correctBodies(api, token);
  // a repeated submission is the sign-in to its account, whatever else the body has
  correct = { ...bodies, registerCandidate: { ...bodies.registerCandidate, submission: null } };
});
afterAll(() => api.close());

const operations = Object.values(openApi().paths).flatMap((item) => Object.values(item));
const schemaOf = (call: JsonCall) =>
  operations.find(({ operationId }) => operationId === call)?.requestBody?.content['application/json']?.schema;

/** Values near those that a field takes. */
const value = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  fc.constantFrom('', '0', '1', 'true', 'null', 'NaN', '-0', '1e3', '\u0000', '__proto__', '2027-01-10'),
  fc.constantFrom(0, 1, 2, -1, 0.5, 1e21, Number.MAX_SAFE_INTEGER + 2, true, false, null),
);
const name = (body: object) => fc.oneof(fc.constantFrom(...Object.keys(body)), fc.string({ maxLength: 8 }));
const changed = (body: object) =>
  fc.array(fc.tuple(name(body), value), { minLength: 1, maxLength: 3 }).map((changes) => ({
    ...body,
    ...Object.fromEntries(changes),
  }));
/** One value in a row of a list is replaced, or added. */
const changedRow = (body: object) =>
  fc
    .tuple(fc.constantFrom(...Object.entries(body)), fc.nat(), value, fc.string({ maxLength: 8 }))
    .map(([[field, own], at, cell, other]) => {
      if (!Array.isArray(own)) return { ...body, [field]: cell };
      const keys = [...Object.keys(Object(own[0])), other];
      const [first = {}, ...rest] = own;
      return { ...body, [field]: [{ ...Object(first), [keys[at % keys.length] ?? other]: cell }, ...rest] };
    });

/** An empty text is `null` on this wire, whatever the pattern of the field. */
const isBlank = (error: string): boolean => / "\s*"$/.test(error);

it.each(jsonCalls)('%s accepts no body that its schema does not, and never fails', async (call) => {
  const body = fc.oneof(value, changed(correct[call]), changedRow(correct[call]));
  await fc.assert(
    fc.asyncProperty(body, async (random) => {
      const json = JSON.stringify(random);
      const { status } = await api.call(call, { token, body: json });
      expect([200, 404, 409, 410, 417]).toContain(status);
      if (status !== 200) return;
      // NUL and unpaired surrogates are replaced before a body is read, because PostgreSQL cannot store them
      const stored = JSON.parse(json, (_key, each) => (typeof each === 'string' ? clean(each) : each));
      expect(schemaErrors(schemaOf(call), stored).filter((error) => !isBlank(error))).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
