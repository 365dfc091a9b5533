/**
 * The service worker: which requests it answers with stored files, and when it removes those of other builds. Long
 * because a worker is loaded once, with the globals of its scope.
 */
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addressOf,
  claim,
  openPages,
  origin,
  raise,
  skipWaiting,
  stored,
  stubWorkerScope,
  waiting,
  worker,
} from './fake-worker-scope.ts';

const script = '/static/js/index.first000.js';
const files = [
  { url: '/', revision: '1' },
  { url: '/favicon.svg', revision: '1' },
  { url: script, revision: null },
];

/** The addresses that were requested from the network, which replies with a text for each. */
let requested: string[];

const pageOfBuild = (build: string) => `<script defer src="/static/js/index.${build}.js"></script>`;
const pageWith = (text: string, policy: string) =>
  new Response(text, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
  });
/** The page that the server has. */
let page: string;
/** Its Content-Security-Policy; `null` while the server cannot be reached. */
let policy: string | null;
/** Whether it was reached by a redirect. */
let isRedirected: boolean;
/** Files that the server does not have: it sends its page for them. */
let missing: string[];

beforeAll(async () => {
  stubWorkerScope();
  vi.stubGlobal('PRECACHED_FILES', files);
  vi.stubGlobal('fetch', async (request: Request | string) => {
    const { pathname } = new URL(addressOf(request));
    requested.push(pathname);
    if (policy === null) throw new TypeError('Failed to fetch');
    if (pathname === '/' || missing.includes(pathname))
      return Object.defineProperty(pageWith(page, policy), 'redirected', { value: isRedirected });
    return new Response(`${pathname} from the network`);
  });
  vi.stubEnv('BUILD', 'first');
  // its globals are those of a worker, so the compiler reads it in a project of its own
  const path = '../../src/service-worker/service-worker.ts';
  await import(path);
  vi.unstubAllEnvs();
  return () => vi.unstubAllGlobals();
});

beforeEach(() => {
  vi.clearAllMocks();
  for (const { texts } of Object.values(stored)) texts.clear();
  requested = [];
  page = pageOfBuild('first000');
  policy = "img-src 'self'";
  isRedirected = false;
  missing = [];
  openPages([]);
  worker.registration.waiting = null;
});

/** The text with which the worker answers a request; `null` when it leaves the request to the browser. */
async function answerTo(address: string, { mode = 'no-cors', method = 'GET' } = {}): Promise<string | null> {
  const request = new Request(new URL(address, origin), { method });
  Object.defineProperty(request, 'mode', { value: mode }); // a script cannot make a request of a navigation
  const answers: Promise<Response>[] = [];
  await raise('fetch', { request, respondWith: (response: Promise<Response>) => answers.push(response) });
  return (await answers[0])?.text() ?? null;
}
const navigateTo = (address: string) => answerTo(address, { mode: 'navigate' });

const storedFiles = () => [...stored.files.texts.keys()].map((address) => new URL(address).pathname);

describe('when it is installed', () => {
  it('stores every file, and the page under the same name as every other version', async () => {
    await raise('install');
    expect(storedFiles()).toEqual(files.map(({ url }) => url));
    expect([...stored['newest-page'].texts]).toEqual([[`${origin}/`, page]]);
  });

  it('does not store the page of another build, and fetches it again at the next attempt', async () => {
    page = pageOfBuild('second00');
    await expect(raise('install')).rejects.toThrow('The page is not of this build');
    expect([storedFiles(), [...stored['newest-page'].texts]]).toEqual([[], []]);
    page = pageOfBuild('first000');
    await raise('install');
    expect([...stored['newest-page'].texts]).toEqual([[`${origin}/`, page]]);
  });

  it('does not store the page that a host sends for a missing file', async () => {
    missing = [script];
    await expect(raise('install')).rejects.toThrow('The host sent a page for a file');
    expect([storedFiles().includes(script), [...stored['newest-page'].texts]]).toEqual([false, []]);
    missing = [];
    await raise('install');
    expect(await answerTo(script)).toBe(`${script} from the network`);
  });

  it('replaces a page that is stored under the name of a file', async () => {
    await stored.files.put(script, new Response(page, { headers: { 'Content-Type': 'text/html' } }));
    await raise('install');
    expect(await answerTo(script)).toBe(`${script} from the network`);
  });

  it('controls the open pages once it is active', async () => {
    await raise('activate');
    expect(claim).toHaveBeenCalledOnce();
  });
});

describe('a page', () => {
  beforeEach(() => stored['newest-page'].put('/', new Response('the newest page')));

  it.each(['/', '/login', '/contract/CON-2026-00001', '/contract/Sadu.com', '/api', '/terms?print=1'])(
    'is the newest stored one at %s',
    async (address) => {
      expect(await navigateTo(address)).toBe('the newest page');
      expect(requested).toEqual([]);
    },
  );

  it.each([
    '/api/docs',
    '/dev/mail',
    '/static/js/index.first000.js',
    '/health',
    '/live',
    '/READY',
    '/metrics/',
    '/robots.txt',
    '/files/CV.PDF',
    '/private/files/CV.PDF',
    'https://other.example/login',
  ])('is left to the server at %s', async (address) => {
    expect(await navigateTo(address)).toBeNull();
  });

  it('comes from the server when none is stored', async () => {
    stored['newest-page'].texts.clear();
    expect(await navigateTo('/login')).toBe('/login from the network');
  });

  it('leaves it to its script to let the version that waits take control', async () => {
    worker.registration.waiting = waiting;
    await navigateTo('/login');
    expect(waiting.postMessage).not.toHaveBeenCalled();
  });
});

