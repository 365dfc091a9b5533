/** Runs the tests of the built product in a real browser, in English and in Arabic. */
import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser, ignoredDefaults, withoutPictures } from './scripts/find-browser.mjs';
import { freePort } from './scripts/free-port.mjs';
import { inspectorBuild } from './scripts/project-paths.mjs';
import type { Options } from './tests/browser/support/test.ts';

// the workers load this file too, and need the same values
process.env.CHROME_PATH ??= await findBrowser();
process.env.TEST_PORT ??= String(await freePort());
process.env.INSPECT_PORT ??= String(await freePort());
process.env.LAB_PORT ??= String(await freePort());
process.env.FAULT_PORT ??= String(await freePort());
process.env.READY_PORT ??= String(await freePort());
const isReported = [process.env.FLOW_PICTURES, process.env.FAULTS_REPORT].includes('1');
const isWatched =
  process.env.PWDEBUG !== undefined || process.argv.some((argument) => /^--(debug|headed|trace|ui)\b/.test(argument));
// when nobody looks, the browser draws next to nothing
process.env.HAS_PICTURES ??= isReported || isWatched ? '1' : '';
const hasPictures = process.env.HAS_PICTURES === '1';

// every test sends requests from the same address
const withoutRateLimits = {
  ACCOUNT_ATTEMPTS: '10000',
  MAX_WAIT_SECONDS: '60',
  VISITOR_ATTEMPTS: '100000',
  ADDRESS_ATTEMPTS: '100000',
  PROBE_ATTEMPTS: '100000',
};

const originOf = (port = ''): string => `http://127.0.0.1:${port}`;
const baseURL = originOf(process.env.TEST_PORT);
/** The build with the inspector, on its own port. */
const inspectURL = originOf(process.env.INSPECT_PORT);
/** The product of the fault lab, of which no other test changes the data. */
const labURL = originOf(process.env.LAB_PORT);
const faultURL = originOf(process.env.FAULT_PORT);
const inspectorSpecs = /[\\/]inspector[\w-]*\.spec\.ts$/;
/**
 * Files about what is the same in both languages (requests, storage, service workers, policies) are run in one of them,
 * as are tests with the tag `@en` or `@ar`. That no page has words from outside the catalogue, of which
 * `npm run check` compares the languages, is tested by pseudo-locale; the layout of both directions by axe-pages and shell.
 */
const onlyIn = {
  en: specs(
    'actors-unavailable',
    'budgets',
    'code-unavailable',
    'content-security',
    'email-verification',
    'job-requests',
    'loading',
    'no-inspector',
    'offline',
    'session',
    'session-tabs',
    'sign-up',
    'silent-requests',
    'storage-instructions',
  ),
  ar: specs(
    'connection',
    'large-amounts',
    'messages-unavailable',
    'outbox',
    'password-reset',
    'profile',
    'report-problem',
    'sign-up-offline',
    'sign-up-return',
    'storage',
    'stored-files',
    'subscribe',
    'tab-drafts',
  ),
};
const selected = process.argv
  .filter((argument) => argument.startsWith('--project='))
  .map((argument) => argument.slice('--project='.length));
const isSelected = (...projects: string[]): boolean =>
  selected.length === 0 || projects.some((name) => selected.includes(name));

const serve = (port: string | undefined, env: Record<string, string>) => ({
  script: 'tests/browser/support/serve.mjs',
  url: `${originOf(port)}/`,
  env: {
    PORT: port ?? '',
    NODE_ENV: 'test',
    TEST_FAULTS: '1',
    DEMO_CLIENTS: '0',
    LOG_LEVEL: 'error',
    ...withoutRateLimits,
    ...env,
  },
});

const faultServer = {
  script: 'tests/faults/fault-server.mjs',
  url: faultURL,
  env: { PORT: process.env.FAULT_PORT ?? '' },
};

/** The paths of every machine, taken through the user interface; the report is written after them. */
const flows = {
  name: 'flows',
  testDir: 'tests/flows/browser',
  teardown: 'flows-report',
  use: { baseURL: inspectURL },
};

/** The fault lab: its quick cells, unless `npm run faults` selects others. */
const faults = {
  name: 'faults',
  testDir: 'tests/faults',
  use: { baseURL: labURL, trace: 'off' as const, screenshot: 'off' as const },
};

export default defineConfig<Options>({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  workers: 3, // one waits for the page while two use the cores
  retries: 0,
  maxFailures: 10, // if the pages of a build do not start, every test waits until its deadline
  // ends a test that hangs: no test depends on the speed of the machine
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'reports/browser.json' }]],
  use: {
    baseURL,
    serviceWorkers: 'block', // routes do not receive the requests of a service worker
    viewport: { width: 1280, height: 800 },
    trace: 'off', // takes a quarter of the time: for a test that fails, add `--trace retain-on-failure`
    screenshot: hasPictures ? 'only-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: hasPictures ? browserFlags : [...browserFlags, withoutPictures],
      ignoreDefaultArgs: ignoredDefaults,
      slowMo: Number(process.env.SLOW_MO ?? 0),
    },
  },
  // in the order in which they start: the longest files first, so that no worker is left with one at the end
  projects: [
    flows,
    { name: 'inspect', testMatch: inspectorSpecs, use: { language: 'en', baseURL: inspectURL } },
    { name: 'en', testIgnore: [inspectorSpecs, onlyIn.ar], grepInvert: /@ar\b/, use: { language: 'en' } },
    { name: 'ar', testIgnore: [inspectorSpecs, onlyIn.en], grepInvert: /@en\b/, use: { language: 'ar' } },
    faults,
    { name: 'flows-report', testDir: flows.testDir, testMatch: /report\.teardown\.ts$/ },
  ],
  // one process starts all servers, because Playwright starts its own one after another
  webServer: {
    command: 'node tests/browser/support/serve-all.mjs',
    url: originOf(process.env.READY_PORT),
    env: {
      READY_PORT: process.env.READY_PORT ?? '',
      TEST_SERVERS: JSON.stringify([
        ...(isSelected('en', 'ar') ? [serve(process.env.TEST_PORT, {})] : []),
        ...(isSelected('inspect', 'flows') ? [serve(process.env.INSPECT_PORT, inspectorBuild)] : []),
        ...(isSelected('faults') ? [serve(process.env.LAB_PORT, { CONNECT_ORIGINS: faultURL }), faultServer] : []),
      ]),
    },
    timeout: 600_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});

function specs(...names: string[]): RegExp {
  return new RegExp(`[\\\\/](${names.join('|')})\\.spec\\.ts$`);
}
