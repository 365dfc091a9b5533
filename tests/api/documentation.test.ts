import { expect, it } from 'vitest';
import { documentation } from '../../api/documentation/documentation.ts';
import { openApi } from '../../api/documentation/openapi.ts';
import { type Call, calls } from '../../src/services/contract/calls.ts';
import { isObject } from '../../src/services/contract/readers.ts';

const operations = Object.values(openApi().paths).flatMap((item) => Object.values(item));

it('describes every call once, and the page view', () => {
  const ids = operations.map(({ operationId }) => operationId);
  expect(ids.sort()).toEqual([...Object.keys(calls), 'pageView'].sort());
});

it('states which calls need a token', () => {
  const personal = Object.entries(calls).flatMap(([name, { isPersonal }]) => (isPersonal ? [name] : []));
  const secured = operations.flatMap(({ operationId, security }) => (security.length === 0 ? [] : [operationId]));
  expect(secured.sort()).toEqual(personal.sort());
});

it('is served as a page without scripts and other resources', async () => {
  const page = await (await documentation().request('/docs')).text();
  for (const { method } of Object.values(calls)) expect(page).toContain(`method=${method}`);
  expect(page).toContain('X-Test-Fault');
  expect(page).not.toMatch(/<script|<link|src=|url\(/);
});

it('is served as JSON', async () => {
  const response = await documentation().request('/openapi.json');
  expect(await response.json()).toMatchObject({ openapi: '3.1.0', info: { version: 'v1' } });
});

it('documents the parameters that each call takes', () => {
  for (const { operationId, parameters } of operations) {
    const { query = [], language = false } = (calls as Partial<Record<string, Call>>)[operationId] ?? {};
    const names = parameters.map(({ name }) => name);
    expect([operationId, names]).toEqual([operationId, [...query, ...(language ? ['language'] : [])]]);
  }
});

it('states a limit for every text that a call takes in its address', () => {
  for (const { operationId, parameters } of operations)
    for (const { name, schema } of parameters)
      if (name !== 'language')
        expect([operationId, name, schema]).toMatchObject([operationId, name, { maxLength: expect.any(Number) }]);
});

it('documents the record that a parameter names', () => {
  const stated = operations.flatMap(({ operationId, parameters }) =>
    parameters.flatMap(({ name, description }) =>
      name === 'language' || description === undefined ? [] : `${operationId} ?${name}: ${description}`,
    ),
  );
  expect(stated).toEqual([
    'getJobDescription ?name: The `name` of a job request.',
    'getContract ?name: The `name` of a contract.',
    'getInvoice ?name: The `name` of an invoice.',
    'endSession ?name: The `name` of a session.',
  ]);
});

it('documents the limits of each request', async () => {
  const lines = operations.flatMap(({ operationId, parameters, requestBody }) => [
    ...parameters.flatMap(({ name, schema }) => limitsIn(schema, `${operationId} ?${name}`)),
    ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => limitsIn(schema, operationId)),
  ]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('expected/limits.txt');
});

it('documents the errors of each call by status', async () => {
  const lines = operations.map(({ operationId, responses }) => `${operationId}: ${Object.keys(responses).join(' ')}`);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('expected/statuses.txt');
});

const limits = [
  'minLength',
  'maxLength',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'minItems',
  'maxItems',
  'pattern',
  'format',
];

/** One line per limited field: its path, its limits and format, and whether it is required. */
function limitsIn(schema: unknown, path: string, isRequired = false): string[] {
  if (!isObject(schema)) return [];
  const { properties, items, required } = schema;
  const own = limits.flatMap((key) => (key in schema ? [`${key} ${schema[key]}`] : []));
  const choices = Array.isArray(schema.enum) ? [`one of ${schema.enum.join(', ')}`] : [];
  const stated = [...(isRequired ? ['required'] : []), ...own, ...choices];
  const names = Array.isArray(required) ? required : [];
  return [
    ...(stated.length > 0 ? [`${path}: ${stated.join('; ')}`] : []),
    ...limitsIn(items, `${path}[]`),
    ...Object.entries(isObject(properties) ? properties : {}).flatMap(([key, inner]) =>
      limitsIn(inner, `${path}.${key}`, names.includes(key)),
    ),
  ];
}
