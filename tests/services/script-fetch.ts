import { vi } from 'vitest';

/** One request that was sent. */
export interface Sent {
  readonly address: string;
  readonly verb: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly credentials: string | undefined;
  readonly cache: string | undefined;
  readonly keepalive: boolean | undefined;
  readonly signal: AbortSignal;
}

/** The outcome of a request: a response, a network `Error`, or no response (`'silence'`). */
export type Outcome = Response | Error | 'silence';

/** Replaces `fetch` with a script of outcomes, of which the last one repeats. Returns the requests. */
export function scriptFetch(...outcomes: readonly Outcome[]): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const signal = init.signal ?? new AbortController().signal;
    const outcome = outcomes[Math.min(sent.length, outcomes.length - 1)];
    sent.push({
      address,
      verb: init.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init.headers)),
      body: init.body,
      credentials: init.credentials,
      cache: init.cache,
      keepalive: init.keepalive,
      signal,
    });
    return new Promise<Response>((resolve, reject) => {
      const abort = () => reject(new DOMException('The operation was aborted.', 'AbortError'));
      if (signal.aborted) return abort();
      signal.addEventListener('abort', abort, { once: true });
      if (outcome instanceof Response) resolve(outcome.clone());
      if (outcome instanceof Error) reject(outcome);
    });
  });
  return sent;
}

/** A response in JSON. */
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

/** A successful response in the envelope of the wire. */
export const answer = (data: unknown): Response => json({ message: { msg: 'success', data } });

export const html = (status = 200): Response =>
  new Response('<!doctype html><title>Welcome</title>', { status, headers: { 'content-type': 'text/html' } });
