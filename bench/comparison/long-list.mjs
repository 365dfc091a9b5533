// Measures a list of many rows: opening it, scrolling it and searching in it.
import { rareWord } from '../rows.mjs';
import { sampleVisitors } from './signed-in.mjs';
import { tasksDuring } from './trace.mjs';

/**
 * @param {import('./bench.mjs').Bench} bench
 * @param {{ samples: number, rows: number, isBrief?: boolean }} options with `isBrief`, it is only opened
 */
export const measureLongList = (bench, { isBrief = false, ...options }) =>
  sampleVisitors(bench, options, async (opened, { name, origin }) => ({
    ...(await open(opened, origin)),
    // the peer takes seconds for each, and is not compared by them
    ...(name === 'ours' && !isBrief && { worstFrame: await scroll(opened, bench.browser), ...(await search(opened)) }),
  }));

async function open({ page, timeOf }, origin) {
  await page.goto(`${origin}/job-request-list`, { waitUntil: 'commit' });
  const opened = await timeOf('rows');
  await page.waitForLoadState('networkidle');
  return {
    opened,
    longestTask: await page.evaluate(() => Math.max(0, ...window.bench.longTasks)),
    nodes: await page.evaluate(() => document.querySelectorAll('*').length),
  };
}

/** The longest task of the thread: what a frame would take on an idle machine. */
async function scroll({ page }, browser) {
  const tasks = await tasksDuring(browser, () =>
    page.evaluate(async () => {
      for (let at = 0; at < 120; at++) {
        scrollBy(0, 300);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    }),
  );
  await page.evaluate(() => scrollTo(0, 0));
  return Math.max(...tasks);
}

/** A keystroke while most rows remain, and one after which few do. */
async function search({ page, cpuOf }) {
  const field = page.getByRole('searchbox');
  const press = (key) => cpuOf(() => page.keyboard.press(key), 300);
  await field.click();
  await page.waitForTimeout(500);
  const many = [];
  for (const key of ['a', 'Backspace', 'c', 'l', 'i']) many.push(await press(key));
  await field.fill(rareWord.slice(0, 2));
  await page.waitForTimeout(500);
  const few = [];
  for (const key of rareWord.slice(2)) few.push(await press(key));
  await field.fill('');
  await page.waitForTimeout(300);
  return { keyMany: Math.max(...many), keyFew: Math.max(...few) };
}
