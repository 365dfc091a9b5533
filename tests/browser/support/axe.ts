import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Expects that axe-core finds nothing on the page, with all rules or only those given. */
export async function expectNoAxeFindings(page: Page, rules?: string[]): Promise<void> {
  // elements that are still fading in do not have their final colours
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  expect(page.frames(), 'axe-core looks into the main frame only').toHaveLength(1);
  const findings = await page.evaluate(findViolations, rules);
  expect(findings).toEqual([]);
}

/** Runs in the page. */
async function findViolations(rules: string[] | undefined) {
  const { axe: inPage } = window as unknown as { axe: typeof axe }; // the script above defines it
  const { violations } = await inPage.run(document, {
    resultTypes: ['violations'],
    preload: false, // none of these rules reads the style sheets, which axe-core would request again
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  });
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    elements: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
}
