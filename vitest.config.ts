/** Runs all tests that need no real browser: in `node`, and in `jsdom` for components (`*.test.tsx`). */
import { defineConfig } from 'vitest/config';

/** Ends a test that hangs. No test depends on the speed of the machine. */
const testTimeout = 300_000;

export default defineConfig({
  test: {
    maxWorkers: 2,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/{api,services,machines,recording,flows,tooling,ui}/**/*.test.ts'],
          setupFiles: ['tests/support/low-password-cost.ts'],
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        extends: true,
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          include: ['tests/ui/**/*.test.tsx'],
          setupFiles: ['tests/support/jsdom.ts', 'tests/support/low-password-cost.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
    ],
  },
});
