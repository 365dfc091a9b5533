/**
 * The response that `index.html` requested before this script was loaded; the first call takes it.
 *
 * @param address exactly as in `index.html`
 */
export function takePrefetched(address: string): Promise<Response> | undefined {
  const prefetched = (globalThis as { __prefetched?: Record<string, Promise<Response>> }).__prefetched;
  const response = prefetched?.[address];
  delete prefetched?.[address];
  return response;
}
