// Measures the first visit of the landing page.
import { readCatalogue } from '../../scripts/catalogue.mjs';
import { answerWith, serverHeading } from '../rows.mjs';
import { serveBuild } from './host.mjs';
import { openPage, phone } from './open-page.mjs';
import { forBoth, interleave } from './samples.mjs';
import { blockingTime, tasksDuring } from './trace.mjs';

/** The window in which a first load uses the main thread: until this long after the server's content was painted. */
const settled = 2_000;

/**
 * @param {import('./bench.mjs').Bench} bench
 * @param {{ samples: number, hasSlowNetwork: boolean }} options
 */
export async function measureFirstLoad({ browser, folders }, { samples, hasSlowNetwork }) {
  const hosts = await forBoth((name) => serveBuild(folders[name], answerWith(20)));
  const signUp = readCatalogue('en').get('signup');
  const limits = { slowdown: 4, hasSlowNetwork };
  const visit = async (name, watched, read) => {
    const context = await browser.newContext({ viewport: phone, locale: 'en-US' });
    try {
      const opened = await openPage(context, { ...limits, watched });
      return await read(opened, () => opened.page.goto(hosts[name].origin, { waitUntil: 'commit' }));
    } finally {
      await context.close();
    }
  };
  const load = (name) =>
    visit(name, { heading: serverHeading.en }, async ({ page, cpu, timeOf }, open) => {
      const bytes = { js: 0, css: 0 };
      page.on('response', (response) => {
        const kind = { script: 'js', stylesheet: 'css' }[response.request().resourceType()];
        if (kind) bytes[kind] += Number(response.headers()['content-length'] ?? 0) / 1000;
      });
      let content = 0;
      let used = 0;
      let downloaded = bytes;
      const tasks = await tasksDuring(browser, async () => {
        await open();
        content = await timeOf('content');
        await page.waitForLoadState('load');
        downloaded = { ...bytes };
        await page.waitForTimeout(settled);
        used = await cpu();
      });
      const paint = await page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN);
      return { ...downloaded, paint, content, cpu: used, blocking: blockingTime(tasks) };
    });
  const tap = (name) =>
    visit(name, { signUp, taps: true }, async ({ timeOf }, open) => {
      await open();
      return { signUp: await timeOf('dialog') };
    });
  try {
    const loads = await interleave(samples, load);
    return hasSlowNetwork ? { ...loads, ...(await interleave(samples, tap)) } : loads;
  } finally {
    for (const { close } of Object.values(hosts)) close();
  }
}
