// The steps that bring a page into a state before its picture is taken, and the network replies that they need.

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {(id: string) => string} Translate the message of the current language
 * @typedef {(stage: { page: Page, t: Translate }) => Promise<unknown>} Step
 */

const longText = `${'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(2)} \u202eStrategy برنامجالتحولالوطنيللتنمية`;

/** A pattern of the URLs of a call. */
export const urlOf = (/** @type {string} */ method) => `**method=${method}&**`;

/** Clicks a button by its message: in the open dialog if it has one, else in the page or the header. */
export const clickButton =
  (/** @type {string} */ id) =>
  /** @type {Step} */
  async ({ page, t }) => {
    const name = { name: t(id), exact: true };
    const button = page.locator(':is(dialog[open], main, header)').getByRole('button', name);
    await button.first().waitFor();
    const inDialog = page.locator('dialog[open]').getByRole('button', name);
    await ((await inDialog.count()) > 0 ? inDialog : button).first().click();
  };

/** Combines steps into one. */
export const sequence =
  (/** @type {Step[]} */ ...steps) =>
  /** @type {Step} */
  async (stage) => {
    for (const step of steps) await step(stage);
  };

/** Clicks a button that opens a dialog. */
export const openDialog = (/** @type {string} */ id) => sequence(clickButton(id), waitForDialog);

const pressForDialog =
  (/** @type {string} */ key) =>
  /** @type {Step} */
  async ({ page }) => {
    await page.keyboard.press(key);
    await waitForDialog({ page });
  };

const waitForDialog = (/** @type {{ page: Page }} */ { page }) => page.locator('dialog[open]').waitFor();

/** Opens the first record of a list. @type {Step} */
export const openFirstRecord = ({ page }) => openLink(page, page.getByRole('rowheader').getByRole('link').first());

/** Opens a record by the number at the end of its name, which has the year of the demo before it. */
export const openRecord =
  (/** @type {string} */ number) =>
  /** @type {Step} */
  ({ page }) =>
    openLink(page, page.getByRole('rowheader').locator(`a[href$="-${number}"]`));

async function openLink(/** @type {Page} */ page, /** @type {import('@playwright/test').Locator} */ link) {
  await link.click();
  await page.waitForURL(/\/[^/]+\/[^/]+$/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
}

/** Opens the form of a section of the profile. */
export const editSection =
  (/** @type {string} */ section) =>
  /** @type {Step} */
  async ({ page }) => {
    await page.locator(`[data-open="${section}"]`).click();
    await page.locator('main form').waitFor();
  };

/** Replaces the names in the replies of calls with very long ones. */
export const lengthenNames =
  (/** @type {string[]} */ ...methods) =>
  async (/** @type {Page} */ page) => {
    for (const method of methods) await page.route(urlOf(method), lengthenReply);
  };

const longNames =
  'title|job_title|client_name|party_name|customer_name|full_name|headline|city|employer|signer_name|next_milestone|credential_id';

async function lengthenReply(/** @type {import('@playwright/test').Route} */ route) {
  const response = await route.fetch();
  const { message } = await response.json();
  const text = JSON.stringify(message).replace(
    new RegExp(`"(${longNames})":"[^"]*"`, 'g'),
    `"$1":${JSON.stringify(longText)}`,
  );
  await route.fulfill({ response, json: { message: JSON.parse(text) } });
}

/** Replies to a call with an error of the server. */
export const failCall = (/** @type {string} */ method) => (/** @type {Page} */ page) =>
  page.route(urlOf(method), (route) => route.fulfill({ status: 500, json: { exc_type: 'InternalError' } }));

/** Replies to a call with data. */
export const replyTo = (/** @type {string} */ method, /** @type {object} */ data) => (/** @type {Page} */ page) =>
  page.route(urlOf(method), (route) => route.fulfill({ json: { message: { msg: 'success', data } } }));

/** Makes the candidate one without a confirmed address. */
export const unconfirmAddress = (/** @type {Page} */ page) =>
  page.route(urlOf('get_profile'), async (route) => {
    const response = await route.fetch();
    const { message } = await response.json();
    const data = { ...message.data, email_verified: 0, inbox_url: '/dev/mail' };
    await route.fulfill({ response, json: { message: { ...message, data } } });
  });

/** Asks for a link to reset a password. @type {Step} */
export async function askForLink({ page, t }) {
  await page.locator('main [name="usr"]').fill('candidate@example.com');
  await clickButton('reset_send')({ page, t });
  await page.getByRole('heading', { level: 1, name: t('reset_sent_heading') }).waitFor();
}

/** @type {Step} */
export async function failLogin({ page, t }) {
  await page.locator('main [name="usr"]').fill('nobody@example.com');
  await page.locator('main [name="password"]').fill('not this one');
  await clickButton('login')({ page, t });
  await page.locator('main [role="alert"], main [aria-invalid="true"]').first().waitFor();
}

/** @type {Step} */
export async function openOptions({ page }) {
  await page.locator('main [role="combobox"]').first().click();
  await page.keyboard.press('ArrowDown');
  await page.locator('[role="option"]').first().waitFor();
}

/** @type {Step} */
export const openFilters = ({ page }) => page.locator('search button[aria-haspopup="dialog"]').click();

/** @type {Step} */
export const submitDialog = ({ page }) => page.locator('dialog[open] [type="submit"]').click();

/** @type {Step} */
export async function saveInvalidProfile({ page, t }) {
  await editSection('who')({ page, t });
  await page.locator('[name="first_name"]').fill('');
  await clickButton('save')({ page, t });
}

const conflictMessages = JSON.stringify([
  JSON.stringify({ message: 'Changed somewhere else.', fieldname: 'modified' }),
]);

/** Saves a field that was also changed elsewhere. @type {Step} */
export async function causeConflict({ page, t }) {
  await editSection('who')({ page, t });
  await page.locator('[name="city"]').fill('Jeddah');
  await page.route(urlOf('save_profile'), (route) =>
    route.fulfill({ status: 417, json: { exc_type: 'TimestampMismatchError', _server_messages: conflictMessages } }),
  );
  await page.route(urlOf('get_profile'), async (route) => {
    const response = await route.fetch();
    const { message } = await response.json();
    const data = { ...message.data, city: 'Abha', modified: new Date().toISOString() };
    await route.fulfill({ response, json: { message: { ...message, data } } });
  });
  await clickButton('save')({ page, t });
  await page.locator('main [type="radio"]').first().waitFor();
}

/** @type {Step} */
export async function leaveUnsaved({ page, t }) {
  await editSection('about')({ page, t });
  await page.locator('main textarea').first().fill('Half a sentence');
  await page.locator('footer a, header a').first().click();
  await page.locator('dialog[open]').waitFor();
}

export const openPalette = pressForDialog('Control+k');

export const openShortcuts = pressForDialog('Shift+?');

/** @type {Step} */
export async function searchInPalette({ page, t }) {
  await openPalette({ page, t });
  await page.keyboard.type('2026');
  await page.locator('dialog[open] [role="option"]').first().waitFor();
}

/** Clicks the submit button while it is marked as disabled. @type {Step} */
export const submitIncomplete = ({ page }) => page.locator('main form [type="submit"]').click({ force: true });
