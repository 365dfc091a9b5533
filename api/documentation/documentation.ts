import { Hono } from 'hono';
import { stylePolicy } from '../page-policy.ts';
import { openApi } from './openapi.ts';
import { documentationPage, documentationStyle } from './page.ts';

/** Serves the documentation of the API: the OpenAPI document, and a page. */
export function documentation(): Hono {
  const document = openApi();
  const page = documentationPage(document);
  const policy = stylePolicy(documentationStyle);
  return new Hono()
    .get('/openapi.json', (context) => context.json(document))
    .get('/docs', (context) => context.html(page, 200, { 'Content-Security-Policy': policy }));
}
