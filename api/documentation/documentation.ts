import { Hono } from 'hono';
import { openApi } from './openapi.ts';
import { documentationPage } from './page.ts';

/** Serves the documentation of the API: the OpenAPI document, and a page. */
export function documentation(): Hono {
  const document = openApi();
  return new Hono()
    .get('/openapi.json', (context) => context.json(document))
    .get('/docs', (context) => context.html(documentationPage(document)));
}
