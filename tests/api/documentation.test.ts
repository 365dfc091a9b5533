/** Tests of the OpenAPI document. Long because each kind of parameter, body and reply has a test. */
import { expect, it } from 'vitest';
import { descriptions } from '../../api/documentation/descriptions.ts';
import { documentation } from '../../api/documentation/documentation.ts';
import { openApi } from '../../api/documentation/openapi.ts';
import { dataSchemaOf, errorSchema } from '../../api/documentation/responses.ts';
import { maxBodyBytesOf } from '../../api/http/body-limits.ts';
import { type Call, type CallName, calls } from '../../src/services/contract/calls.ts';
import { isObject } from '../../src/services/contract/readers.ts';
import { schemaErrors } from './schema-errors.ts';
import { createTestApi } from './test-api.ts';

const operations = Object.values(openApi().paths).flatMap((item) => Object.values(item));

it('describes every call once, and the page view', () => {
  const ids = operations.map(({ operationId }) => operationId);
  expect(ids.sort()).toEqual([...Object.keys(calls), 'pageView'].sort());
});

it('documents the address, the group and the media types of each call', async () => {
  const lines = Object.entries(openApi().paths).flatMap(([path, item]) =>
    Object.entries(item).map(([verb, { operationId, tags, requestBody, responses }]) => {
      const types = [requestBody?.content, responses[200]?.content].map((content) => Object.keys(content ?? {}).join());
      return `${operationId} (${tags.join()}): ${verb} ${path}; takes ${types[0] || 'nothing'}; sends ${types[1] || 'nothing'}`;
    }),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('expected/addresses.txt');
});

it('states what each call does and returns', () => {
  for (const name of Object.keys(calls) as CallName[]) {
    const { summary, returns = expect.any(String) } = descriptions[name];
    const operation = operations.find(({ operationId }) => operationId === name);
    expect(operation).toMatchObject({ summary, responses: { 200: { description: returns } } });
  }
});

it('requires every body, and every parameter but the language, which is English by default', () => {
  for (const { parameters, requestBody } of operations) {
    expect(requestBody?.required ?? true).toBe(true);
    for (const { name, required, schema } of parameters)
      expect([name, required, schema.default]).toEqual(
        name === 'language' ? [name, false, 'en'] : [name, true, undefined],
      );
  }
});

it('describes a reply and an error as they are sent', async () => {
  const { components } = openApi();
  const api = await createTestApi();
  const responsesOf = (name: CallName) => operations.find(({ operationId }) => operationId === name)?.responses ?? {};
  const schemaAt = (name: CallName, status: number) => responsesOf(name)[status]?.content?.['application/json']?.schema;
  try {
    const reply = await (await api.call('getCurrencies')).json();
    expect(schemaErrors(schemaAt('getCurrencies', 200), reply)).toEqual([]);
    const refused = await (await api.call('getBio')).json();
    expect(schemaAt('getBio', 401)).toEqual({ $ref: '#/components/schemas/Error' });
    expect(schemaErrors(errorSchema, refused)).toEqual([]);
  } finally {
    await api.close();
  }
  expect(components).toEqual({
    schemas: { Error: errorSchema },
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
  });
});

it('documents a time with and without a fraction, and a check as 0 or 1', () => {
  const { is_signed, signed_on } = fieldsOf(dataSchemaOf('getContract'));
  expect(is_signed).toEqual({ type: 'integer', enum: [0, 1] });
  expect(signed_on).toMatchObject({ type: ['string', 'null'] });
  const times = ['2026-03-05 12:00:00', '2026-03-05 12:00:00.5', '2026-03-05 12:00:00.123456'];
  for (const time of times) expect(schemaErrors(signed_on, time)).toEqual([]);
  for (const time of ['2026-03-05', '2026-03-05T12:00:00']) expect(schemaErrors(signed_on, time)).toHaveLength(1);
});

it('documents the record that a body is about', () => {
  const stated = operations.flatMap(({ operationId, requestBody }) => {
    const { name, modified } = fieldsOf(requestBody?.content['application/json']?.schema);
    return [name, modified].flatMap((field) =>
      isObject(field) && field.description ? `${operationId}: ${field.description}` : [],
    );
  });
  expect(stated).toEqual([
    'saveBio: The `modified` of the bio that the draft was made from.',
    'saveProfile: The `modified` of the profile that the draft was made from.',
    ...['submitQuotation', 'withdrawQuotation', 'declineRfq', 'saveRfq'].map((name) => `${name}: The job request’s.`),
    ...['signContract', 'declineContract', 'deliverMilestone', 'endContract'].map((name) => `${name}: The contract’s.`),
  ]);
});

it('states the size and the type of the bodies that a call refuses', () => {
  for (const [name, type] of [
    ['uploadCv', 'multipart/form-data'],
    ['saveBio', 'application/json'],
  ] as const) {
    const { responses } = operations.find(({ operationId }) => operationId === name) ?? {};
    expect(responses?.[415]?.description).toBe(`UnsupportedMediaType: the Content-Type is not ${type}.`);
  }
  const { responses } = operations.find(({ operationId }) => operationId === 'saveBio') ?? {};
  const [, size] = /a body of more than (\d+) KB/.exec(responses?.[413]?.description ?? '') ?? [];
  const most = maxBodyBytesOf('saveBio');
  expect(Number(size) * 1024).toBeLessThanOrEqual(most);
  expect((Number(size) + 1) * 1024).toBeGreaterThan(most);
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

it('shows on the page what a call takes and sends', async () => {
  const page = await (await documentation().request('/docs')).text();
  const article = page.split('<article>').find((each) => each.includes('method=sign_contract')) ?? '';
  expect(article).toContain('<b>POST</b> <code>');
  expect(article).toContain('&amp;method=');
  expect(article).toContain('<p>Requires a token.</p>');
  expect(article).toContain('<code>language</code> (optional)');
  expect(article).toMatch(/Body: application\/json<\/summary><pre>\{\s+&quot;type&quot;/);
  expect(article).toMatch(/Reply: application\/json<\/summary><pre>\{\s+&quot;type&quot;/);
  for (const [, tag] of page.matchAll(/<h2 id="(.*?)">/g)) expect(page).toContain(`<a href="#${tag}">`);
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

function fieldsOf(schema: unknown): Record<string, unknown> {
  const properties = isObject(schema) ? schema.properties : undefined;
  return isObject(properties) ? properties : {};
}

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
  const choices = Array.isArray(schema.enum) ? [`one of ${schema.enum.map(String).join(', ')}`] : [];
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
