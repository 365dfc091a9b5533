// Finds a browser for the tests and the budgets. Nothing is downloaded.
import { accessSync, constants, statfsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Flags for the same behaviour on every machine; `--no-sandbox` because containers have no user namespaces. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser draws almost nothing, which saves a fifth of its time: for runs that take no pictures. */
export const withoutPictures = '--force-gpu-mem-available-mb=1';

/**
 * Defaults of Playwright that are left out. Chromium shares what it draws through `/dev/shm`; Playwright has it use files
 * on the disk instead, because some containers have 64 MB of that memory. Memory takes a sixth less time.
 */
export const ignoredDefaults = hasSharedMemory() ? ['--disable-dev-shm-usage'] : [];

function hasSharedMemory() {
  if (process.platform !== 'linux') return false;
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= 2 ** 30;
  } catch {
    return false;
  }
}

/**
 * Returns the path of a Chromium: `$CHROME_PATH`, an installed one, Playwright's own, or the one in a package.
 * Rejects, naming what to install, when there is none.
 */
export async function findBrowser() {
  const configured = process.env.CHROME_PATH;
  if (configured) {
    if (canRun(configured)) return configured;
    throw new Error(`CHROME_PATH is ${configured}, which cannot be executed.`);
  }
  const found = [...installedBrowsers(), chromium.executablePath()].find(canRun) ?? (await packagedBrowser());
  if (found) return found;
  throw new Error('No browser found. Install Chrome, Chromium or Edge, or set CHROME_PATH to one.');
}

/** The same for a script. If there is none, the reason is printed, and the script exits with 2. */
export async function findBrowserOrExit() {
  try {
    return await findBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

function installedBrowsers() {
  const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'microsoft-edge'];
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
  const onMac = ['/', process.env.HOME ?? ''].flatMap((root) =>
    apps.map((app) => join(root, 'Applications', `${app}.app`, 'Contents/MacOS', app)),
  );
  const programs = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA];
  const onWindows = programs
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Chromium/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]);
  return { darwin: onMac, win32: onWindows }[process.platform] ?? onPath;
}

/** `@sparticuz/chromium` contains a Chromium for Linux on x64 and unpacks it into the temporary folder. */
async function packagedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // it unpacks the libraries that the browser needs only on AWS
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const { default: sparticuz } = await import('@sparticuz/chromium');
  return sparticuz.executablePath();
}

function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
