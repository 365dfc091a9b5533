/**
 * The latest time that a server can have written, as the clocks of two servers differ. What is later was written before
 * the clock was put back, and does not count.
 */
export const latestTime = (now: Date): Date => new Date(now.getTime() + maxDifference);

/** Milliseconds. */
const maxDifference = 60 * 1000;
