/**
 * Removes the locks of Node 24, which earlier versions do not have: a test would find one that the service of an earlier
 * test, which was stopped, has not released yet. `run-alone.test.ts` gives itself its locks.
 */
if ('navigator' in globalThis) Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
