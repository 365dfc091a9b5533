// `npm run screens`: takes a picture of every page and state, in both languages and themes and at four widths, into
// `reports/screens`. Arguments after `--` select the pictures whose names contain all of them, for example
// `npm run screens -- contract ar-360`; `arab` is Arabic with Arabic-Indic digits.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { readCatalogue } from './catalogue.mjs';
import { browserFlags, findBrowser } from './find-browser.mjs';
import { projectRoot } from './project-paths.mjs';
import { scenes } from './screens-pages.mjs';
import { signUpSlice, slicesOf } from './screens-slices.mjs';

const widths = [360, 768, 1280, 1440];
const themes = ['light', 'dark'];
const locales = {
  en: { language: 'en', numerals: 'latn' },
  ar: { language: 'ar', numerals: 'latn' },
  arab: { language: 'ar', numerals: 'arab' },
};
const nameParts = process.argv.slice(2);
const folder = join(projectRoot, 'reports/screens');
const demo = { usr: 'demo@sgnetwork.example', password: 'Consult-2026!' };

const port = await freePort();
const data = mkdtempSync(join(tmpdir(), 'sg-screens-'));
const server = spawn(process.execPath, [join(projectRoot, 'scripts/start.mjs')], {
  env: { ...process.env, PORT: String(port), DATA_DIR: data, DEMO_CLIENTS: '0', PROBE_ATTEMPTS: '100000' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const origin = `http://127.0.0.1:${port}`;
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
try {
  await waitForServer();
  mkdirSync(folder, { recursive: true });
  const token = await signIn();
  const pictures = selectedPictures();
  const queue = [...pictures];
  const failed = [];
  const worker = async () => {
    for (let picture = queue.shift(); picture; picture = queue.shift()) {
      const { name } = picture;
      await takePicture(picture, token).catch((error) => failed.push(`${name}: ${error.message.split('\n')[0]}`));
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  console.log([`${pictures.length - failed.length} pictures in reports/screens`, ...failed].join('\n'));
  if (failed.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(data, { recursive: true, force: true });
}

function selectedPictures() {
  const all = Object.entries(locales).flatMap(([locale, settings]) =>
    themes.flatMap((theme) =>
      widths.flatMap((width) =>
        Object.entries(scenes)
          .filter(([, { widths: only }]) => only?.includes(width) ?? true)
          .map(([id, scene]) => ({ name: `${id}-${locale}-${width}-${theme}`, scene, theme, width, ...settings })),
      ),
    ),
  );
  return all.filter(({ name }) => nameParts.every((part) => name.includes(part)));
}

async function takePicture({ name, scene, theme, width, language, numerals }, token) {
  const { path, isPersonal, signUpAt, media, prepare, open } = scene;
  const slices = {
    ...slicesOf({ language, numerals, ...(isPersonal && { token, usr: demo.usr }) }),
    ...(signUpAt && { signUp: signUpSlice(signUpAt) }),
  };
  const items = { 'persist:root': JSON.stringify(slices), ...(isPersonal && { LoggedIn: 'true' }) };
  const localStorage = Object.entries(items).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  context.setDefaultTimeout(10_000);
  try {
    const page = await context.newPage();
    const messages = readCatalogue(language);
    await prepare?.(page);
    await page.goto(origin + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined); // some scenes never reply to a read
    await open?.({ page, t: (id) => messages.get(id) ?? id });
    if (media) await page.emulateMedia({ media, colorScheme: theme });
    await page.waitForTimeout(400);
    const hasDialog = (await page.locator('dialog[open]').count()) > 0;
    if (!hasDialog) await page.evaluate(() => scrollTo(0, 0));
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: !hasDialog });
  } finally {
    await context.close();
  }
}

async function signIn() {
  const params = new URLSearchParams({ version: 'v1', method: 'user_signin', entity: 'access_token', ...demo });
  const response = await fetch(`${origin}/api/method/mandate?${params}`, { method: 'POST' });
  return (await response.json()).message.data.access_token;
}

async function waitForServer() {
  for (let attempt = 0; attempt < 300; attempt++) {
    const response = await fetch(origin).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The server did not start.');
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}
