// Signs in on both pages, and fills their lists by visiting the pages that read them.
import { answerWith } from '../rows.mjs';
import { serveBuild } from './host.mjs';
import { desktop, openPage } from './open-page.mjs';
import { forBoth, interleave } from './samples.mjs';

/** Together they read every list. */
const everyPage = ['/', '/wizard-master', '/contract', '/invoice', '/account-view', '/job-request-list'];

/**
 * @param {import('./bench.mjs').Bench} bench
 * @param {'ours' | 'peer'} name
 * @param {number} count rows per list
 */
export async function signIn({ browser, folders }, name, count) {
  const host = await serveBuild(folders[name], answerWith(count));
  const context = await browser.newContext({ viewport: desktop, locale: 'en-US' });
  const opened = await openPage(context);
  const { page } = opened;
  await page.goto(`${host.origin}/login`);
  await page.locator('main [name="usr"]').fill('bench@example.com');
  await page.locator('main [name="password"]').fill('a password');
  await page.locator('main form button[type="submit"]').click();
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  await page.waitForLoadState('networkidle');
  return {
    ...opened,
    context,
    origin: host.origin,
    /** Visits every page, so that every list is read and stored. */
    fillLists: async () => {
      for (const path of everyPage) {
        await page.goto(host.origin + path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(700);
      }
    },
    close: async () => {
      await context.close();
      host.close();
    },
  };
}

/**
 * Takes samples of a person who has logged in and opened nothing else: each has its own context, without the code and
 * the rows of any page.
 * @param {import('./bench.mjs').Bench} bench
 * @param {{ samples: number, rows: number }} options
 * @param {(opened: Awaited<ReturnType<typeof openPage>>, of: { name: 'ours' | 'peer', origin: string }) => Promise<Record<string, number>>} sample
 */
export async function sampleVisitors(bench, { samples, rows }, sample) {
  const sessions = await forBoth((name) => signIn(bench, name, rows));
  try {
    const states = await forBoth(async (name) => withoutRows(await sessions[name].context.storageState()));
    const take = async (name) => {
      const context = await bench.browser.newContext({
        viewport: desktop,
        locale: 'en-US',
        storageState: states[name],
      });
      try {
        return await sample(await openPage(context), { name, origin: sessions[name].origin });
      } finally {
        await context.close();
      }
    };
    // not counted: during it, the host composes the replies, and the browser starts its processes
    await forBoth(take);
    return await interleave(samples, take);
  } finally {
    for (const { close } of Object.values(sessions)) await close();
  }
}

/** The lists of which the first page after a login stores rows, on either page, if there is time. */
const listsOfFirstPage = ['profile', 'jobRequests', 'contractList', 'invoices'];

/**
 * The storage of a person who has opened no page since the login.
 * @param {Awaited<ReturnType<import('@playwright/test').BrowserContext['storageState']>>} state
 */
function withoutRows(state) {
  for (const { localStorage } of state.origins) {
    for (const item of localStorage.filter(({ name }) => name === 'persist:root')) {
      const slices = JSON.parse(item.value);
      for (const list of listsOfFirstPage) delete slices[list];
      item.value = JSON.stringify(slices);
    }
  }
  return state;
}

/** Opens another page without loading it again. */
export const navigate = (page, path) =>
  page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
