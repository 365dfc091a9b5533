/** The tests of the lab share what the server had before any fault. */
import { test as base } from '@playwright/test';
import { readWorld, type World } from './world.ts';

export const test = base.extend<object, { world: World }>({
  world: [
    async ({ playwright }, use, { workerIndex, project }) => {
      const { baseURL = '' } = project.use;
      const request = await playwright.request.newContext({ baseURL });
      await use(await readWorld(request, { baseURL, name: `lab-${workerIndex}` }));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});
