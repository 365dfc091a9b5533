import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, json, scriptFetch } from './script-fetch.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** Imports the services as built with these settings. */
async function buildInfo(settings: Readonly<Record<string, string>> = {}) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  const { config } = await import('../../src/services/config.ts');
  const { runCall } = await import('../../src/services/http.ts');
  return { config, runCall };
}

describe('the configuration', () => {
  it("uses the page's origin by default", async () => {
    expect((await buildInfo()).config).toEqual({
      apiBase: '',
      mandatePath: '/api/method/mandate',
      sitePath: '/api/method/site',
      probePath: '/api/health',
      tokenScheme: 'Bearer',
      homeUrl: '/',
      analyticsUrl: '/api/page-view',
    });
  });

  it('sets every part of the address of a call', async () => {
    const sent = scriptFetch(answer([]));
    const { runCall } = await buildInfo({
      PUBLIC_API_BASE: 'https://api.example.com//',
      PUBLIC_MANDATE_PATH: '/m',
      PUBLIC_SITE_PATH: '/s',
    });
    await runCall('getCurrencies', { language: 'en' });
    await runCall('logOut', { language: 'en' });
    expect(sent.map(({ address }) => address)).toEqual([
      'https://api.example.com/m?version=v1&method=currencies&entity=getAPIsforserviceExperinceIndustryRegion',
      'https://api.example.com/s?version=v1&method=logout',
    ]);
  });

  it.each([
    ['token', 'token T1'],
    ['', 'T1'],
  ])('sets the scheme of the token to "%s"', async (scheme, authorization) => {
    const sent = scriptFetch(answer([]));
    const { runCall } = await buildInfo({ PUBLIC_TOKEN_SCHEME: scheme });
    await runCall('getInvoices', { language: 'en', token: 'T1' });
    expect(sent[0]?.headers.authorization).toBe(authorization);
  });

  it.each([
    ['', 'getInvoices', 403, 'unauthorized'],
    ['', 'getInvoices', 404, 'missing'],
    ['', 'getCurrencies', 403, 'forbidden'],
    ['token', 'getInvoices', 403, 'forbidden'],
  ] as const)('with the scheme "%s" reads the refusal of %s with %d as %s', async (scheme, name, status, kind) => {
    scriptFetch(json({ message: 'Not for guests' }, status));
    const { runCall } = await buildInfo({ PUBLIC_TOKEN_SCHEME: scheme });
    await expect(runCall(name, { language: 'en', token: 'T1' })).rejects.toMatchObject({
      apiError: { kind, status, message: 'Not for guests' },
    });
  });

  it.each(['https://[', 'http://a b'])(
    'fails with the message of section 8 for an invalid address: %s',
    async (base) => {
      const sent = scriptFetch(answer([]));
      const { runCall } = await buildInfo({ PUBLIC_API_BASE: base });
      await expect(runCall('getCurrencies', { language: 'en' })).rejects.toMatchObject({
        message: 'Invalid URL',
        apiError: {
          kind: 'invalidUrl',
          message: 'Invalid URL',
          status: null,
          fields: {},
          retryAt: null,
          reference: null,
        },
      });
      expect(sent).toEqual([]);
    },
  );
});
