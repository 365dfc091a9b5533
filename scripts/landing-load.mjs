// Which files the landing page loads: seen in a browser, or read off the page where there is none.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from './find-browser.mjs';
import { serveFolder } from './static-host.mjs';

/**
 * @param {string} web the built page's folder
 * @param {'en' | 'ar'} language
 * @returns {Promise<{ how: string, files: string[], repeated: string[] }>} files by their path in the folder, and reads asked for more than once
 */
export async function loadLanding(web, language) {
  const executablePath = await findBrowser().catch(() => undefined);
  if (!executablePath) return { how: 'as the page names it', files: namedFiles(web, language), repeated: [] };
  const host = await serveFolder(web, () => ({ message: { msg: 'success', data: {} } }));
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    const page = await browser.newPage();
    await page.addInitScript((kept) => localStorage.setItem('persist:root', kept), keptLanguage(language));
    /** @type {string[]} */
    const asked = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(host.origin, { waitUntil: 'networkidle' });
    const own = asked.filter((url) => url.startsWith(host.origin)).map((url) => url.slice(host.origin.length));
    const reads = own.filter((path) => path.startsWith('/api/'));
    return {
      how: 'seen in a browser',
      files: own.filter((path) => !path.startsWith('/api/')).map((path) => (path === '/' ? '/index.html' : path)),
      repeated: [...new Set(reads.filter((path, at) => reads.indexOf(path) !== at))],
    };
  } finally {
    await browser.close();
    host.close();
  }
}

function keptLanguage(language) {
  const isArabic = language === 'ar';
  const document = { lang: language, dir: isArabic ? 'rtl' : 'ltr' };
  const context = { languageToggle: isArabic, language_abbr: language, document };
  return JSON.stringify({ language: JSON.stringify({ version: 1, value: language, context }) });
}

function namedFiles(web, language) {
  const page = readFileSync(join(web, 'index.html'), 'utf8');
  const linked = [...page.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path);
  const ahead = JSON.parse(/const ahead = (\{.*\});/.exec(page)?.[1] ?? '{}');
  return ['/index.html', ...linked, ...(ahead[language] ?? []), ...(ahead.landing ?? [])];
}
