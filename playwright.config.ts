/** The built product in a real browser, once in English and once in Arabic. */
import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from './scripts/find-browser.mjs';
import type { Options } from './tests/browser/support/test.ts';

// the workers read this file too, and must come to the same answers
process.env.CHROME_PATH ??= await findBrowser();
process.env.TEST_PORT ??= String(await freePort());

// every test comes from one address
const unthrottled = { VISITOR_ATTEMPTS: '100000', ADDRESS_ATTEMPTS: '100000' };

const baseURL = `http://127.0.0.1:${process.env.TEST_PORT}`;

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
    { name: 'en', use: { language: 'en' } },
    { name: 'ar', use: { language: 'ar' } },
  ],
  webServer: {
    command: 'node tests/browser/support/serve.mjs',
    url: `${baseURL}/`,
    env: { PORT: process.env.TEST_PORT, NODE_ENV: 'test', TEST_FAULTS: '1', ...unthrottled },
    timeout: 180_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
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
