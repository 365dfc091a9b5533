/** “Sign up” before the script has arrived: the page's markup shows its button and dialog, and the app continues. */
import type { Page } from '@playwright/test';
import { holdScript } from './support/hold-files.ts';
import { openSettled } from './support/settled.ts';
import { expect, test } from './support/test.ts';
import { typeset } from './support/typeset.ts';

/** Opens the landing page without its script. Returns the function that lets the script arrive. */
async function openWithoutScript(page: Page): Promise<() => void> {
  const { release } = await holdScript(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/', { waitUntil: 'commit' });
  return release;
}

/** The frame is replaced when the app is drawn. */
const appIsDrawn = (page: Page) => expect(page.locator('.frame-hero')).toHaveCount(0);

for (const width of [360, 1280]) {
  test(`the dialog of the frame is where the app shows its own at ${width} px`, async ({ page, messages }) => {
    await page.setViewportSize({ width, height: 800 });
    const release = await openWithoutScript(page);
    await page.getByRole('button', { name: messages('signup') }).click();
    const dialog = page.getByRole('dialog', { name: messages('signup_header') });
    await typeset(page);
    const places = () =>
      dialog.locator('h2, p, button').evaluateAll((elements) =>
        elements.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [element.textContent || element.ariaLabel, ...[x, y, width, height].map(Math.round)];
        }),
      );
    const before = await places();
    expect(before).toHaveLength(5);
    await expect(dialog.getByRole('button', { name: messages('start') })).toBeFocused();
    release();
    await appIsDrawn(page);
    expect(await places()).toEqual(before);
    await expect(dialog.getByRole('button', { name: messages('start') })).toBeFocused();
  });
}

test('a dialog of which only a part has arrived is not offered', async ({ page, messages }) => {
  const markup = await (await page.request.get('/')).text();
  const middle = markup.indexOf('<p data-word="signup_description">');
  expect(middle).toBeGreaterThan(0);
  const { release } = await holdScript(page);
  // the parser of a page that is written waits for the rest, as for a slow network
  await page.route('/empty', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/empty');
  await page.evaluate(
    (part) => {
      history.replaceState(null, '', '/');
      document.open();
      document.write(part);
    },
    markup.slice(0, middle),
  );
  await expect(page.locator('.frame-hero')).not.toBeEmpty();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const button = page.locator('.frame-sign-up');
  await expect(button).toBeHidden();
  await page.evaluate((part) => {
    document.write(part);
    document.close();
  }, markup.slice(middle));
  await button.click();
  const dialog = page.getByRole('dialog', { name: messages('signup_header') });
  await expect(dialog).toContainText(messages('signup_description'));
  await expect(dialog.getByRole('button', { name: messages('later') })).toBeVisible();
  release();
  await appIsDrawn(page);
  await expect(dialog).toBeVisible();
});

test('the focus returns to “Sign up” from a dialog of the frame, and stays on it when the app is drawn', {
  tag: '@en',
}, async ({ page, messages }) => {
  const button = page.getByRole('button', { name: messages('signup') });
  const dialog = page.getByRole('dialog', { name: messages('signup_header') });
  for (const isClosedBefore of [false, true]) {
    const release = await openWithoutScript(page);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    if (isClosedBefore) await page.keyboard.press('Escape');
    release();
    await appIsDrawn(page);
    if (!isClosedBefore) await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.unrouteAll();
  }
});

test('the button of the frame is where the app shows its own', async ({ page, messages }) => {
  for (const width of [360, 800, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const release = await openWithoutScript(page);
    const button = page.getByRole('button', { name: messages('signup') });
    await expect(button).toBeVisible();
    await typeset(page);
    const before = await button.boundingBox();
    release();
    await appIsDrawn(page);
    expect(await button.boundingBox()).toEqual(before);
    await page.unrouteAll();
  }
});

test('Start, pressed before the script, opens the sign-up', { tag: '@en' }, async ({ page, messages }) => {
  const release = await openWithoutScript(page);
  await page.getByRole('button', { name: messages('signup') }).click();
  const start = page.getByRole('dialog').getByRole('button', { name: messages('start') });
  await start.click();
  await expect(start).toHaveAttribute('aria-busy', 'true');
  await start.click({ force: true });
  release();
  await expect(page).toHaveURL('/wizard-master');
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('button', { name: messages('signup') })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Later, pressed before the script, offers the emails', { tag: '@en' }, async ({ page, messages }) => {
  const release = await openWithoutScript(page);
  await page.getByRole('button', { name: messages('signup') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: messages('later') })
    .click();
  release();
  await expect(page.getByRole('dialog', { name: messages('subscribe_modal_heading') })).toBeVisible();
});

test('a dialog that is closed before the script stays closed', { tag: '@en' }, async ({ page, messages }) => {
  const release = await openWithoutScript(page);
  const button = page.getByRole('button', { name: messages('signup') });
  await button.click();
  await page.keyboard.press('Escape');
  await button.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: messages('close') })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await appIsDrawn(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button.click();
  await expect(page.getByRole('dialog', { name: messages('signup_header') })).toBeVisible();
});

test('a member is not offered the sign-up', { tag: '@en' }, async ({ page, messages, asCandidate }) => {
  await asCandidate();
  const release = await openWithoutScript(page);
  await expect(page.locator('.frame-hero h1')).not.toBeEmpty();
  await expect(page.getByRole('button', { name: messages('signup') })).toHaveCount(0);
  release();
  await appIsDrawn(page);
  await expect(page.getByRole('banner').getByRole('button', { name: messages('log_out') })).toBeVisible();
});

test('a script that fails closes the dialog and states it', { tag: '@en' }, async ({
  page,
  messages,
  consoleWatch,
}) => {
  consoleWatch.allow(/Failed to load resource/);
  await openSettled(page, '/');
  const { fail } = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: messages('signup') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  fail();
  await expect(page.getByRole('alert').filter({ hasText: messages('error_network') })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: messages('signup') })).toHaveCount(0);
});

test('a browser that denies storage offers the sign-up', { tag: '@en' }, async ({ page, messages }) => {
  await page.addInitScript(() => {
    const denied = {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    Object.defineProperties(window, { localStorage: denied, sessionStorage: denied });
  });
  const release = await openWithoutScript(page);
  await page.getByRole('button', { name: messages('signup') }).click();
  await expect(page.getByRole('dialog', { name: messages('signup_header') })).toBeVisible();
  release();
  await appIsDrawn(page);
  await expect(page.getByRole('dialog', { name: messages('signup_header') })).toBeVisible();
});
