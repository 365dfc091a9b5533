// Finds which files the landing page loads, in a browser or, where there is none, from the page's markup.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from './find-browser.mjs';
import { serveFolder } from './static-host.mjs';

/**
 * @param {string} web the folder of the built page
 * @param {'en' | 'ar'} language
 * @returns {Promise<{ source: string, files: string[], repeated: string[], errors: string[] }>} files by their path in the
 * folder, API reads that were requested more than once, and the errors of a page that does not work
 */
export async function findLandingFiles(web, language) {
  const executablePath = await findBrowser().catch(() => undefined);
  if (!executablePath)
    return { source: 'from its markup', files: filesInMarkup(web, language), repeated: [], errors: [] };
  const host = await serveFolder(web, ({ searchParams }) => {
    const data = searchParams.get('method') === 'get_services' ? [] : {};
    return { message: { msg: 'success', data } };
  });
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    const page = await browser.newPage();
    await page.addInitScript((state) => localStorage.setItem('persist:root', state), persistedLanguage(language));
    /** @type {string[]} */
    const requested = [];
    /** @type {string[]} */
    const errors = [];
    page.on('request', (request) => requested.push(request.url()));
    page.on('response', (response) => !response.ok() && errors.push(`${response.status()} ${response.url()}`));
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(host.origin, { waitUntil: 'networkidle' });
    const paths = requested.filter((url) => url.startsWith(host.origin)).map((url) => url.slice(host.origin.length));
    const reads = paths.filter((path) => path.startsWith('/api/'));
    return {
      source: 'in a browser',
      files: paths.filter((path) => !path.startsWith('/api/')).map((path) => (path === '/' ? '/index.html' : path)),
      repeated: [...new Set(reads.filter((path, index) => reads.indexOf(path) !== index))],
      errors: errors.map((error) => error.replace(host.origin, '')),
    };
  } finally {
    await browser.close();
    host.close();
  }
}

function persistedLanguage(language) {
  const isArabic = language === 'ar';
  const document = { lang: language, dir: isArabic ? 'rtl' : 'ltr' };
  const context = { languageToggle: isArabic, language_abbr: language, document };
  return JSON.stringify({ language: JSON.stringify({ version: 1, value: language, context }) });
}

function filesInMarkup(web, language) {
  const page = readFileSync(join(web, 'index.html'), 'utf8');
  const linked = [...page.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path);
  const [, messages] = new RegExp(`"(/static/assets/${language}\\.\\w+\\.json)"`).exec(page) ?? [];
  if (!messages) throw new Error(`The page does not request the messages in ${language}.`);
  return ['/index.html', ...linked, messages];
}
