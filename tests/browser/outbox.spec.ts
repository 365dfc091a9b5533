/** Changes that are made without a connection wait, survive a reload, and are sent once, in order, when it returns. */
import type { Page } from '@playwright/test';
import { mandatePath } from '../../src/services/contract/paths.ts';
import { fillAny } from './support/fill-any.ts';
import type { Translate } from './support/messages.ts';
import { settled } from './support/settled.ts';
import { demoCandidate, signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const waiting = (page: Page, messages: Translate) => page.getByRole('main').getByText(messages('outbox_waiting'));
const header = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });

/** The calls of a candidate's changes that the server received. */
function receivedChanges(page: Page): string[] {
  const received: string[] = [];
  page.on('response', (response) => {
    const method = new URL(response.url()).searchParams.get('method') ?? '';
    if (/^(save|submit|decline)_/.test(method)) received.push(`${method} ${response.status()}`);
  });
  return received;
}

test.beforeEach(async ({ consoleWatch, asCandidate }) => {
  consoleWatch.allow(/Failed to load resource|ERR_/);
  await asCandidate();
});

/** Loses the network, once the page has the code that it loads in advance. */
async function goOffline(page: Page): Promise<void> {
  await settled(page);
  await page.context().setOffline(true);
}

async function editCity(page: Page, messages: Translate, city: string): Promise<void> {
  await page.getByRole('button', { name: messages('edit_named', { name: messages('personal_details') }) }).click();
  await page.locator('[name="city"]').fill(city);
  await page
    .getByRole('main')
    .getByRole('button', { name: messages('save'), exact: true })
    .click();
}

test('a decline, a bookmark and a save wait for the connection and are then sent once, in order', async ({
  page,
  context,
  messages,
  language,
  ownRequest,
}) => {
  const received = receivedChanges(page);
  await page.goto('/account-view');
  await expect(page.getByRole('button', { name: messages('edit_named', { name: messages('cv') }) })).toBeVisible();
  await page.goto(ownRequest);
  await page.getByRole('button', { name: messages('decline_request') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  await goOffline(page);
  await dialog.getByRole('button', { name: messages('decline_request') }).click();
  await expect(waiting(page, messages)).toBeVisible();
  await page.getByRole('button', { name: new RegExp(messages('save_request_short')) }).click();
  await expect(page.getByText(messages('outbox_count', { count: 2 }))).toBeVisible();

  await header(page, messages('bio')).click();
  await editCity(page, messages, `Abha ${language}`);
  await expect(waiting(page, messages)).toBeVisible();
  await expect(page.getByText(`Abha ${language}`).last()).toBeVisible();

  await page.route('**/api/**', (route) => route.abort());
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText(messages('outbox_count', { count: 3 }))).toBeVisible();
  expect(received).toEqual([]);

  // a page that is left before it reads the reply sends again: it is closed while it cannot send
  await page.goto('about:blank');
  await page.unroute('**/api/**');
  await page.goto('/account-view');
  await expect(page.getByText(messages('outbox_count', { count: 1 }))).toBeHidden();
  // another test can save the same profile first, after which both are merged and saved again
  const accepted = () => received.filter((reply) => reply.endsWith(' 200'));
  await expect.poll(accepted).toEqual(['decline_rfq 200', 'save_rfq 200', 'save_profile 200']);
  await expect(page.getByText(`Abha ${language}`).last()).toBeVisible();
  await expect(waiting(page, messages)).toBeHidden();
});

test('a save that waits can be cancelled, and a log-out asks before it is discarded', async ({ page, messages }) => {
  await page.goto('/account-view');
  await expect(page.getByRole('button', { name: messages('edit_named', { name: messages('cv') }) })).toBeVisible();
  await goOffline(page);
  await editCity(page, messages, 'Najran');
  await expect(waiting(page, messages)).toBeVisible();

  await page
    .getByRole('banner')
    .getByRole('button', { name: messages('log_out') })
    .click();
  const question = page.getByRole('dialog', { name: messages('logout_unsent', { count: 1 }) });
  await question.getByRole('button', { name: messages('logout_stay') }).click();
  await expect(question).toBeHidden();

  await page
    .getByRole('main')
    .getByRole('button', { name: messages('cancel'), exact: true })
    .click();
  await expect(page.locator('[name="city"]')).toHaveValue('Najran');
  await expect(page.getByText(messages('outbox_count', { count: 1 }))).toBeHidden();
});

test('a save that meets a change made elsewhere leads to the comparison', async ({
  page,
  request,
  context,
  messages,
  language,
}) => {
  const token = await signIn(request, demoCandidate, language);
  await page.goto('/account-view');
  await expect(page.getByRole('button', { name: messages('edit_named', { name: messages('cv') }) })).toBeVisible();
  await goOffline(page);
  await editCity(page, messages, `Mine ${language}`);
  await expect(waiting(page, messages)).toBeVisible();
  const params = { version: 'v1', method: 'save_profile', entity: 'profile', language };
  const headers = { Authorization: `Bearer ${token}` };
  const elsewhere = await request.post(mandatePath, { params, headers, data: { city: `Theirs ${language}` } });
  expect(elsewhere.status()).toBe(200);
  await context.setOffline(false);
  await expect(page.getByText(messages('conflict_title'))).toBeVisible();
  await expect(page.getByText(`Theirs ${language}`).last()).toBeVisible();
  await page.getByRole('radio', { name: messages('conflict_mine') }).check();
  await page
    .getByRole('main')
    .getByRole('button', { name: messages('save'), exact: true })
    .click();
  await expect(page.getByText(`Mine ${language}`).last()).toBeVisible();
});

test('a quotation waits for the connection and is sent once', async ({ page, context, messages, ownRequest }) => {
  const received = receivedChanges(page);
  await page.goto(ownRequest);
  await page.getByRole('button', { name: messages('quote_write') }).click();
  const form = page.locator('form').first();
  await form.getByRole('textbox').first().fill('2500');
  await goOffline(page);
  await page.getByRole('button', { name: messages('quote_send') }).click();
  const errors = page.getByRole('alert').getByRole('link');
  const unsent = waiting(page, messages);
  await expect(errors.first().or(unsent)).toBeVisible();
  while (await errors.count()) {
    await errors.first().click();
    await fillAny(page.locator(':focus'));
    await page.getByRole('button', { name: messages('quote_send') }).click();
    if (await unsent.isVisible()) break;
  }
  await expect(unsent).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(messages('quote_sent'))).toBeVisible();
  expect(received).toEqual(['submit_quotation 200']);
});
