import { collectScripts } from './support/scripts-loaded.ts';
import { openSettled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

// a worker that Playwright blocks is reported in the console
test.use({ serviceWorkers: 'allow' });

test('the default build has no inspector page and ignores ?inspect', async ({ page, messages }) => {
  expect((await page.request.get('/inspector.html')).status()).toBe(404);
  const scriptsLoaded = collectScripts(page);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await openSettled(page, '/?inspect=local');
  await expect(page.getByRole('banner').getByRole('button', { name: messages('signup') })).toBeVisible();
  const scripts = await scriptsLoaded();
  expect(scripts).not.toEqual([]);
  expect(scripts.filter((text) => text.includes('sg-network-inspector'))).toEqual([]);
  expect(logged).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('inspect'))).toBeNull();
});
