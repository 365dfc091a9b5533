/** The tests of a worker share a browser context, so that its cache is warm, and what the server had before any fault. */
import { type BrowserContext, test as base } from '@playwright/test';
import { readWorld, type World, withSession } from './world.ts';

interface WorkerFixtures {
  /** Read once. Its session may have been ended: an account has twenty at most. */
  firstWorld: World;
  shared: BrowserContext;
}

interface Fixtures {
  /** With a session that began with the test. */
  world: World;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
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
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  world: async ({ firstWorld, playwright }, use) => {
    const request = await playwright.request.newContext({ baseURL: firstWorld.baseURL });
    await use(await withSession(firstWorld, request));
    await request.dispose();
  },
});

export const contextOptions = ({ baseURL }: World) =>
  ({ baseURL, serviceWorkers: 'block', viewport: { width: 1280, height: 800 } }) as const;
