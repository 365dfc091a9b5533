/**
 * The response that `index.html` requested before this script was loaded; the first call takes it.
 *
 * @param address exactly as in `index.html`
 */
export function takePrefetched(address: string): Promise<Response> | undefined {
  const prefetched = requests();
  const response = prefetched[address];
  if (response) delete prefetched[address];
  return response;
}

/** Whether the responses that `index.html` requested, and that were not taken yet, have arrived. */
export const hasPrefetched = (): boolean => Object.values(requests()).every(({ hasArrived }) => hasArrived);

type EarlyResponse = Promise<Response> & { hasArrived?: boolean };

function requests(): Record<string, EarlyResponse> {
  return (globalThis as { __prefetched?: Record<string, EarlyResponse> }).__prefetched ?? {};
}
