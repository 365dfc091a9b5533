import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('only the files of the build are stored, before and after a log-out', async ({ page, asCandidate, messages }) => {
  await asCandidate();
  await page.goto('/job-request-list');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
  const stored = () =>
    page.evaluate(async () => {
      const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
  const files = await stored();
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !/^\/(static\/.*|favicon\.svg|apple-touch-icon\.png)?$/.test(file))).toEqual([]);
  await page
    .getByRole('banner')
    .getByRole('button', { name: messages('log_out') })
    .click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: messages('login') })).toBeVisible();
  expect((await stored()).sort()).toEqual(files.sort());
});
