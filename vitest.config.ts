/** Runs all tests that need no real browser: in `node`, and in `jsdom` for components (`*.test.tsx`). */
import { defineConfig } from 'vitest/config';

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
          testTimeout: 15_000,
          hookTimeout: 60_000, // creating the first database of a run takes 5 CPU seconds
        },
      },
      {
        extends: true,
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          include: ['tests/ui/**/*.test.tsx'],
          setupFiles: ['tests/support/jsdom.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          testTimeout: 15_000,
        },
      },
    ],
  },
});
