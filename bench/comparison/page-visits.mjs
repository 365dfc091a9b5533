// Measures the time from a click on a link to the first rows of the page that it leads to.
import { polling } from './open-page.mjs';
import { sampleVisitors } from './signed-in.mjs';

const page = '/job-request-list';
const otherPage = '/contract';

/**
 * @param {import('./bench.mjs').Bench} bench
 * @param {{ samples: number }} options
 */
export const measurePageVisits = (bench, { samples }) =>
  sampleVisitors(bench, { samples, rows: 20 }, (opened, { origin }) => visit(opened, origin));

async function visit(opened, origin) {
  await opened.page.goto(`${origin}/account-view`, { waitUntil: 'networkidle' });
  await opened.page.waitForTimeout(1_000);
  await opened.slowDown(4);
  const firstVisit = await rowsAfterClick(opened);
  await opened.page.locator(`header a[href="${otherPage}"]`).first().click();
  await opened.page.waitForURL(`**${otherPage}`);
  await opened.page.waitForTimeout(1_500);
  return { firstVisit, nextVisit: await rowsAfterClick(opened) };
}

async function rowsAfterClick({ page: tab }) {
  const link = tab.locator(`header a[href="${page}"]`).first();
  await link.evaluate((element) => {
    window.bench.shownAfter = undefined;
    element.addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          if (location.pathname !== '/job-request-list' || !document.querySelector('tbody th[scope=row]')) return;
          observer.disconnect();
          window.bench.afterPaint(() => {
            window.bench.shownAfter = performance.now() - timeStamp;
          });
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { childList: true, subtree: true });
      },
      { once: true, capture: true },
    );
  });
  await link.click();
  const shown = await tab.waitForFunction(() => window.bench.shownAfter, undefined, { polling, timeout: 60_000 });
  return Number(await shown.jsonValue());
}
