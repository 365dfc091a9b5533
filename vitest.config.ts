/** Runs all tests that need no real browser: in `node`, and in `jsdom` for components (`*.test.tsx`). */
import { defineConfig } from 'vitest/config';
import { slowStartPool } from './tests/support/slow-start-pool.ts';

/** Ends a test that hangs. No test depends on the speed of the machine. */
const testTimeout = 600_000;

/** Tests that replace a module, and therefore cannot share the modules of other files. */
const mockingApiTests = ['tests/api/added-field.test.ts', 'tests/api/record-database.test.ts'];
/** Tests that replace a module, or `fetch` before the services are loaded. */
const isolatedMachineTests = ['tests/machines/implementations.test.ts', 'tests/machines/record-storage.test.ts'];
/** Tests with the oracle of the flows, which replaces the clock and the random bytes as the flows do. */
const replayTests = ['tests/recording/replay.test.ts', 'tests/recording/replay-property.test.ts'];
/** Tests that load services again with other settings, or before the code is loaded that reads phone numbers. */
const freshServiceTests = [
  'tests/services/analytics.test.ts',
  'tests/services/config.test.ts',
  'tests/services/forms.test.ts',
  'tests/services/phone-numbers.test.ts',
  'tests/services/translations.test.ts',
];
const mockingUiTests = ['tests/ui/added-field.test.tsx'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    pool: slowStartPool,
    restoreMocks: true,
    execArgv: process.env.CLOCK === undefined ? [] : ['--import', './tests/support/moved-clock.mjs'],
    // what one project has transformed is not transformed again by the others, nor by the next run
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    projects: [
      {
        extends: true,
        test: {
          name: 'api',
          environment: 'node',
          include: ['tests/api/**/*.test.ts'],
          exclude: mockingApiTests,
          // the files of a worker share its modules and its databases
          isolate: false,
          setupFiles: ['tests/support/low-password-cost.ts', 'tests/support/short-stacks.ts'],
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        extends: true,
        test: {
          name: 'machines',
          environment: 'node',
          include: ['tests/{machines,recording,services,ui}/**/*.test.ts'],
          exclude: [...isolatedMachineTests, ...replayTests, ...freshServiceTests],
          // the files of a worker share its modules, which takes a quarter less time
          isolate: false,
          setupFiles: [
            'tests/support/real-time.ts',
            'tests/support/without-locks.ts',
            'tests/support/low-password-cost.ts',
            'tests/support/long-deadlines.ts',
          ],
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        extends: true,
        test: {
          name: 'flows',
          environment: 'node',
          // all of them, with the oracle, replace the clock and the random bytes by the same ones; a worker's files share its paths
          include: ['tests/flows/**/*.test.ts', ...replayTests],
          isolate: false,
          setupFiles: ['tests/support/without-locks.ts'],
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        extends: true,
        test: {
          name: 'tooling',
          environment: 'node',
          // the files of a worker share its modules: the parsers and the machines
          include: ['tests/tooling/**/*.test.ts'],
          isolate: false,
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [...isolatedMachineTests, ...freshServiceTests, ...mockingApiTests],
          setupFiles: [
            'tests/support/without-locks.ts',
            'tests/support/low-password-cost.ts',
            'tests/support/long-deadlines.ts',
          ],
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
          exclude: mockingUiTests,
          isolate: false,
          setupFiles: [
            'tests/support/jsdom.ts',
            'tests/support/low-password-cost.ts',
            'tests/support/long-deadlines.ts',
          ],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        extends: true,
        test: {
          name: 'jsdom-mocking',
          environment: 'jsdom',
          include: mockingUiTests,
          setupFiles: [
            'tests/support/jsdom.ts',
            'tests/support/low-password-cost.ts',
            'tests/support/long-deadlines.ts',
          ],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
    ],
  },
});
