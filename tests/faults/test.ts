/** The tests of a worker share a browser context, so that its cache is warm, and what the server had before any fault. */
import { type BrowserContext, test as base } from '@playwright/test';
import { readWorld, type World } from './world.ts';

interface WorkerFixtures {
  world: World;
  shared: BrowserContext;
}

export const test = base.extend<object, WorkerFixtures>({
  world: [
    async ({ playwright }, use, { workerIndex, project }) => {
      const { baseURL = '' } = project.use;
      const request = await playwright.request.newContext({ baseURL });
      await use(await readWorld(request, { baseURL, name: `lab-${workerIndex}` }));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  shared: [
    async ({ browser, world }, use) => {
      const context = await browser.newContext(contextOptions(world));
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

export const contextOptions = ({ baseURL }: World) =>
  ({ baseURL, serviceWorkers: 'block', viewport: { width: 1280, height: 800 } }) as const;
