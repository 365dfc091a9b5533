import { vi } from 'vitest';

/** The time at which every path runs. */
const now = 1_772_700_000_000;

// times and random ids are the same on every path
vi.setSystemTime(now);
// replaced permanently, because spies of `vi` are restored before every test
crypto.getRandomValues = (bytes) => bytes;
