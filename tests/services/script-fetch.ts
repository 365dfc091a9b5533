import { vi } from 'vitest';

/** One request as it left for the network. */
export interface Sent {
  readonly address: string;
  readonly verb: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly credentials: string | undefined;
  readonly keepalive: boolean | undefined;
  readonly signal: AbortSignal;
}

/** What the network does with a request: answers, breaks (an `Error`), or never answers (`'silence'`). */
export type Outcome = Response | Error | 'silence';

/** Puts a scripted network in the place of the real one. Returns what was sent; the last outcome goes on for ever. */
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

/** An answer in JSON. */
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

/** The wire's usual answer. */
export const answer = (data: unknown): Response => json({ message: { msg: 'success', data } });

export const html = (status = 200): Response =>
  new Response('<!doctype html><title>Welcome</title>', { status, headers: { 'content-type': 'text/html' } });