describe('the policy of the stored page', () => {
  const hour = 60 * 60 * 1000;
  const changed = "img-src 'self' https://pictures.example";
  let now = 1_772_700_000_000;

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    now += hour;
    vi.setSystemTime(now);
    await raise('install');
    requested = [];
    return () => void vi.useRealTimers();
  });

  const storedPolicy = async () => (await stored['newest-page'].match('/'))?.headers.get('content-security-policy');

  it('is replaced after the page was opened, when that of the server has changed', async () => {
    policy = changed;
    expect(await navigateTo('/login')).toBe(page);
    expect([requested, await storedPolicy()]).toEqual([['/'], changed]);
  });

  it('is kept when the server redirects to another page, which no browser accepts for a navigation', async () => {
    const before = await storedPolicy();
    policy = changed;
    isRedirected = true;
    expect(await navigateTo('/login')).toBe(page);
    expect([requested, await storedPolicy()]).toEqual([['/'], before]);
  });

  it('is compared once in an hour', async () => {
    await navigateTo('/login');
    policy = changed;
    vi.setSystemTime(now + hour - 1);
    await navigateTo('/login');
    expect([requested, await storedPolicy()]).toEqual([['/'], "img-src 'self'"]);
    now += hour;
    vi.setSystemTime(now);
    await navigateTo('/login');
    expect([requested, await storedPolicy()]).toEqual([['/', '/'], changed]);
  });

  it('stays when the page of the server is that of another build, or cannot be reached', async () => {
    for (const state of [
      { page: pageOfBuild('second00'), policy: changed },
      { page, policy: null },
    ]) {
      ({ page, policy } = state);
      now += hour;
      vi.setSystemTime(now);
      expect(await navigateTo('/login')).toBe(pageOfBuild('first000'));
      expect([requested.at(-1), await storedPolicy()]).toEqual(['/', "img-src 'self'"]);
    }
  });

  it('stays when the stored page is that of a later build', async () => {
    await stored['newest-page'].put('/', pageWith(pageOfBuild('second00'), "img-src 'none'"));
    policy = changed;
    expect(await navigateTo('/login')).toBe(pageOfBuild('second00'));
    expect([requested, await storedPolicy()]).toEqual([[], "img-src 'none'"]);
  });
});

describe('a file', () => {
  beforeEach(() => raise('install'));

  it('is the stored one, without a request', async () => {
    requested = [];
    for (const { url } of files.slice(1)) expect(await answerTo(url)).toBe(`${url} from the network`);
    expect(requested).toEqual([]);
  });

  it('of an earlier build is the stored one too', async () => {
    await stored.files.put('/static/js/index.zeroth00.js', new Response('the earlier script'));
    expect(await answerTo('/static/js/index.zeroth00.js')).toBe('the earlier script');
  });

  it('that is not stored comes from the server', async () => {
    expect(await answerTo('/static/js/late.js')).toBe('/static/js/late.js from the network');
  });

  it.each([
    ['a call of the API', '/api/method/site', {}],
    ['a file that is not of the build', '/private/files/FILE-1', {}],
    ['a file of another site', 'https://other.example/static/js/index.first000.js', {}],
    ['a request that changes something', '/static/js/index.first000.js', { method: 'POST' }],
  ])('%s is left to the browser', async (_, address, options) => {
    expect(await answerTo(address, options)).toBeNull();
  });
});

describe('a message', () => {
  it('asks for its build', async () => {
    const answers: unknown[] = [];
    await raise('message', {
      data: { type: 'build.ask' },
      ports: [{ postMessage: (data: unknown) => answers.push(data) }],
    });
    expect([answers, skipWaiting.mock.calls]).toEqual([['first'], []]);
  });

  it('lets it take control', async () => {
    await raise('message', { data: { type: 'version.activate' }, ports: [] });
    expect(skipWaiting).toHaveBeenCalledOnce();
  });

  it.each([
    ['no page is open', [], true],
    ['every page is of its build', ['first', 'first'], true],
    ['a page of another build is open', ['first', 'zeroth'], false],
  ])('lets it remove the files of other builds, if %s', async (_, builds, isRemoved) => {
    await raise('install');
    await stored.files.put('/static/js/index.zeroth00.js', new Response('the earlier script'));
    openPages(builds);
    await raise('message', { data: { type: 'files.clean' }, ports: [] });
    const own = files.map(({ url }) => url);
    expect(storedFiles()).toEqual(isRemoved ? own : [...own, '/static/js/index.zeroth00.js']);
  });

  it('lets it keep all files while a page does not reply', async () => {
    vi.useFakeTimers();
    await stored.files.put('/static/js/index.zeroth00.js', new Response('the earlier script'));
    openPages([null]);
    const cleaned = raise('message', { data: { type: 'files.clean' }, ports: [] });
    await vi.advanceTimersByTimeAsync(30_000);
    await cleaned;
    vi.useRealTimers();
    expect(storedFiles()).toEqual(['/static/js/index.zeroth00.js']);
  });
});
