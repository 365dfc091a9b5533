/** The report of the flows is usable as a page: by keyboard, in both themes, on paper and on a narrow screen. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page, TestInfo } from '@playwright/test';
import { measureCoverage } from '../../../scripts/flows/coverage.mjs';
import { toManualTests } from '../../../scripts/flows/manual-tests.mjs';
import { toPage } from '../../../scripts/flows/report-page.mjs';
import { drawChart } from '../../../src/inspector/chart-drawing.ts';
import { expectNoAxeFindings } from '../../browser/support/axe.ts';
import { reportedMachine } from '../reported-machine.ts';
import { expect, test } from './stage.ts';

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';

const machines = (['auth', 'logout', 'prompt'] as const).map((id) => {
  const machine = reportedMachine(id);
  return {
    ...machine,
    taken: machine.chart.transitions.map((each) => each.id),
    missing: [],
    unvisited: [],
    problems: [],
  };
});
const charts = machines.map(({ chart }) => chart);

const untaken = {
  first: 'auth.failed: auth.cancel → auth.idle',
  second: 'auth.pending: auth.cancel → auth.idle',
  reason: 'auth.pending is not active',
  isImpossible: true,
};
const pairs = { auth: { machine: 'auth', allowed: 2, taken: 1, untaken: [untaken], violations: [] } };

/** Opens a report of three machines, of which one path has a picture, and one has a pair that was not taken. */
async function openReport(page: Page, info: TestInfo): Promise<void> {
  const [auth] = machines;
  const [first] = auth?.paths ?? [];
  if (!auth || !first) throw new Error('The login has a path');
  const picture = {
    sequence: first.sequence,
    start: first.start,
    takes: first.steps[0]?.takes ?? [],
    file: 'first.png',
  };
  const run = { machine: 'auth', language: 'en', path: first.id, taken: auth.taken, passed: true, pictures: [picture] };
  const coverage = measureCoverage(charts, { machines }, { runs: [run], unreachable: [] });
  const descriptions = new Map(machines.map(({ id }) => [id, `The machine ${id}`]));
  const file = info.outputPath('report', 'index.html');
  mkdirSync(`${dirname(file)}/pictures`, { recursive: true });
  writeFileSync(`${dirname(file)}/pictures/first.png`, onePixel, 'base64');
  const manualTests = new Map(
    machines.flatMap((machine) => toManualTests(machine, 'en')).map((manual) => [manual.id, manual]),
  );
  const facts = { draw: drawChart, descriptions, date: '2026-11-22', manualTests, pairs };
  writeFileSync(file, await toPage(coverage, facts));
  await page.goto(pathToFileURL(file).href);
}

const machineLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Machines' }).getByRole('link', { name });

test('the report is usable by keyboard alone', async ({ page }, info) => {
  await openReport(page, info);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await expect(search).toBeFocused();
  await page.keyboard.type('no such step');
  await expect(page.getByText('No results.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('subscribe form');
  await expect(page.getByRole('heading', { level: 2, name: 'prompt' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'auth' })).toBeHidden();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');

  await machineLink(page, 'auth').press('Enter');
  await expect(machineLink(page, 'auth')).toHaveAttribute('aria-current', 'page');
  const path = page.locator('[data-section="auth"] .paths > li').first();
  await path.locator('summary').press('Enter');
  await expect(path.locator('.steps')).toBeVisible();
  await path.getByRole('button', { name: /as a test case$/ }).press('Enter');
  await expect(page.getByRole('status')).toHaveText(/was copied as a test case\.$/);
  await path.getByRole('link', { name: /^Picture of the last step/ }).press('Enter');
  await expect(page).toHaveURL(/\/pictures\/first\.png$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'auth' })).toBeVisible();
});

test('a path is found by what is seen after a step, and by the data of a step', async ({ page }, info) => {
  await openReport(page, info);
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('the dialog asks whether to sign up');
  await expect(page.getByRole('heading', { level: 2, name: 'prompt' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'auth' })).toBeHidden();
  await search.fill('method=user_signin');
  await expect(page.getByRole('heading', { level: 2, name: 'auth' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'prompt' })).toBeHidden();
});

test('axe finds nothing in the report, in either theme', async ({ page }, info) => {
  await openReport(page, info);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await machineLink(page, 'All machines').click();
    const list = page.locator('.pairs details');
    await list.evaluate((details) => details.setAttribute('open', ''));
    await expectNoAxeFindings(page);
    await machineLink(page, 'auth').click();
    const steps = page.locator('[data-section="auth"] details').first();
    await steps.evaluate((details) => details.setAttribute('open', ''));
    await expectNoAxeFindings(page);
  }
});

test('the printed report has the steps of every path and no controls', async ({ page }, info) => {
  await openReport(page, info);
  await machineLink(page, 'prompt').click();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const section = page.locator('[data-section="prompt"]');
  const paths = section.locator('.paths > li');
  await expect(paths.locator('.steps:visible')).toHaveCount(await paths.count());
  await expect(section.getByRole('button', { name: /as a test case$/ })).toHaveCount(0);
  await expect(page.getByRole('search')).toBeHidden();
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
});

test('no view of the report is wider than a screen of 360 pixels', async ({ page }, info) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openReport(page, info);
  for (const name of ['All machines', ...machines.map(({ id }) => id)]) {
    await machineLink(page, name).click();
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(360);
  }
});
