/** A wait that the test ends, for example that of a reply. */
export function hold<T = void>(): { readonly released: Promise<T>; release(value: T): void } {
  let release = (_value: T) => {};
  const released = new Promise<T>((resolve) => {
    release = resolve;
  });
  return { released, release: (value) => release(value) };
}
