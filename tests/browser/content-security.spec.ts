/** Checks that the pages work under their Content-Security-Policy, and that the policy stops what it must stop. */
import type { Page } from '@playwright/test';
import { openSettled, settled } from './support/settled.ts';
import { recordText } from './support/shown-text.ts';
import { expect, test } from './support/test.ts';

/** Collects the violations of the policy on every page. */
async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) => {
      const { reportViolation } = window as unknown as { reportViolation(text: string): void }; // exposed above
      reportViolation([effectiveDirective, blockedURI, sample, sourceFile].join(' '));
    });
  });
  return async () => {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    return violations;
  };
}

const visitorPages = ['/', '/login', '/wizard-master'];
const candidatePages = ['/account-view', '/job-request-list', '/contract', '/invoice', '/account'];

test('the pages of a visitor violate no policy', async ({ page, messages }) => {
  const violations = await watchViolations(page);
  for (const path of visitorPages) await openSettled(page, path);
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: messages('signup') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: messages('later') })
    .click();
  // a toast that is due while the code of the toasts is still loading is shown without it
  await expect(page.locator('.Toastify')).toBeAttached();
  // a toast of three seconds can be over before the test looks
  const isToastShown = await recordText(page, messages('toast_added_subscribe_success'));
  const position = page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver(() => {
          const container = document.querySelector('.Toastify__toast-container');
          const { position } = container ? getComputedStyle(container) : { position: '' };
          if (position === 'fixed') resolve(position);
        }).observe(document, { childList: true, subtree: true, attributes: true });
      }),
  );
  await page.getByRole('dialog').getByLabel(messages('email')).fill(`csp-${Date.now()}@example.com`);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: messages('next') })
    .click();
  expect(await isToastShown()).toBe(true);
  expect(await position).toBe('fixed');
  expect(await violations()).toEqual([]);
});

test('the pages of a candidate violate no policy', async ({ page, asCandidate }) => {
  await asCandidate();
  const violations = await watchViolations(page);
  for (const path of candidatePages) await openSettled(page, path);
  await page.goto('/job-request-list');
  await page.getByRole('main').getByRole('link').first().click();
  await settled(page);
  expect(await violations()).toEqual([]);
});

test('an injected script, style, address or frame has no effect', async ({ page, consoleWatch }) => {
  consoleWatch.allow(/./); // each attempt is reported
  const violations = await watchViolations(page);
  await openSettled(page, '/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('window.injected = "inline"');
    document.body.append(script);
    const style = document.createElement('style');
    style.append('html { --injected: style }');
    document.head.append(style);
    const image = new Image();
    image.src = 'https://elsewhere.example/a.png';
  });
  const attempts = await page.evaluate(() => {
    const fails = (action: () => unknown): boolean => {
      try {
        action();
        return false;
      } catch {
        return true;
      }
    };
    const element = document.createElement('div');
    const other = document.createElement('script');
    return {
      handler: fails(() => document.body.setAttribute('onclick', 'window.injected = "handler"')),
      markup: fails(() => {
        element.innerHTML = '<b>markup</b>';
      }),
      address: fails(() => {
        other.src = 'https://elsewhere.example/a.js';
      }),
      ownOtherFile: fails(() => {
        other.src = '/api/page-view';
      }),
      policy: fails(
        () =>
          (
            window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
          ).trustedTypes.createPolicy('own', {}), // Chromium has it
      ),
    };
  });
  expect(attempts).toEqual({
    handler: true,
    markup: true,
    address: true,
    ownOtherFile: true,
    policy: true,
  });
  await expect(page.evaluate(() => fetch('https://elsewhere.example/'))).rejects.toThrow('Failed to fetch');
  expect(await page.evaluate(() => (window as { injected?: string }).injected)).toBeUndefined();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--injected'))).toBe('');
  const directives = new Set((await violations()).map((text) => text.split(' ')[0]));
  for (const directive of ['style-src-elem', 'img-src', 'connect-src', 'require-trusted-types-for'])
    expect(directives).toContain(directive);
});
