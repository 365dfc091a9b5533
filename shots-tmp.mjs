import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '/tmp/wt/storage/scripts/find-browser.mjs';
const base = process.argv[2];
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
for (const lang of ['en', 'ar']) for (const width of [360, 1280]) {
  const ctx = await browser.newContext({ viewport: { width, height: 800 }, baseURL: base });
  const slice = JSON.stringify({ language: JSON.stringify({ version: 1, value: lang, context: { languageToggle: lang === 'ar', language_abbr: lang, document: { lang, dir: lang === 'ar' ? 'rtl' : 'ltr' } } }) });
  const page = await ctx.newPage();
  await page.goto('/robots.txt');
  await page.evaluate((s) => localStorage.setItem('persist:root', s), slice);
  await page.addInitScript(() => { window.__full = () => { Storage.prototype.setItem = () => { throw new DOMException('x', 'QuotaExceededError'); }; }; if (location.search.includes('full')) window.__full(); });
  await page.goto('/login?full'); await page.waitForTimeout(2500);
  await page.screenshot({ path: `/tmp/shot-login-${lang}-${width}.png` });
  await page.goto('/wizard-master?full'); await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/shot-signup-${lang}-${width}.png`, fullPage: true });
  // conflict dialog
  const busy = await ctx.newPage();
  await busy.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 1, cancelIdleCallback: () => {} }));
  await busy.goto('/wizard-master'); await busy.waitForTimeout(1000);
  await busy.locator('input[id="first_name"], input[name="first_name"]').first().fill('Nour');
  await busy.locator('input[id="last_name"], input[name="last_name"]').first().fill('Haddad');
  const p2 = await ctx.newPage(); await p2.goto('/wizard-master'); await p2.waitForTimeout(1000);
  await p2.locator('input[id="first_name"], input[name="first_name"]').first().fill('نور');
  await p2.locator('input[id="last_name"], input[name="last_name"]').first().fill('حداد');
  await p2.waitForTimeout(1500);
  await busy.screenshot({ path: `/tmp/shot-conflict-${lang}-${width}.png` });
  await ctx.close();
}
await browser.close();
