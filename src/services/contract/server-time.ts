/** The server's clock, as far as it is known. That of a device can be wrong by days, and deadlines are the server's. */

/** Milliseconds to add to the device's clock. */
let offset = 0;

/** A difference in milliseconds that does not count: a reply can be slow, and a clock a few minutes wrong. */
const tolerance = 10 * 60_000;

/**
 * Compares the clocks when a reply arrives.
 *
 * @param date its `Date` header; `null` where it cannot be read, as in a reply of another origin
 */
export function compareClocks(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now();
  offset = Math.abs(difference) > tolerance ? difference : 0;
}

/** The time in milliseconds by the server's clock. */
export const serverNow = (): number => Date.now() + offset;
