/** Drafts that are open in two tabs of one browser. */
import type { BrowserContext, Page } from '@playwright/test';
import { signUp } from './support/candidate.ts';
import { expect, test } from './support/test.ts';

/** Opens a page whose changes are written only when `flush` is called, as in a browser that is never idle. */
async function openBusyPage(context: BrowserContext, path: string) {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const waiting = new Map<number, () => void>();
    let last = 0;
    Object.assign(window, {
      requestIdleCallback: (callback: () => void) => {
        last += 1;
        waiting.set(last, callback);
        return last;
      },
      cancelIdleCallback: (handle: number) => waiting.delete(handle),
      beIdle: () => {
        const callbacks = [...waiting.values()];
        waiting.clear();
        for (const callback of callbacks) callback();
      },
    });
  });
  await page.goto(path);
  const flush = () => page.evaluate(() => (window as unknown as { beIdle(): void }).beIdle()); // defined above
  return { page, flush };
}

const storedText = (page: Page) => page.evaluate(() => localStorage.getItem('persist:root'));

test('a form follows what is typed in another tab, and an empty one too', async ({ context, page, messages: t }) => {
  await page.goto('/wizard-master');
  const other = await context.newPage();
  await other.goto('/wizard-master');
  await page.getByLabel(t('first_name')).fill('Noor');
  await expect(other.getByLabel(t('first_name'))).toHaveValue('Noor');
  await other.getByLabel(t('last_name')).fill('Haddad');
  await expect(page.getByLabel(t('last_name'))).toHaveValue('Haddad');
  await expect(page.getByLabel(t('first_name'))).toHaveValue('Noor');
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('keeps what is typed when another tab stores the words before it again', async ({
  context,
  page,
  messages: t,
}) => {
  await page.goto('/wizard-master');
  const other = await context.newPage();
  await other.goto('/wizard-master');
  const typed = page.getByLabel(t('first_name'));
  await typed.fill('No');
  await expect(other.getByLabel(t('first_name'))).toHaveValue('No');
  const before = (await storedText(other)) ?? '';
  await typed.fill('Noor');
  await expect(other.getByLabel(t('first_name'))).toHaveValue('Noor');
  // no browser locks storage: a tab that has not received a change yet writes its own text
  await other.evaluate((text) => localStorage.setItem('persist:root', text), before);
  await expect.poll(() => storedText(other)).toContain('Noor');
  for (const each of [page, other]) await expect(each.getByLabel(t('first_name'))).toHaveValue('Noor');
});

test('asks which words to keep where two tabs have typed in one field', async ({ context, page, messages: t }) => {
  const { page: busy, flush } = await openBusyPage(context, '/wizard-master');
  await busy.getByLabel(t('first_name')).fill('Nour');
  await busy.getByLabel(t('last_name')).fill('Haddad');
  await page.goto('/wizard-master');
  await page.getByLabel(t('first_name')).fill('نور');
  const dialog = busy.getByRole('dialog', { name: t('tab_draft_title') });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Nour')).toBeVisible();
  await expect(dialog.getByText('نور')).toBeVisible();
  await expect(dialog.getByText('Haddad')).toHaveCount(0);
  const settle = dialog.getByRole('button', { name: t('tab_draft_continue') });
  await expect(settle).toBeDisabled();
  // the browser closes a dialog at the third time
  for (let presses = 0; presses < 4; presses += 1) await busy.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  // nothing was overwritten meanwhile
  await flush();
  const draft = JSON.parse((await storedText(busy)) ?? '{}').signUp;
  expect(draft).toContain('نور');
  expect(draft).not.toContain('Nour');

  await dialog.getByRole('radio').first().check();
  await settle.click();
  await expect(dialog).toHaveCount(0);
  await flush();
  for (const each of [busy, page]) {
    await expect(each.getByLabel(t('first_name'))).toHaveValue('Nour');
    await expect(each.getByLabel(t('last_name'))).toHaveValue('Haddad');
  }
});

test('a profile form opens, follows and closes with that of another tab', async ({
  context,
  page,
  request,
  messages: t,
  language,
  asCandidate,
}) => {
  // a profile that no other test saves meanwhile
  await asCandidate(await signUp(request, language, 'tabs'));
  await page.goto('/account-view');
  const other = await context.newPage();
  await other.goto('/account-view');
  await page.getByRole('button', { name: t('edit_named', { name: t('about_me') }) }).click();
  await page.getByRole('textbox', { name: t('about_me') }).fill('Twelve years of audits');
  await expect(other.getByRole('textbox', { name: t('about_me') })).toHaveValue('Twelve years of audits');
  await page.getByRole('button', { name: t('discard') }).click();
  await expect(other.getByRole('textbox', { name: t('about_me') })).toHaveCount(0);
  await expect(other.getByRole('button', { name: t('edit_named', { name: t('about_me') }) })).toBeVisible();
});
