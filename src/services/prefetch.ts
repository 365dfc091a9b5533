/**
 * What the page itself asked for before this script had arrived (see `src/index.html`), once.
 *
 * @param address as the page spelled it
 */
export function takePrefetched(address: string): Promise<Response> | undefined {
  const prefetched = (globalThis as { __prefetched?: Record<string, Promise<Response>> }).__prefetched;
  const answer = prefetched?.[address];
  if (answer) delete prefetched[address];
  return answer;
}
