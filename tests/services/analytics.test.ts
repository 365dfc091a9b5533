import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, scriptFetch } from './script-fetch.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const view = { path: '/job-request-list', language: 'ar' } as const;

/** Imports the analytics service as built with this address. */
async function importAnalytics(url?: string) {
  if (url !== undefined) vi.stubEnv('PUBLIC_ANALYTICS_URL', url);
  vi.resetModules();
  return import('../../src/services/analytics.ts');
}

describe('a page view', () => {
  it('is sent with only the path and the language, also while the page is left', async () => {
    const sent = scriptFetch(answer(null));
    const { sendPageView } = await importAnalytics();
    sendPageView(view);
    expect(sent).toMatchObject([
      {
        address: '/api/page-view',
        verb: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(view),
        keepalive: true,
      },
    ]);
  });

  it.each([
    ['/p/L1-secret', '/p/*'],
    ['/P/L1-secret', '/p/*'],
    ['/p/', '/p/'],
    ['/profile/p/L1', '/profile/p/L1'],
  ])('of %s is sent as %s, without the token of a shared profile', async (path, sentPath) => {
    const sent = scriptFetch(answer(null));
    const { sendPageView } = await importAnalytics();
    sendPageView({ ...view, path });
    expect(sent.map(({ body }) => JSON.parse(String(body)))).toEqual([{ ...view, path: sentPath }]);
  });

  it('is sent to the address of the build', async () => {
    const sent = scriptFetch(answer(null));
    const { sendPageView } = await importAnalytics('https://stats.example.com/v');
    sendPageView(view);
    expect(sent).toMatchObject([{ address: 'https://stats.example.com/v' }]);
  });

  it('fails silently', async () => {
    scriptFetch(new TypeError('Failed to fetch'));
    const { sendPageView } = await importAnalytics();
    expect(sendPageView(view)).toBeUndefined();
    await new Promise((resolve) => setImmediate(resolve));
  });

  it('is not sent when analytics is off', async () => {
    const sent = scriptFetch(answer(null));
    const { sendPageView } = await importAnalytics('off');
    sendPageView(view);
    expect(sent).toEqual([]);
  });
});
