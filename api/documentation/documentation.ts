import { Hono } from 'hono';
import { openApi } from './openapi.ts';
import { documentationPage } from './page.ts';

/** The API's own description: OpenAPI, and a page to read. */
export function documentation(): Hono {
  const described = openApi();
  return new Hono()
    .get('/openapi.json', (context) => context.json(described))
    .get('/docs', (context) => context.html(documentationPage(described)));
}
