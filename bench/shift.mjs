// Nothing jumps: the layout shift of each page's load.
import { openSignedIn } from './page.mjs';

const pages = [
  '/',
  '/login',
  '/wizard-master',
  '/account-view',
  '/job-request-list',
  '/contract',
  '/invoice',
  '/account',
];

export async function measureShift(browser, web) {
  const bench = await openSignedIn(browser, web, 20);
  const lines = [];
  for (const path of pages) {
    await bench.page.goto(bench.origin + path);
    await bench.page.getByRole('heading', { level: 1 }).first().waitFor();
    await bench.page.waitForLoadState('networkidle');
    const shift = await bench.page.evaluate(
      () =>
        new Promise((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 300);
        }),
    );
    lines.push({ what: `layout shift of ${path}`, found: shift, most: 0.001, unit: '' });
  }
  await bench.close();
  return lines;
}
