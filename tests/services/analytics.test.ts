import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, scriptFetch } from './script-fetch.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const view = { path: '/job-request-list', language: 'ar' } as const;

/** Page views as they are sent when built with this address. */
async function buildInfo(url?: string) {
  if (url !== undefined) vi.stubEnv('PUBLIC_ANALYTICS_URL', url);
  vi.resetModules();
  return import('../../src/services/analytics.ts');
}

describe('a page view', () => {
  it('is sent so that it outlives the page: the path and the language, nothing else', async () => {
    const sendBeacon = vi.fn((_url: string, _body: Blob) => true);
    vi.stubGlobal('navigator', { sendBeacon });
    const sent = scriptFetch(answer(null));
    const { sendPageView } = await buildInfo();
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
    ['refuses', { sendBeacon: () => false }],
    ['knows no such thing', {}],
    [
      'breaks',
      {
        sendBeacon: () => {
          throw new TypeError('no');
        },
      },
    ],
  ])('is posted where the browser %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const sent = scriptFetch(answer(null));
    const { sendPageView } = await buildInfo('https://stats.example.com/v');
    sendPageView(view);
    expect(sent).toMatchObject([{ address: 'https://stats.example.com/v', verb: 'POST', keepalive: true }]);
    const body = sent[0]?.body;
    expect(body instanceof Blob && JSON.parse(await body.text())).toEqual(view);
  });

  it('that fails is nobody’s concern', async () => {
    vi.stubGlobal('navigator', {});
    scriptFetch(new TypeError('Failed to fetch'));
    const { sendPageView } = await buildInfo();
    expect(sendPageView(view)).toBeUndefined();
    await new Promise((resolve) => setImmediate(resolve));
  });

  it('is not sent where that is switched off', async () => {
    const sendBeacon = vi.fn(() => true);
    vi.stubGlobal('navigator', { sendBeacon });
    const sent = scriptFetch(answer(null));
    const { sendPageView } = await buildInfo('off');
    sendPageView(view);
    expect([sendBeacon.mock.calls, sent]).toEqual([[], []]);
  });
});
