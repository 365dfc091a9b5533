/**
 * The service worker: keeps the files of a build in the browser, so that the app opens without a network. It handles no
 * call of the API. Files of earlier builds stay until no page uses them.
 */
import { PrecacheController } from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope;
/** The files of the build; `scripts/precache.mjs` replaces the name with the list. */
declare const PRECACHED_FILES: { url: string; revision: string | null }[];

type Message = { type: 'build.ask' } | { type: 'files.clean' } | { type: 'version.activate' };

const build = import.meta.env.BUILD;

/** The page of the newest stored version, which a worker of an earlier one can read. */
const newest = { cacheName: 'newest-page', url: '/' };

/** After this time in milliseconds, a page that does not reply counts as one of another build. */
const replyDeadline = 30_000;

/** The minimum time in milliseconds between two requests for the policy of the page, while the worker runs. */
const comparisonInterval = 60 * 60 * 1000;

const files = new PrecacheController({
  cacheName: 'files',
  plugins: [
    {
      fetchDidSucceed: checkFile,
      // what a host sent for a missing file may have been stored, and is fetched again
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        isFallback(request, cachedResponse) ? null : cachedResponse,
    },
  ],
});
files.addToCacheList(PRECACHED_FILES);
/** The scripts that the page of this build requests itself. Their names are those of no other build. */
const firstScripts = files.getCachedURLs().flatMap((url) => /\/static\/js\/[^/]+\.js$/.exec(url) ?? []);

self.addEventListener('install', (event) => event.waitUntil(files.install(event).then(storePage)));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!isRoute(pathname)) return;
    const page = pageFor(request);
    event.respondWith(page);
    event.waitUntil(page.then(refreshPolicy).catch(() => undefined)); // without a network, the stored policy stays
  } else if (isFile(pathname)) event.respondWith(fileFor(request));
});

self.addEventListener('message', (event) => {
  const { type }: Message = event.data; // sent by service-worker.ts of this site
  if (type === 'build.ask') event.ports[0]?.postMessage(build);
  else if (type === 'version.activate') event.waitUntil(self.skipWaiting());
  else if (type === 'files.clean') event.waitUntil(removeOtherBuilds(event));
});

/**
 * While servers of two releases run, the page can be that of the other one. It must not be stored: its key has the
 * revision of this build, so that it would never be fetched again. A host may rewrite the page, but not these names.
 */
async function checkFile({ request, response }: { request: Request; response: Response }): Promise<Response> {
  if (isFallback(request, response)) throw new Error('The host sent a page for a file');
  if (isPage(request) && !(await isOfThisBuild(response))) throw new Error('The page is not of this build');
  return response;
}

const isPage = ({ url }: Request): boolean => new URL(url).pathname === '/';

/** Whether it is the page that a host sends for a file that it does not have. */
const isFallback = (request: Request, response: Response | undefined): boolean =>
  !isPage(request) && /^text\/html/i.test(response?.headers.get('content-type') ?? '');

async function isOfThisBuild(page: Response): Promise<boolean> {
  const text = await page.clone().text();
  return firstScripts.every((name) => text.includes(name));
}

async function storePage(): Promise<void> {
  const page = await files.matchPrecache('/');
  if (!page) throw new Error('The page was not stored');
  await (await caches.open(newest.cacheName)).put(newest.url, page);
}

/** The page of the newest stored version, which lets the worker of its version take control. */
const pageFor = async (request: Request): Promise<Response> => (await newestPage()) ?? fetch(request);

const newestPage = (): Promise<Response | undefined> => caches.match(newest.url, { cacheName: newest.cacheName });

/** When the policy was last compared, in milliseconds. */
let comparedAt = Number.NEGATIVE_INFINITY;

/**
 * The server computes the policy of the page when it starts, from the origins that it is configured with, so that it
 * changes without a new build.
 */
async function refreshPolicy(): Promise<void> {
  const stored = await newestPage();
  if (!stored || !(await isOfThisBuild(stored)) || Date.now() < comparedAt + comparisonInterval) return;
  comparedAt = Date.now();
  const page = await fetch(newest.url, { cache: 'no-store' });
  if (policyOf(page) === policyOf(stored) || page.redirected || !(await isOfThisBuild(page))) return;
  await (await caches.open(newest.cacheName)).put(newest.url, page);
}

const policyOf = ({ headers }: Response): string | null => headers.get('content-security-policy');

async function fileFor(request: Request): Promise<Response> {
  // code that is requested again has another address (`late-code.ts`); the name of a file changes with its content
  const stored =
    (await files.matchPrecache(request)) ?? (await caches.match(request.url, { ignoreVary: true, ignoreSearch: true }));
  return stored ?? fetch(request);
}

/** As in `site.ts` of the API: no path of the server, and no file. */
const isRoute = (path: string): boolean =>
  !/^\/(api|dev|static)\//.test(path) &&
  !/^\/(health|live|ready|metrics)[^/]*(\/|$)/i.test(path) &&
  !/^\/((files|private)\/.+|[^/]+)\.[a-z0-9]+$/i.test(path);

const isFile = (path: string): boolean => path.startsWith('/static/') || files.getCacheKeyForURL(path) !== undefined;

/** Removes the files that this build does not have, unless a page of another build is open. */
async function removeOtherBuilds(event: ExtendableEvent): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const builds = await Promise.all(pages.map(buildOf));
  if (builds.every((each) => each === build)) await files.activate(event);
}

function buildOf(page: Client): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, replyDeadline);
    page.postMessage({ type: 'build.ask' }, [port2]);
  });
}
