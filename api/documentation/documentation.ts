import { Hono } from 'hono';
import { stylePolicy } from '../page-policy.ts';
import { openApi } from './openapi.ts';
import { documentationPage, documentationStyle } from './page.ts';

/** Serves the documentation of the API: the OpenAPI document, and a page. */
export function documentation(): Hono {
  const policy = stylePolicy(documentationStyle);
  return new Hono()
    .get('/openapi.json', (context) => context.json(madeOnce().document))
    .get('/docs', (context) => context.html(madeOnce().page, 200, { 'Content-Security-Policy': policy }));
}

let made: ReturnType<typeof make> | undefined;

/** It is the same for every server, and is made at the first request, because the start need not wait for it. */
const madeOnce = () => {
  made ??= make();
  return made;
};

function make() {
  const document = openApi();
  return { document, page: documentationPage(document) };
}
