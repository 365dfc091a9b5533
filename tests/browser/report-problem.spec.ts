/** Tests the problem report, and that its recording can be replayed on the machines. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expectNoAxeFindings } from './support/axe.ts';
import { settled } from './support/settled.ts';
import { recordText } from './support/shown-text.ts';
import { demoCandidate } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const wrongPassword = 'a wrong password, typed once';

test('saves a recording without secrets that replays to the same states', async ({
  page,
  messages,
  language,
  consoleWatch,
}, info) => {
  consoleWatch.allow(401);
  await page.goto('/login?from=nowhere');
  const main = page.getByRole('main');
  for (const password of [wrongPassword, demoCandidate.password]) {
    await page.getByLabel(messages('email')).fill(demoCandidate.usr);
    await page.getByLabel(messages('password'), { exact: true }).fill(password);
    await main.getByRole('button', { name: messages('login') }).click();
    if (password === wrongPassword) await expect(main.getByRole('alert').first()).toBeVisible();
  }
  await expect(page).toHaveURL('/overview');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: messages('bio'), exact: true })
    .click();
  const edit = messages('edit_named', { name: messages('personal_details') });
  await main.getByRole('button', { name: edit }).click();
  await page.locator('[name="city"]').fill('');
  await page.locator('[name="city"]').pressSequentially('Qurayyat');
  const other = language === 'en' ? 'ar' : 'en';
  await page.getByRole('banner').locator(`button[lang="${other}"]`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await page.getByRole('banner').locator(`button[lang="${language}"]`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await settled(page);
  const readAuth = () =>
    page.evaluate(() => JSON.parse(JSON.parse(localStorage.getItem('persist:root') ?? '{}').auth ?? '{}'));
  await expect.poll(async () => (await readAuth()).context?.token ?? '').not.toBe('');
  const { token } = (await readAuth()).context;

  await page.setViewportSize({ width: 360, height: 740 });
  const report = page.getByRole('contentinfo').getByRole('button', { name: messages('report_problem') });
  await report.click();
  const dialog = page.getByRole('dialog', { name: messages('report_problem') });
  await expect(dialog).toContainText(messages('report_never'));
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(report).toBeFocused();
  await report.click();
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: messages('report_save') }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^sg-network-recording-\d{4}-\d\d-\d\d\.json$/);
  const file = info.outputPath('recording.json');
  await download.saveAs(file);

  const text = readFileSync(file, 'utf8');
  const recording = JSON.parse(text);
  expect(recording).toMatchObject({ format: 1, language, address: '/account-view' });
  expect(recording.states).toMatchObject({ auth: 'succeeded', profileDraft: { editing: 'typing' } });
  expect(recording.build).toMatch(/^[0-9a-f]{12}$/);
  expect(text).toContain('Qurayyat');
  expect(token.length).toBeGreaterThan(10);
  for (const hidden of [wrongPassword, demoCandidate.password, token]) expect(text.includes(hidden)).toBe(false);

  const output = execFileSync(process.execPath, ['scripts/replay.mjs', '--quiet', file], { encoding: 'utf8' });
  expect(output).toMatch(/^Same states after \d+ steps/);
});

test('shows a toast when the file cannot be saved', async ({ page, messages, consoleWatch }) => {
  consoleWatch.allow(/.*/);
  await page.addInitScript(() => {
    URL.createObjectURL = () => {
      throw new Error('no files here');
    };
  });
  await page.goto('/login');
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: messages('report_problem') })
    .click();
  const isShown = await recordText(page, messages('toast_report_failed'));
  await page.getByRole('button', { name: messages('report_save') }).click();
  expect(await isShown()).toBe(true);
});
