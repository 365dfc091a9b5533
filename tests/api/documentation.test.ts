import { expect, it } from 'vitest';
import { documentation } from '../../api/documentation/documentation.ts';
import { openApi } from '../../api/documentation/openapi.ts';
import { calls } from '../../src/services/contract/calls.ts';

const operations = Object.values(openApi().paths).flatMap((item) => Object.values(item));

it('describes every call, once, and the page view', () => {
  const ids = operations.map(({ operationId }) => operationId);
  expect(ids.sort()).toEqual([...Object.keys(calls), 'pageView'].sort());
});

it('says which calls need a token', () => {
  const personal = Object.entries(calls).flatMap(([name, { isPersonal }]) => (isPersonal ? [name] : []));
  const secured = operations.flatMap(({ operationId, security }) => (security === undefined ? [] : [operationId]));
  expect(secured.sort()).toEqual(personal.sort());
});

it('can be read as a page that fetches nothing', async () => {
  const page = await (await documentation().request('/docs')).text();
  for (const { method } of Object.values(calls)) expect(page).toContain(`method=${method}`);
  expect(page).toContain('X-Test-Fault');
  expect(page).not.toMatch(/<script|<link|src=|url\(/);
});

it('is served as JSON', async () => {
  const response = await documentation().request('/openapi.json');
  expect(await response.json()).toMatchObject({ openapi: '3.1.0', info: { version: 'v1' } });
});
