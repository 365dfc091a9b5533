import { vi } from 'vitest';

/** Ends a wait that can never end; no test depends on the speed of the machine. */
export const waitLimit = 60_000;

/** Repeats the check until it passes, and returns its result. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: waitLimit });
