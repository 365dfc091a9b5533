import { afterAll, vi } from 'vitest';

// the next file of the worker finds the real clock
afterAll(() => void vi.useRealTimers());
