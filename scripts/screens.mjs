// `npm run screens`: takes a picture of every page and state, in both languages and themes and at four widths, into
// `reports/screens`. Arguments after `--` select the pictures with names that contain all of them, for example
// `npm run screens -- contract ar-360`; `arab` is Arabic with Arabic-Indic digits.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { readCatalogue } from './catalogue.mjs';
import { parseOptions, readOrExit, UsageError } from './command-line.mjs';
import { browserFlags, findBrowserOrExit, ignoredDefaults } from './find-browser.mjs';
import { lengthenDeadlines } from './long-deadlines.mjs';
import { projectRoot } from './project-paths.mjs';
import { scenes } from './screens-pages.mjs';
import { createScreensServer } from './screens-server.mjs';
import { watchPage } from './screens-settled.mjs';
import { signUpSlice, slicesOf } from './screens-slices.mjs';

const widths = [360, 768, 1280, 1440];
const themes = ['light', 'dark'];
const locales = {
  en: { language: 'en', numerals: 'latn' },
  ar: { language: 'ar', numerals: 'latn' },
  arab: { language: 'ar', numerals: 'arab' },
};
const pictures = readOrExit(selectPictures);
const folder = join(projectRoot, 'reports/screens');
const demo = { usr: 'demo@sgnetwork.example', password: 'Consult-2026!' };

const maxAttempts = 3;
/** Ends a step that hangs. A loaded machine needs many seconds for one. */
const stepTimeout = 120_000;
const executablePath = await findBrowserOrExit(); // before a server is started, which would continue without it
const server = createScreensServer();
let browser = openBrowser();
try {
  mkdirSync(folder, { recursive: true });
  const token = await signIn();
  const queue = [...pictures];
  const failed = [];
  const worker = async () => {
    for (let picture = queue.shift(); picture; picture = queue.shift()) {
      const { name } = picture;
      const error = await attempt(picture, token);
      if (error) failed.push(`${name}: ${error.message.split('\n')[0]}`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  console.log([`${pictures.length - failed.length} pictures in reports/screens`, ...failed].join('\n'));
  if (failed.length > 0) process.exitCode = 1;
} finally {
  await (await browser).close();
  await server.stop();
}

/** Takes a picture, again when the server or the browser has ended meanwhile. Returns the last error. */
async function attempt(picture, token) {
  let last = null;
  for (let count = 0; count < maxAttempts; count++) {
    try {
      await takePicture(picture, token, await server.whenRunning());
      return null;
    } catch (error) {
      last = error;
    }
  }
  return last;
}

/** The browser, opened again when it has ended. */
async function whenConnected() {
  const opened = browser;
  // another picture can have replaced it meanwhile
  if (!(await opened).isConnected() && browser === opened) browser = openBrowser();
  return browser;
}

async function openBrowser() {
  return chromium.launch({ executablePath, args: browserFlags, ignoreDefaultArgs: ignoredDefaults });
}

function selectPictures() {
  const usage = 'Usage: npm run screens [-- contract ar-360]';
  const { positionals } = parseOptions({ args: process.argv.slice(2), allowPositionals: true }, usage);
  const all = Object.entries(locales).flatMap(([locale, settings]) =>
    themes.flatMap((theme) =>
      widths.flatMap((width) =>
        Object.entries(scenes)
          .filter(([, { widths: only }]) => only?.includes(width) ?? true)
          .map(([id, scene]) => ({ name: `${id}-${locale}-${width}-${theme}`, scene, theme, width, ...settings })),
      ),
    ),
  );
  const selected = all.filter(({ name }) => positionals.every((part) => name.includes(part)));
  if (selected.length === 0) throw new UsageError(`No picture has a name with ${positionals.join(' and ')}.\n${usage}`);
  return selected;
}

async function takePicture({ name, scene, theme, width, language, numerals }, token, origin) {
  const { path, isPersonal, signUpAt, media, prepare, open } = scene;
  const slices = {
    ...slicesOf({ language, numerals, ...(isPersonal && { token, usr: demo.usr }) }),
    ...(signUpAt && { signUp: signUpSlice(signUpAt) }),
  };
  const items = { 'persist:root': JSON.stringify(slices), ...(isPersonal && { LoggedIn: 'true' }) };
  const localStorage = Object.entries(items).map(([name, value]) => ({ name, value }));
  const context = await (await whenConnected()).newContext({
    viewport: { width, height: 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  context.setDefaultTimeout(stepTimeout);
  await lengthenDeadlines(context);
  try {
    const page = await context.newPage();
    const settled = watchPage(page);
    const messages = readCatalogue(language);
    await prepare?.(page);
    await page.goto(origin + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await settled();
    await open?.({ page, t: (id) => messages.get(id) ?? id });
    if (media) await page.emulateMedia({ media, colorScheme: theme });
    await settled();
    const hasDialog = (await page.locator('dialog[open]').count()) > 0;
    if (!hasDialog) await page.evaluate(() => scrollTo(0, 0));
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: !hasDialog });
  } finally {
    // a handler that still fetches a reply would end the command when its page is closed
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
}

async function signIn() {
  const params = new URLSearchParams({ version: 'v1', method: 'user_signin', entity: 'access_token', ...demo });
  const response = await fetch(`${await server.whenRunning()}/api/method/mandate?${params}`, { method: 'POST' });
  return (await response.json()).message.data.access_token;
}
