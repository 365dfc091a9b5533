import type { Hono } from 'hono';
import { vi } from 'vitest';

export interface AskedOfApi {
  readonly address: string;
  readonly body: unknown;
}

/**
 * Puts the API itself in the place of the network, with the cookies that a browser would keep for it.
 * Returns what was asked, in order.
 *
 * @param fault what to provoke on calls to come: the value of the API's header for tests
 */
export function routeFetch(api: Hono, fault: () => string | null = () => null): AskedOfApi[] {
  const asked: AskedOfApi[] = [];
  const cookies = new Map<string, string>();
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push({ address, body: init.body });
    const headers = new Headers(init.headers);
    const wanted = fault();
    if (wanted) headers.set('X-Test-Fault', wanted);
    if (cookies.size > 0 && init.credentials !== 'omit') {
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    const response = await api.request(address, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  });
  return asked;
}
