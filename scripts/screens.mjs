// `npm run screens`: a picture of every page in both languages, light and dark, on four widths, into `reports/screens`.
// What is given after `--` narrows it to the pictures whose name holds it, for example `npm run screens -- ar-360`.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from './find-browser.mjs';
import { home } from './home.mjs';

const widths = [360, 768, 1280, 1440];
const languages = ['en', 'ar'];
const themes = ['light', 'dark'];
const asked = process.argv.slice(2);
const folder = join(home, 'reports/screens');
const demo = { usr: 'demo@sgnetwork.example', password: 'Consult-2026!' };

/** Pages of a visitor, and what is opened on them. */
const visitor = {
  landing: ['/'],
  login: ['/login'],
  wizard: ['/wizard-master'],
  'not-found': ['/no/such/page'],
  prompt: ['/', (page) => page.getByRole('banner').locator('button').last().click()],
};

/** Pages of the demo candidate. */
const candidate = {
  'account-view': ['/account-view'],
  'job-requests': ['/job-request-list'],
  'job-request': ['/job-request-list', openFirst],
  contracts: ['/contract'],
  contract: ['/contract', openFirst],
  invoices: ['/invoice'],
  invoice: ['/invoice', openFirst],
  account: ['/account'],
  'contracts-failed': [
    '/contract',
    undefined,
    (page) => page.route('**method=get_contract_list**', (route) => route.abort()),
  ],
  'contracts-empty': [
    '/contract',
    undefined,
    (page) => page.route('**method=get_contract_list**', (route) => route.fulfill({ json: { message: { data: [] } } })),
  ],
};

async function openFirst(page) {
  await page.getByRole('rowheader').getByRole('link').first().click();
  await page.waitForURL(/\/[^/]+\/[^/]+$/);
}

const port = await freePort();
const data = mkdtempSync(join(tmpdir(), 'sg-screens-'));
const server = spawn(process.execPath, [join(home, 'scripts/start.mjs')], {
  env: { ...process.env, PORT: String(port), DATA_DIR: data },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const origin = `http://127.0.0.1:${port}`;
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
try {
  await untilServed();
  mkdirSync(folder, { recursive: true });
  let taken = 0;
  for (const language of languages) {
    for (const theme of themes) {
      for (const width of widths) taken += await take(`${language}-${width}-${theme}`, language, theme, width);
    }
  }
  console.log(`${taken} pictures in reports/screens`);
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(data, { recursive: true, force: true });
}

async function take(suffix, language, colorScheme, width) {
  const wanted = (pages) =>
    Object.entries(pages).filter(([name]) => asked.every((part) => `${name}-${suffix}`.includes(part)));
  const jobs = [
    { pages: wanted(visitor), isSignedIn: false },
    { pages: wanted(candidate), isSignedIn: true },
  ];
  for (const { pages, isSignedIn } of jobs) {
    if (pages.length === 0) continue;
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(`${origin}/login`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (language === 'ar') await page.locator('header button[lang="ar"]').click();
    if (isSignedIn) await signIn(page);
    for (const [name, [path, open, prepare]] of pages) {
      await prepare?.(page);
      await page.goto(origin + path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      await open?.(page);
      await page.waitForTimeout(300);
      await page.screenshot({ path: join(folder, `${name}-${suffix}.png`), fullPage: true });
      await page.unrouteAll();
    }
    await context.close();
  }
  return jobs.reduce((sum, { pages }) => sum + pages.length, 0);
}

async function signIn(page) {
  await page.locator('main [name="usr"]').fill(demo.usr);
  await page.locator('main [name="password"]').fill(demo.password);
  await page.locator('main form button[type="submit"]').click();
  await page.waitForURL('**/account-view');
}

async function untilServed() {
  for (let at = 0; at < 300; at++) {
    const answer = await fetch(origin).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The server did not come up.');
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}
