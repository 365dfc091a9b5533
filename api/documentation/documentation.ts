import { Hono } from 'hono';
import { hashOf } from '../page-policy.ts';
import { openApi } from './openapi.ts';
import { documentationPage, documentationStyle } from './page.ts';

/** Serves the documentation of the API: the OpenAPI document, and a page. */
export function documentation(): Hono {
  const document = openApi();
  const page = documentationPage(document);
  return new Hono()
    .get('/openapi.json', (context) => context.json(document))
    .get('/docs', (context) => context.html(page, 200, { 'Content-Security-Policy': policy }));
}

const policy = [
  "default-src 'none'",
  `style-src ${hashOf(documentationStyle)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
