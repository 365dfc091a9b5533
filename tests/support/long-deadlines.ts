/**
 * Lengthens the deadlines of calls and of machines, as on the pages of the browser tests. After `jsdom.ts`, whose waits
 * keep their limits.
 */
import { lengthenTimers, minDeadline } from '../../scripts/long-deadlines.mjs';

lengthenTimers(minDeadline);
