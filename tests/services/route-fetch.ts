import { vi } from 'vitest';
import type { TestApi } from '../api/test-api.ts';

export interface ApiRequest {
  readonly address: string;
  readonly body: unknown;
}

/**
 * Replaces `fetch` with the API itself, with cookies as in a browser.
 * Returns the requests in order.
 *
 * @param fault the value of the API's fault header for later calls, or null for none
 */
export function routeFetch(
  { request }: Pick<TestApi, 'request'>,
  fault: () => string | null = () => null,
): ApiRequest[] {
  const requests: ApiRequest[] = [];
  const cookies = new Map<string, string>();
  vi.stubGlobal('fetch', async (address: string | URL, init: RequestInit) => {
    if (address instanceof URL) throw new TypeError('No files are served');
    requests.push({ address, body: init.body });
    const headers = new Headers(init.headers);
    const faultHeader = fault();
    if (faultHeader) headers.set('X-Test-Fault', faultHeader);
    if (cookies.size > 0 && init.credentials !== 'omit') {
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    const response = await request(address, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  });
  return requests;
}
