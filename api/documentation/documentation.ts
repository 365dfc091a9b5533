import { Hono } from 'hono';
import { stylePolicy } from '../page-policy.ts';
import { type OpenApi, openApi } from './openapi.ts';
import { documentationPage, documentationStyle } from './page.ts';

let document: OpenApi | undefined;
/** It is the same for every server, and is made at the first request, since nothing else needs it. */
const madeOnce = (): OpenApi => (document ??= openApi());

/** Serves the documentation of the API: the OpenAPI document, and a page. */
export function documentation(): Hono {
  const policy = stylePolicy(documentationStyle);
  return new Hono()
    .get('/openapi.json', (context) => context.json(madeOnce()))
    .get('/docs', (context) => context.html(documentationPage(madeOnce()), 200, { 'Content-Security-Policy': policy }));
}
