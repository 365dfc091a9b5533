// 200 route changes must not leak memory.
import { openSignedIn } from './page.mjs';

const routes = ['/job-request-list', '/contract', '/invoice', '/account'];

export async function measureLeaks(browser, web) {
  const bench = await openSignedIn(browser, web, 10);
  const { page, metric, devtools } = bench;
  const visit = async (times) => {
    for (let at = 0; at < times; at++) {
      await page.locator(`header a[href="${routes[at % routes.length]}"]`).click();
      await page.waitForURL(`**${routes[at % routes.length]}`);
    }
    await page.waitForLoadState('networkidle');
    // unreferenced objects can need more than one collection
    for (let round = 0; round < 4; round++) {
      await devtools.send('HeapProfiler.collectGarbage');
      await page.waitForTimeout(250);
    }
    return {
      heap: (await metric('JSHeapUsedSize')) / 1e6,
      nodes: await metric('Nodes'),
      heard: await metric('JSEventListeners'),
    };
  };
  const before = await visit(160);
  const after = await visit(200);
  await bench.close();
  return [
    { what: 'memory left by 200 route changes', found: after.heap - before.heap, most: 0.3, unit: 'MB' },
    { what: 'nodes left by 200 route changes', found: after.nodes - before.nodes, most: 50, unit: 'nodes' },
    { what: 'listeners left by 200 route changes', found: after.heard - before.heard, most: 20, unit: 'listeners' },
  ];
}
