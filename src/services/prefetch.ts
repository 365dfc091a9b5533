/** A request of `index.html`. */
export interface Prefetched {
  /** Its `Authorization`, if it was sent with one. */
  readonly authorization?: string;
  readonly response: Promise<Response>;
  /** Ends the request; until then, another one for the same address waits for its reply. */
  stop(): void;
}

/**
 * The response that `index.html` requested before this script was loaded; the first call takes it.
 *
 * @param address exactly as in `index.html`
 * @param signal of the call that takes it; an abort ends the request
 * @param authorization of that call; the response to a request of another session is dropped
 */
export function takePrefetched(
  address: string,
  signal: AbortSignal,
  authorization?: string,
): Promise<Response> | undefined {
  const all = globalThis.__prefetched;
  const prefetched = all?.[address];
  if (!prefetched) return;
  delete all[address];
  if (prefetched.authorization !== authorization) {
    prefetched.stop();
    return;
  }
  signal.addEventListener('abort', prefetched.stop, { once: true });
  return prefetched.response;
}
