/** Whether the browser has a network, and whether the service can be reached. */
import { config } from './config.ts';
import { CallError } from './contract/api-error.ts';
import { errorIn } from './envelope.ts';
import { networkError } from './http.ts';

const probeTimeout = 5_000;

/**
 * Asks the service whether it can be reached. Any answer that is not HTML counts, except those of a proxy without a
 * server, of a limiter and of maintenance. Rejects with a `CallError`.
 */
export async function probe({ signal }: { signal: AbortSignal }): Promise<void> {
  const stop = new AbortController();
  const timeout = setTimeout(() => stop.abort('timedOut'), probeTimeout);
  signal.addEventListener('abort', () => stop.abort('canceled'), { signal: stop.signal });
  try {
    const address = `${config.apiBase}${config.probePath}`;
    // without credentials and without headers of our own: a simple request, which a limiter cannot make opaque
    const { ok, status, headers } = await fetch(address, {
      cache: 'no-store',
      credentials: 'omit',
      signal: stop.signal,
    });
    const isPage = ok && /text\/html/.test(headers.get('content-type') ?? '');
    if (isPage || [429, 502, 503, 504].includes(status)) {
      throw isPage ? networkError(null) : errorIn(status, null, headers);
    }
  } catch (thrown) {
    throw thrown instanceof CallError ? thrown : networkError(stop.signal.reason, thrown);
  } finally {
    clearTimeout(timeout);
    stop.abort(); // a body that is not read keeps the request open, and with it one of the browser's few connections
  }
}

/** Whether the browser has a network; true where the browser does not state it. */
export const hasNetwork = (): boolean => globalThis.navigator?.onLine !== false;

/** Calls back when the browser loses or finds a network. Returns a function that stops it. */
export function watchNetwork(onChange: (hasNetwork: boolean) => void): () => void {
  const onLost = () => onChange(false);
  const onFound = () => onChange(true);
  addEventListener('offline', onLost);
  addEventListener('online', onFound);
  return () => {
    removeEventListener('offline', onLost);
    removeEventListener('online', onFound);
  };
}
