/** Checks that the document names the statuses with which the API answers, beside those that each call has of its own. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi } from '../../api/documentation/openapi.ts';
import { usualBodyBytes } from '../../api/http/body-limits.ts';
import { privateFiles } from '../../src/services/contract/paths.ts';
import { readRows } from './reading.ts';
import { createTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi({ VISITOR_ATTEMPTS: '10' });
  token = await api.signIn();
});
afterAll(() => api.close());

const operations = Object.values(openApi().paths).flatMap((item) => Object.values(item));
const documented = (id: string) =>
  Object.keys(operations.find(({ operationId }) => operationId === id)?.responses ?? {}).map(Number);

it.each(['getServices', 'getNotifications'] as const)('%s: the client has the reply', async (call) => {
  const tag = (await api.call(call, { token })).headers.get('etag') ?? '';
  const { status } = await api.call(call, { token, headers: { 'If-None-Match': tag } });
  expect(status).toBe(304);
  expect(documented(call)).toContain(status);
});

// more than both servers of the tests on PostgreSQL take
it('downloadFile: too many documents are asked for at the same time', async () => {
  const [invoice] = (await readRows(await api.call('getInvoices', { token }))).filter(
    ({ status }) => status === 'Paid',
  );
  const query = { file_url: `${privateFiles}${invoice?.name}-en.pdf` };
  const replies = await Promise.all(Array.from({ length: 30 }, () => api.call('downloadFile', { token, query })));
  const statuses = new Set(replies.map(({ status }) => status));
  expect([...statuses].sort()).toEqual([200, 429]);
  expect(documented('downloadFile')).toEqual(expect.arrayContaining([...statuses]));
});

it.each([
  [204, 'POST', '{"path":"/jobs"}'],
  [403, 'PUT', '{"path":"/jobs"}'],
  [413, 'POST', `"${'x'.repeat(usualBodyBytes)}"`],
  [417, 'POST', '{"path":"jobs"}'],
  [429, 'POST', '{"path":"/jobs"}'],
])('pageView: %d', async (expected, method, body) => {
  const send = async (type = 'application/json') =>
    (await api.request('/api/page-view', { method, body, headers: { 'content-type': type } })).status;
  if (expected === 429) for (let count = 0; count < 10; count++) await send();
  expect(await send()).toBe(expected);
  expect(documented('pageView')).toContain(expected);
});
