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
  it('is sent as a beacon with only the path and the language', async () => {
    const sendBeacon = vi.fn((_url: string, _body: Blob) => true);
    vi.stubGlobal('navigator', { sendBeacon });
    const sent = scriptFetch(answer(null));
    const { sendPageView } = await importAnalytics();
    sendPageView(view);
    const [address, body] = sendBeacon.mock.calls[0] ?? [];
    expect([address, body?.type, JSON.parse((await body?.text()) ?? '')]).toEqual([
      '/api/page-view',
      'application/json',
      view,
    ]);
    expect(sent).toEqual([]);
  });

  it.each([
    ['rejects the beacon', { sendBeacon: () => false }],
    ['has no beacons', {}],
    [
      'throws',
      {
        sendBeacon: () => {
          throw new TypeError('no');
        },
      },
    ],
  ])('is posted when the browser %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const sent = scriptFetch(answer(null));
    const { sendPageView } = await importAnalytics('https://stats.example.com/v');
    sendPageView(view);
    expect(sent).toMatchObject([{ address: 'https://stats.example.com/v', verb: 'POST', keepalive: true }]);
    const body = sent[0]?.body;
    expect(body instanceof Blob && JSON.parse(await body.text())).toEqual(view);
  });

  it('fails silently', async () => {
    vi.stubGlobal('navigator', {});
    scriptFetch(new TypeError('Failed to fetch'));
    const { sendPageView } = await importAnalytics();
    expect(sendPageView(view)).toBeUndefined();
    await new Promise((resolve) => setImmediate(resolve));
  });

  it('is not sent when analytics is off', async () => {
    const sendBeacon = vi.fn(() => true);
    vi.stubGlobal('navigator', { sendBeacon });
    const sent = scriptFetch(answer(null));
    const { sendPageView } = await importAnalytics('off');
    sendPageView(view);
    expect([sendBeacon.mock.calls, sent]).toEqual([[], []]);
  });
});
