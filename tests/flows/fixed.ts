import { vi } from 'vitest';

/** The moment at which every path is played. */
const now = 1_772_700_000_000;

// what a machine notes of the time, and the name it gives a submission, are the same on every path
vi.setSystemTime(now);
// put there for good: what `vi` spies on is given back before every test
crypto.getRandomValues = (bytes) => bytes;
