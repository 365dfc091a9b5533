// Measures the memory after 200 route changes, which must not leak any.
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
      listeners: await metric('JSEventListeners'),
    };
  };
  const before = await visit(160);
  const after = await visit(200);
  await bench.close();
  return [
    { name: 'memory left by 200 route changes', value: after.heap - before.heap, max: 0.3, unit: 'MB' },
    { name: 'nodes left by 200 route changes', value: after.nodes - before.nodes, max: 50, unit: 'nodes' },
    {
      name: 'listeners left by 200 route changes',
      value: after.listeners - before.listeners,
      max: 20,
      unit: 'listeners',
    },
  ];
}
