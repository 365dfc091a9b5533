import { afterEach, expect, it, vi } from 'vitest';
import { findNewRelease } from '../../src/services/new-release.ts';

afterEach(() => vi.unstubAllGlobals());

const main = '/static/js/index.first000.js';
const html = (script: string) => `<!doctype html><script src="${script}"></script>`;

/** Serves a response. Returns the requests. */
function serve(response: Response) {
  const requests = vi.fn(async (_address: string, _init: RequestInit) => response);
  vi.stubGlobal('fetch', requests);
  return requests.mock.calls;
}

/** The page of a release, whose main script is its only one that matches. */
function stubPage(script: string | null) {
  const src = `http://127.0.0.1${script}`;
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (script !== null && selector.includes('/static/js/index.') ? { src } : null),
  });
}

it.each<[string, boolean, Response]>([
  ['has another main script', true, new Response(html('/static/js/index.second00.js'))],
  ['has the same main script', false, new Response(html(main))],
  ['has no main script, as the page of a proxy', false, new Response(html('/portal.js'))],
  ['is not available', false, new Response(html('/static/js/index.second00.js'), { status: 503 })],
])('when the page of the server %s, it is a new release: %s', async (_, isNew, response) => {
  stubPage(main);
  const sent = serve(response);
  expect(await findNewRelease()).toBe(isNew);
  expect(sent).toEqual([['/', { cache: 'no-store', headers: { Accept: 'text/html' } }]]);
});

it('a page that was not built has no release, and asks for none', async () => {
  stubPage(null);
  const sent = serve(new Response(html(main)));
  expect(await findNewRelease()).toBe(false);
  expect(sent).toEqual([]);
});
