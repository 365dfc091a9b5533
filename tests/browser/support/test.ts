/** The fixtures of every browser test: the language, its messages, a signed-in candidate, and a check of the console. */

import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { lengthenDeadlines } from '../../../scripts/long-deadlines.mjs';
import { claimRequest } from './claim-request.ts';
import { closeContext } from './close-context.ts';
import { type ConsoleWatch, watchConsole } from './console-watch.ts';
import { keepIntercepting } from './keep-intercepting.ts';
import { type Language, messagesOf, type Translate } from './messages.ts';
import { followRequests } from './settled.ts';
import { type Credentials, demoCandidate, isSessionOpen, signIn } from './sign-in.ts';
import { slicesOf } from './slices.ts';
import { slowPages } from './slow-pages.ts';
import { seedStorage } from './storage.ts';
import { openWarmPage, type WarmPage } from './warm-page.ts';

export { expect };

export interface Options {
  /** The persisted language, in which the page opens. */
  language: Language;
  /** Whether the test has a context of its own, in which no file of the page is cached. */
  isCold: boolean;
}

interface Fixtures {
  /** The messages of the catalogue in this language. */
  messages: Translate;
  /** Signs in without the login page, before the first page is opened. */
  asCandidate: (who?: Credentials) => Promise<void>;
  /** An access token of the demo candidate. */
  demoToken: () => Promise<string>;
  /** The path of a request that the demo candidate can answer, and that no other test changes. */
  ownRequest: string;
  /** Fails the test when the console has an error that was not allowed. */
  consoleWatch: ConsoleWatch;
}

interface WorkerFixtures {
  warm: { page: WarmPage | null };
  /** The session of the latest tests. */
  latest: { token: string; uses: number };
}

/**
 * A sign-in hashes a password, which is a tenth of a test's work. An account has twenty sessions at most, so that others
 * can have ended one that many tests use.
 */
const testsPerSession = 4;

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  browser: [slowPages, { scope: 'worker' }],
  language: ['en', { option: true }],
  // a cached file has no delay
  isCold: [process.env.REPLY_DELAYS !== undefined, { option: true }],
  storageState: async ({ language, baseURL }, use) => {
    const localStorage = [{ name: 'persist:root', value: JSON.stringify(slicesOf({ language })) }];
    await use({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] });
  },
  warm: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs off this pattern
    async ({}, use) => {
      const warm: WorkerFixtures['warm'] = { page: null };
      await use(warm);
      if (warm.page) await closeContext(warm.page.page.context());
    },
    { scope: 'worker' },
  ],
  latest: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs off this pattern
    async ({}, use) => use({ token: '', uses: 0 }),
    { scope: 'worker' },
  ],
  demoToken: async ({ request, language, latest }, use) => {
    await use(async () => {
      const isFresh = latest.uses % testsPerSession !== 0 && (await isSessionOpen(request, latest.token));
      if (!isFresh) Object.assign(latest, { token: await signIn(request, demoCandidate, language), uses: 0 });
      latest.uses += 1;
      return latest.token;
    });
  },
  context: async ({ browser, warm, language, isCold, serviceWorkers }, use) => {
    // a service worker outlasts its test
    const isOwn = isCold || serviceWorkers === 'allow';
    if (!isOwn && warm.page && !warm.page.isClean()) {
      await closeContext(warm.page.page.context());
      warm.page = null;
    }
    if (!isOwn) warm.page ??= await openWarmPage(browser);
    const context = isOwn ? await browser.newContext() : warm.page?.page.context();
    if (!context) throw new Error('No context is open.');
    if (isOwn) await lengthenDeadlines(context);
    else await warm.page?.reset({ 'persist:root': JSON.stringify(slicesOf({ language })) });
    await use(context);
    if (isOwn) await closeContext(context);
  },
  page: async ({ context, warm }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
    if (page !== warm.page?.page) keepIntercepting(page);
    followRequests(page);
    await use(page);
  },
  messages: async ({ language }, use) => use(messagesOf(language)),
  asCandidate: async ({ page, request, language, demoToken }, use) => {
    await use(async (who = demoCandidate) => {
      const token = who === demoCandidate ? await demoToken() : await signIn(request, who, language);
      await seedStorage(page, {
        LoggedIn: 'true',
        'persist:root': JSON.stringify(slicesOf({ language, token, usr: who.usr })),
      });
    });
  },
  ownRequest: async ({ request, baseURL, demoToken }, use, { project }) => {
    const token = await demoToken();
    const folder = join(project.outputDir, `claims-${new URL(baseURL ?? '').port}`);
    await use(`/job-request-list/${await claimRequest({ request, token, folder })}`);
  },
  consoleWatch: [
    async ({ context }, use) => {
      const watch = watchConsole(context);
      await use(watch);
      expect(watch.unexpected(), 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});
