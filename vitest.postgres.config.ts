/** Runs the tests of the API on PostgreSQL, with two servers behind a proxy. */
import { defineConfig } from 'vitest/config';
import { slowStartPool } from './tests/support/slow-start-pool.ts';

export default defineConfig({
  test: {
    name: 'postgres',
    include: ['tests/api/**/*.test.ts', 'tests/services/real-api.test.ts'],
    globalSetup: 'tests/api/support/postgres-setup.ts',
    setupFiles: ['tests/support/low-password-cost.ts', 'tests/support/short-stacks.ts'],
    maxWorkers: 2,
    pool: slowStartPool,
    restoreMocks: true,
    testTimeout: 600_000, // ends a test that hangs
    hookTimeout: 600_000,
  },
});
