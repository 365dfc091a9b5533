/**
 * What the page itself asked for before this script had arrived (see `src/index.html`), once.
 *
 * @param address as the page spelled it
 */
export function takeEarly(address: string): Promise<Response> | undefined {
  const early = (globalThis as { __early?: Record<string, Promise<Response>> }).__early;
  const answer = early?.[address];
  if (answer) delete early[address];
  return answer;
}
