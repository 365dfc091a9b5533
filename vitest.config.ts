/** Everything but the real browser: `node` for the API, services, machines and tools, `jsdom` for what is drawn (`*.test.tsx`). */
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
          include: ['tests/{api,services,machines,flows,tooling,ui}/**/*.test.ts'],
          testTimeout: 15_000,
          hookTimeout: 60_000, // the first database of a run is made in 5 CPU seconds
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
