/** Lists that are shown without the feature actors: while their code is on its way, and when it cannot be loaded. */
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { holdFiles } from './support/hold-files.ts';
import type { Translate } from './support/messages.ts';
import { expectNoReload, failCode, holdProbe, markDocument, withoutPrefetching } from './support/page-code.ts';
import { openSettled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

test.use({ isCold: true });

test.beforeEach(async ({ page, consoleWatch }) => {
  consoleWatch.allow(/Failed to load resource/);
  await withoutPrefetching(page);
});

/** Returns a test of URLs: whether the file has the code of the feature actors, and is no file of the list's page. */
async function codeOfActors(request: APIRequestContext): Promise<(url: URL) => boolean> {
  const html = await (await request.get('/')).text();
  const filesOf = (key: string): unknown[] => JSON.parse(new RegExp(`${key}:(\\[.*?\\])`).exec(html)?.[1] ?? '[]');
  const ofPage = filesOf('"/job-request-list"');
  const files = filesOf('features').filter((file) => !ofPage.includes(file));
  expect(files).not.toEqual([]);
  return ({ pathname }) => files.includes(pathname);
}

const saveButton = (page: Page) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first()
    .getByRole('button');

/** Expects that the press of a button takes effect, and that the next one reverts it. */
async function expectToggled(save: Locator, before: string | null): Promise<void> {
  await expect(save).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', before ?? '');
}

test('a list is shown before the feature actors run, and a button that is pressed waits for them', async ({
  page,
  request,
  asCandidate,
}) => {
  await asCandidate();
  const { release } = await holdFiles(page, await codeOfActors(request));
  await page.goto('/job-request-list?view=all', { waitUntil: 'commit' }); // the code is preloaded
  const save = saveButton(page);
  const isSaved = await save.getAttribute('aria-pressed');
  await save.click();
  release();
  await expectToggled(save, isSaved);
});

/** Opens the list without the feature actors, and waits until nothing loads them again by itself. */
async function openWithoutActors(page: Page, files: (url: URL) => boolean, messages: Translate) {
  await holdProbe(page);
  await failCode(page, files);
  await openSettled(page, '/job-request-list?view=all');
  const notice = page.getByRole('alert').filter({ hasText: messages('part_unavailable') });
  await expect(notice).toBeVisible();
  const retry = notice.getByRole('button', { name: messages('retry') });
  await expect(retry).not.toHaveAttribute('aria-busy');
  return { notice, retry };
}

test('a list stays when the feature actors cannot be loaded, and Try again loads them', async ({
  page,
  request,
  messages,
  asCandidate,
}) => {
  await asCandidate();
  const files = await codeOfActors(request);
  const { notice, retry } = await openWithoutActors(page, files, messages);
  await markDocument(page);
  const save = saveButton(page);
  const isSaved = await save.getAttribute('aria-pressed');
  const failure = page.waitForEvent('requestfailed', (failed) => files(new URL(failed.url())));
  await save.click();
  await failure;
  await expect(retry).not.toHaveAttribute('aria-busy');
  await page.unroute(files);
  await retry.click();
  await expect(notice).toHaveCount(0);
  await expectToggled(save, isSaved);
  await expectNoReload(page);
});

test('the notice of a list can be closed, and a button that needs the feature actors shows it again', async ({
  page,
  request,
  messages,
  asCandidate,
}) => {
  await asCandidate();
  const files = await codeOfActors(request);
  const { notice, retry } = await openWithoutActors(page, files, messages);
  await notice.getByRole('button', { name: messages('close') }).click();
  await expect(notice).toHaveCount(0);
  await page.unroute(files);
  const { release } = await holdFiles(page, files);
  const save = saveButton(page);
  const isSaved = await save.getAttribute('aria-pressed');
  await save.click();
  await expect(retry).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(notice).toHaveCount(0);
  await expectToggled(save, isSaved);
});
