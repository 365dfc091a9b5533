import { openSettled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

test('the default build has no inspector page and ignores ?inspect', async ({ page, context, messages }) => {
  expect((await page.request.get('/inspector.html')).status()).toBe(404);
  const scripts: string[] = [];
  const logged: string[] = [];
  context.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text());
  });
  page.on('console', (message) => logged.push(message.text()));
  await openSettled(page, '/?inspect=local');
  await expect(page.getByRole('banner').getByRole('button', { name: messages('signup') })).toBeVisible();
  expect(scripts).not.toEqual([]);
  expect(scripts.filter((text) => text.includes('sg-network-inspector'))).toEqual([]);
  expect(logged).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('inspect'))).toBeNull();
});
