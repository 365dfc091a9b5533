// `npm run screens`: a picture of every page and state in both languages, light and dark, on four widths, into
// `reports/screens`. What is given after `--` narrows it to the pictures whose name holds all of it, for example
// `npm run screens -- contract ar-360`; `arab` is Arabic with its own digits.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { readCatalogue } from './catalogue.mjs';
import { browserFlags, findBrowser } from './find-browser.mjs';
import { home } from './home.mjs';
import { scenes } from './screens-pages.mjs';
import { signUpSlice, slicesOf } from './screens-slices.mjs';

const widths = [360, 768, 1280, 1440];
const themes = ['light', 'dark'];
const tongues = {
  en: { language: 'en', numerals: 'latn' },
  ar: { language: 'ar', numerals: 'latn' },
  arab: { language: 'ar', numerals: 'arab' },
};
const asked = process.argv.slice(2);
const folder = join(home, 'reports/screens');
const demo = { usr: 'demo@sgnetwork.example', password: 'Consult-2026!' };

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
  const token = await signIn();
  const pictures = picturesAsked();
  const left = [...pictures];
  const failed = [];
  const photographer = async () => {
    for (let picture = left.shift(); picture; picture = left.shift()) {
      const { name } = picture;
      await take(picture, token).catch((error) => failed.push(`${name}: ${error.message.split('\n')[0]}`));
    }
  };
  await Promise.all(Array.from({ length: 4 }, photographer));
  console.log([`${pictures.length - failed.length} pictures in reports/screens`, ...failed].join('\n'));
  if (failed.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(data, { recursive: true, force: true });
}

function picturesAsked() {
  const all = Object.entries(tongues).flatMap(([tongue, spoken]) =>
    themes.flatMap((theme) =>
      widths.flatMap((width) =>
        Object.entries(scenes)
          .filter(([, how]) => how.widths?.includes(width) ?? true)
          .map(([scene, how]) => ({ name: `${scene}-${tongue}-${width}-${theme}`, how, theme, width, ...spoken })),
      ),
    ),
  );
  return all.filter(({ name }) => asked.every((part) => name.includes(part)));
}

async function take({ name, how, theme, width, language, numerals }, token) {
  const { path, isPersonal, signUpAt, media, prepare, open } = how;
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
    const words = readCatalogue(language);
    await prepare?.(page);
    await page.goto(origin + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined); // a read may be held back
    await open?.({ page, t: (id) => words.get(id) ?? id });
    if (media) await page.emulateMedia({ media, colorScheme: theme });
    await page.waitForTimeout(400);
    const isOver = (await page.locator('dialog[open]').count()) > 0;
    if (!isOver) await page.evaluate(() => scrollTo(0, 0));
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: !isOver });
  } finally {
    await context.close();
  }
}

async function signIn() {
  const params = new URLSearchParams({ version: 'v1', method: 'user_signin', entity: 'access_token', ...demo });
  const answer = await fetch(`${origin}/api/method/mandate?${params}`, { method: 'POST' });
  return (await answer.json()).message.data.access_token;
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
