import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type Next } from 'hono';
import type { Deps } from './deps.ts';
import { isProbePath } from './health.ts';
import { isSecure } from './http/caller.ts';
import { createFileTags, ignoreOtherRanges } from './http/file-conditions.ts';
import { logRequests } from './http/request-log.ts';
import { secureHeaders } from './http/security-headers.ts';
import { pagePolicy } from './page-policy.ts';

/**
 * The built page and its assets, with the API under /api and its page of messages under /dev. A missing asset is 404,
 * never the page.
 */
export function createSite(webRoot: string, api: Hono, deps: Pick<Deps, 'log' | 'metrics' | 'rules'>): Hono {
  const site = new Hono();
  const logged = logRequests(deps);
  site.use((context, next) => (isForApi(context.req.path) ? next() : logged(context, next))); // the API logs its own
  const { pageOrigins, proxyTrust } = deps.rules;
  const inspector = join(webRoot, inspectorPage);
  const usual = {
    isShared: false,
    // the developers' build opens a window of another origin and sends it messages
    openerPolicy: existsSync(inspector) ? 'same-origin-allow-popups' : 'same-origin',
    isSecure: (context: Context) => isSecure(context, proxyTrust),
  } as const;
  const forPage = secureHeaders({ ...usual, policy: pagePolicy(join(webRoot, 'index.html'), pageOrigins) });
  const forInspector = secureHeaders({ ...usual, policy: pagePolicy(inspector, pageOrigins) });
  site.use((context, next) => (context.req.path === `/${inspectorPage}` ? forInspector : forPage)(context, next));
  site.use(async (context, next) => (isForApi(context.req.path) ? api.fetch(context.req.raw, context.env) : next()));
  site.use(setCacheHeaders());
  const files = {
    root: webRoot,
    precompressed: true,
    onFound: (path: string, to: Context) => to.set(servedFile, path),
  };
  site.use(serveStatic(files));
  const page = serveStatic({ ...files, path: 'index.html' });
  site.get('*', (context, next) => (isAsset(context.req.path) ? next() : page(context, next)));
  site.notFound((context) => context.text('Not found', 404));
  return site;
}

const inspectorPage = 'inspector.html';

const isForApi = (path: string): boolean => path.startsWith('/api/') || path.startsWith('/dev/') || isProbePath(path);

/** The key of the path of the file that is sent. */
const servedFile = 'servedFile';

/** Files with a hash in their name never change; the browser revalidates all others. */
function setCacheHeaders() {
  const tag = createFileTags();
  return async (context: Context, next: Next): Promise<void> => {
    ignoreOtherRanges(context);
    await next();
    const isImmutable = context.res.ok && isHashed(context.req.path);
    context.res.headers.set('Cache-Control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    const path: unknown = context.get(servedFile);
    if (typeof path !== 'string') return;
    context.res.headers.set('Vary', 'Accept-Encoding');
    if (!isImmutable) await tag(context, path);
  };
}

/** The builder puts a hash of six or more digits before the extension. */
const isHashed = (path: string): boolean =>
  path.startsWith('/static/') && /\.[0-9a-f]{6,64}\.[a-z0-9.]{1,16}$/.test(path);

/** The name of a record, which follows the route of its list, can end like that of a file: `/contract/Sadu.com`. */
const isAsset = (path: string): boolean =>
  path.startsWith('/static/') || /^\/((files|private)\/.+|[^/]+)\.[a-z0-9]+$/i.test(path);
