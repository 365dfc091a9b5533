import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type Next } from 'hono';
import { secureHeaders } from './http/security-headers.ts';

/** The built page and its assets, with the API under /api and its page of messages under /dev. A missing asset is 404, never the page. */
export function createSite(webRoot: string, api: Hono): Hono {
  const site = new Hono();
  site.use(secureHeaders(inlineScripts(join(webRoot, 'index.html'))));
  site.all('/api/*', (context) => api.fetch(context.req.raw, context.env));
  site.all('/dev/*', (context) => api.fetch(context.req.raw, context.env));
  site.use(setCacheControl);
  site.use(serveStatic({ root: webRoot, precompressed: true }));
  const page = serveStatic({ root: webRoot, path: 'index.html', precompressed: true });
  site.get('*', (context, next) => (isAsset(context.req.path) ? next() : page(context, next)));
  site.notFound((context) => context.text('Not found', 404));
  return site;
}

/** Files with a hash in their name never change; the browser revalidates all others. */
async function setCacheControl(context: Context, next: Next): Promise<void> {
  await next();
  const isImmutable = context.res.ok && isHashed(context.req.path);
  context.res.headers.set('Cache-Control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
}

/** The builder puts a hash of eight or more characters before the extension. */
const isHashed = (path: string): boolean => /\.[0-9a-zA-Z_-]{8,64}\.[a-z0-9.]{1,16}$/.test(path);

const isAsset = (path: string): boolean => path.startsWith('/static/') || /\.[a-z0-9]+$/i.test(path);

/** The hashes that allow the page's inline scripts to run. */
function inlineScripts(page: string): string[] {
  if (!existsSync(page)) return [];
  const scripts = scriptsIn(readFileSync(page, 'utf8'));
  return scripts.map((script) => `sha256-${createHash('sha256').update(script).digest('base64')}`);
}

/** The contents of the script elements that have no `src`. */
function scriptsIn(html: string): string[] {
  const scripts: string[] = [];
  for (let start = html.indexOf('<script'); start !== -1; ) {
    const opened = html.indexOf('>', start);
    const closed = html.indexOf('</script>', opened);
    if (opened === -1 || closed === -1) break;
    if (!/\ssrc=/.test(html.slice(start, opened))) scripts.push(html.slice(opened + 1, closed));
    start = html.indexOf('<script', closed);
  }
  return scripts;
}
