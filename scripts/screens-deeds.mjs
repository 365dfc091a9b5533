// What is done on a page before it is looked at, and what its network does meanwhile.

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {(id: string) => string} Words the words of the language on screen
 * @typedef {(stage: { page: Page, t: Words }) => Promise<unknown>} Deed
 */

const long = `${'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(2)} \u202eStrategy برنامجالتحولالوطنيللتنمية`;

/** The address of a read. */
export const answer = (/** @type {string} */ method) => `**method=${method}&**`;

/** Presses a button by its word: in the dialog that is open, else in the page, else in the header. */
export const button =
  (/** @type {string} */ word) =>
  /** @type {Deed} */
  async ({ page, t }) => {
    const named = page.locator(':is(dialog[open], main, header)').getByRole('button', { name: t(word), exact: true });
    await named.first().waitFor();
    const inDialog = page.locator('dialog[open]').getByRole('button', { name: t(word), exact: true });
    await ((await inDialog.count()) > 0 ? inDialog : named).first().click();
  };

/** One deed after the other. */
export const inTurn =
  (/** @type {Deed[]} */ ...deeds) =>
  /** @type {Deed} */
  async (stage) => {
    for (const deed of deeds) await deed(stage);
  };

/** A button that opens a dialog. */
export const opener = (/** @type {string} */ word) => inTurn(button(word), dialog);

export const press =
  (/** @type {string} */ key) =>
  /** @type {Deed} */
  async ({ page }) => {
    await page.keyboard.press(key);
    await dialog({ page });
  };

const dialog = (/** @type {{ page: Page }} */ { page }) => page.locator('dialog[open]').waitFor();

/** Opens the first record of a list. @type {Deed} */
export async function first({ page }) {
  await page.getByRole('rowheader').getByRole('link').first().click();
  await page.waitForURL(/\/[^/]+\/[^/]+$/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** Opens a section of the profile to be edited in place. */
export const editing =
  (/** @type {string} */ section) =>
  /** @type {Deed} */
  async ({ page }) => {
    await page.locator(`[data-open="${section}"]`).click();
    await page.locator('main form').waitFor();
  };

/** Answers a read with names as nobody would write them. */
export const lengthen = (/** @type {string} */ method) => (/** @type {Page} */ page) =>
  page.route(answer(method), async (route) => {
    const response = await route.fetch();
    const { message } = await response.json();
    const names = 'title|job_title|client_name|party_name|customer_name|full_name|headline|city|employer|signer_name';
    const text = JSON.stringify(message).replace(
      new RegExp(`"(${names})":"[^"]*"`, 'g'),
      `"$1":${JSON.stringify(long)}`,
    );
    await route.fulfill({ response, json: { message: JSON.parse(text) } });
  });

export const fail = (/** @type {string} */ method) => (/** @type {Page} */ page) =>
  page.route(answer(method), (route) => route.fulfill({ status: 500, json: { exc_type: 'InternalError' } }));

/** @type {Deed} */
export async function refuseLogin({ page, t }) {
  await page.locator('main [name="usr"]').fill('nobody@example.com');
  await page.locator('main [name="password"]').fill('not this one');
  await button('login')({ page, t });
  await page.locator('main [role="alert"], main [aria-invalid="true"]').first().waitFor();
}

/** @type {Deed} */
export async function showChoices({ page }) {
  await page.locator('main [role="combobox"]').first().click();
  await page.keyboard.press('ArrowDown');
  await page.locator('[role="option"]').first().waitFor();
}

/** @type {Deed} */
export const openFilters = ({ page }) => page.locator('search button[aria-haspopup="dialog"]').click();

/** @type {Deed} */
export const submitDialog = ({ page }) => page.locator('dialog[open] [type="submit"]').click();

/** @type {Deed} */
export async function refuseProfile({ page, t }) {
  await editing('who')({ page, t });
  await page.locator('[name="first_name"]').fill('');
  await button('save')({ page, t });
}

const stale = JSON.stringify([JSON.stringify({ message: 'Changed somewhere else.', fieldname: 'modified' })]);

/** The same field is changed here and elsewhere. @type {Deed} */
export async function meetAnotherEdit({ page, t }) {
  await editing('who')({ page, t });
  await page.locator('[name="city"]').fill('Jeddah');
  await page.route(answer('save_profile'), (route) =>
    route.fulfill({ status: 417, json: { exc_type: 'TimestampMismatchError', _server_messages: stale } }),
  );
  await page.route(answer('get_profile'), async (route) => {
    const response = await route.fetch();
    const { message } = await response.json();
    const data = { ...message.data, city: 'Abha', modified: new Date().toISOString() };
    await route.fulfill({ response, json: { message: { ...message, data } } });
  });
  await button('save')({ page, t });
  await page.locator('main [type="radio"]').first().waitFor();
}

/** @type {Deed} */
export async function leaveUnsaved({ page, t }) {
  await editing('about')({ page, t });
  await page.locator('main textarea').first().fill('Half a sentence');
  await page.locator('footer a, header a').first().click();
  await page.locator('dialog[open]').waitFor();
}

/** @type {Deed} */
export async function findInPalette({ page, t }) {
  await press('Control+k')({ page, t });
  await page.keyboard.type('2026');
  await page.locator('dialog[open] [role="option"]').first().waitFor();
}

/** The button says that it waits, and can still be pressed. @type {Deed} */
export const submitEarly = ({ page }) => page.locator('main form [type="submit"]').click({ force: true });
