/** The built product in a real browser, once in English and once in Arabic. */
import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from './scripts/find-browser.mjs';
import { inspectable } from './scripts/home.mjs';
import type { Options } from './tests/browser/support/test.ts';

// the workers read this file too, and must come to the same answers
process.env.CHROME_PATH ??= await findBrowser();
process.env.TEST_PORT ??= String(await freePort());
process.env.INSPECT_PORT ??= String(await freePort());

// every test comes from one address
const unthrottled = { VISITOR_ATTEMPTS: '100000', ADDRESS_ATTEMPTS: '100000' };

const originOf = (port = ''): string => `http://127.0.0.1:${port}`;
const baseURL = originOf(process.env.TEST_PORT);
/** The build that the inspector may look into, at a port of its own. */
const inspectURL = originOf(process.env.INSPECT_PORT);
const onInspectable = /[\\/]inspector[\w-]*\.spec\.ts$/;
const asked = process.argv
  .filter((word) => word.startsWith('--project='))
  .map((word) => word.slice('--project='.length));
const isAsked = (...projects: string[]): boolean => asked.length === 0 || projects.some((name) => asked.includes(name));

const serve = (port: string | undefined, env: Record<string, string>) => ({
  command: 'node tests/browser/support/serve.mjs',
  url: `${originOf(port)}/`,
  env: { PORT: port ?? '', NODE_ENV: 'test', TEST_FAULTS: '1', ...unthrottled, ...env },
  timeout: 180_000,
  stdout: 'ignore' as const,
  stderr: 'pipe' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
});

/** Every machine's paths, walked by a person; what they took is written when both languages are through. */
const flows = {
  testDir: 'tests/flows/browser',
  teardown: 'flows-report',
  use: { baseURL: inspectURL, trace: 'off' as const },
};

export default defineConfig<Options>({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'reports/browser.json' }]],
  use: {
    baseURL,
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROME_PATH, args: browserFlags },
  },
  projects: [
    { name: 'en', testIgnore: onInspectable, use: { language: 'en' } },
    { name: 'ar', testIgnore: onInspectable, use: { language: 'ar' } },
    { name: 'inspect', testMatch: onInspectable, use: { language: 'en', baseURL: inspectURL } },
    { ...flows, name: 'flows-en', grepInvert: /@ar/, use: { ...flows.use, language: 'en' } },
    { ...flows, name: 'flows-ar', grepInvert: /@en/, use: { ...flows.use, language: 'ar' } },
    { name: 'flows-report', testDir: flows.testDir, testMatch: /report\.teardown\.ts$/ },
  ],
  webServer: [
    ...(isAsked('en', 'ar') ? [serve(process.env.TEST_PORT, {})] : []),
    ...(isAsked('inspect', 'flows-en', 'flows-ar') ? [serve(process.env.INSPECT_PORT, inspectable)] : []),
  ],
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = server.address();
        server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
      });
  });
}
