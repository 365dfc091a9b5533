/**
 * Lengthens the deadlines of calls and of machines, as on the pages of the browser tests: none ends while a busy machine
 * delays a test. Where a test is about one, it replaces the clock. After `jsdom.ts`, whose waits keep their limits.
 */
import { lengthened, shortestDeadline } from '../../scripts/long-deadlines.mjs';

const name = 'setLongTimeout';

// each file of a worker runs this again
if (setTimeout.name !== name) {
  const original = setTimeout;
  const longer = (callback: () => void, delay = 0, ...values: []) =>
    original(callback, delay < shortestDeadline ? delay : lengthened(delay), ...values);
  Object.defineProperty(longer, 'name', { value: name });
  globalThis.setTimeout = Object.assign(longer, original);
}
