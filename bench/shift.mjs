// Measures the layout shift while each page loads, on a desktop and on a phone.
import { serveFolder } from '../scripts/static-host.mjs';
import { openSignedIn } from './page.mjs';
import { answerWith } from './rows.mjs';

const visitor = ['/', '/login', '/wizard-master'];
const screens = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };
const candidate = ['/account-view', '/job-request-list', '/contract', '/invoice', '/account'];

export async function measureShift(browser, web) {
  const lines = [];
  const host = await serveFolder(web, answerWith(20));
  const page = await browser.newPage();
  for (const path of visitor) lines.push(...(await shiftsOf(page, host.origin, path)));
  await page.close();
  host.close();
  const bench = await openSignedIn(browser, web, 20);
  for (const path of candidate) lines.push(...(await shiftsOf(bench.page, bench.origin, path)));
  await bench.close();
  return lines;
}

async function shiftsOf(page, origin, path) {
  const lines = [];
  for (const [screen, size] of Object.entries(screens)) {
    await page.setViewportSize(size);
    const value = await shiftOf(page, origin + path);
    lines.push({ name: `layout shift of ${path} on a ${screen}`, value, max: 0.001, unit: '' });
  }
  return lines;
}

async function shiftOf(page, address) {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
}
