// Nothing jumps: the layout shift of each page's load.
import { serveFolder } from '../scripts/static-host.mjs';
import { openSignedIn } from './page.mjs';
import { answerWith } from './rows.mjs';

const visitor = ['/', '/login', '/wizard-master'];
const candidate = ['/account-view', '/job-request-list', '/contract', '/invoice', '/account'];

export async function measureShift(browser, web) {
  const lines = [];
  const host = await serveFolder(web, answerWith(20));
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  for (const path of visitor) lines.push(await shiftOf(page, host.origin, path));
  await page.close();
  host.close();
  const bench = await openSignedIn(browser, web, 20);
  for (const path of candidate) lines.push(await shiftOf(bench.page, bench.origin, path));
  await bench.close();
  return lines;
}

async function shiftOf(page, origin, path) {
  await page.goto(origin + path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const found = await page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
  return { what: `layout shift of ${path}`, found, most: 0.001, unit: '' };
}
