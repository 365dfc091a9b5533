// Measures a typed character: its cost does not depend on the length of the lists, and only the draft is serialised.
import { median, openSignedIn } from './page.mjs';

const lists = ['/job-request-list', '/contract', '/invoice', '/account-view'];

async function typing(browser, web, count) {
  const bench = await openSignedIn(browser, web, count);
  const { page, origin, cpuOf } = bench;
  for (const path of lists) {
    await page.goto(origin + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
  }
  await page.goto(`${origin}/account-view`);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const { stringify } = JSON;
    window.serialised = 0;
    JSON.stringify = (...given) => {
      const text = stringify(...given);
      window.serialised += text?.length ?? 0;
      return text;
    };
  });
  await page.evaluate(() => {
    history.pushState(null, '', '/wizard-master');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const field = page.locator('textarea, main input[type="text"]').first();
  if (!(await field.count())) {
    await page.locator('main button:has-text("Edit")').first().click();
  }
  await field.waitFor();
  await field.click();
  await page.waitForTimeout(800);
  const costs = [];
  await page.evaluate(() => {
    window.serialised = 0;
  });
  for (let at = 0; at < 12; at++) {
    costs.push(
      await cpuOf(async () => {
        await page.keyboard.type('x');
        await page.waitForTimeout(450);
      }),
    );
  }
  const serialised = (await page.evaluate(() => window.serialised)) / 12;
  await bench.close();
  return { cpu: median(costs), serialised };
}

export async function measureKeystroke(browser, web) {
  const few = await typing(browser, web, 10);
  const many = await typing(browser, web, 1000);
  return [
    { name: `a character typed, 10 rows a list (main thread)`, value: few.cpu, max: 100, unit: 'ms' },
    { name: 'the same over 1,000 rows a list, as a ratio', value: many.cpu / few.cpu, max: 1.2, unit: '' },
    { name: 'characters serialised for it at 1,000 rows', value: many.serialised, max: 2_000, unit: 'characters' },
  ];
}
