/** The tests of a worker share a browser context, so that its cache is warm, and what the server had before any fault. */
import { type BrowserContext, test as base } from '@playwright/test';
import { isSessionOpen } from '../browser/support/sign-in.ts';
import { slowPages } from '../browser/support/slow-pages.ts';
import { recordToasts } from './toasts.ts';
import { readWorld, type World, withSession } from './world.ts';

interface WorkerFixtures {
  /** Read once. Its session may have been ended: an account has twenty at most. */
  firstWorld: World;
  shared: BrowserContext;
  /** What the latest tests had. */
  latest: { world: World | null; uses: number };
}

/** A sign-in hashes a password, which is a tenth of a test's work. */
const testsPerSession = 4;

interface Fixtures {
  /** With a session that few others can have ended: an account has twenty at most, and the oldest ends first. */
  world: World;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  browser: [slowPages, { scope: 'worker' }],
  firstWorld: [
    async ({ playwright }, use, { workerIndex, project }) => {
      const { baseURL = '' } = project.use;
      const request = await playwright.request.newContext({ baseURL });
      await use(await readWorld(request, { baseURL, name: `lab-${workerIndex}` }));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  shared: [
    async ({ browser, firstWorld }, use) => {
      const context = await browser.newContext(contextOptions(firstWorld));
      await context.addInitScript(recordToasts);
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  latest: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs off this pattern
    async ({}, use) => use({ world: null, uses: 0 }),
    { scope: 'worker' },
  ],
  world: async ({ firstWorld, latest, playwright }, use) => {
    const request = await playwright.request.newContext({ baseURL: firstWorld.baseURL });
    const token = latest.uses % testsPerSession === 0 ? undefined : latest.world?.facts.people.candidate.token;
    if (token === undefined || !(await isSessionOpen(request, token)))
      latest.world = await withSession(firstWorld, request);
    latest.uses += 1;
    await request.dispose();
    await use(latest.world ?? firstWorld);
  },
});

const contextOptions = ({ baseURL }: World) =>
  ({ baseURL, serviceWorkers: 'block', viewport: { width: 1280, height: 800 } }) as const;
