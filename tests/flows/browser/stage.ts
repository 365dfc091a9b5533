/** The environment of a path: a page of the build with the inspector, its server, and the transitions of its actors. */
import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { lengthenDeadlines } from '../../../scripts/long-deadlines.mjs';
import { type Language, messagesOf, type Translate } from '../../browser/support/messages.ts';
import { leaveFor } from '../../browser/support/open-blank.ts';
import { demoCandidate, signIn } from '../../browser/support/sign-in.ts';
import { slicesOf } from '../../browser/support/slices.ts';
import { slowPages } from '../../browser/support/slow-pages.ts';
import type { Options } from '../../browser/support/test.ts';
import { blankPath, type HeldServer, heldServer } from './held-server.ts';
import { type WatchedActors, watchActors } from './watched-actors.ts';

export interface Stage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** The language of the run, and its messages. */
  readonly language: Language;
  readonly messages: Translate;
  readonly server: HeldServer;
  readonly actors: WatchedActors;
  /** Opens a page of the product with this storage, and waits until the inspector is attached. */
  open(path: string, stored?: PersistedState): Promise<void>;
  /** An access token of the demo candidate. */
  token(): Promise<string>;
  /** Console errors and uncaught exceptions. */
  errors(): readonly string[];
}

/** The state that an earlier visit stored. */
interface PersistedState {
  readonly language?: Language;
  /** The access token of a signed-in candidate. */
  readonly token?: string;
  readonly slices?: Readonly<Record<string, string>>;
}

interface WorkerFixtures {
  /** One page for many paths, so that its cache is warm. */
  shared: { page: Promise<StagePage> | null };
}

interface Fixtures {
  stageWith: (options: { isClockHeld: boolean }) => Promise<Stage>;
}

interface StagePage {
  readonly page: Page;
  readonly server: HeldServer;
  readonly actors: WatchedActors;
  readonly errors: string[];
  token: Promise<string> | null;
}

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  browser: [slowPages, { scope: 'worker' }],
  language: ['en', { option: true }],
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs off this pattern
    async ({}, use) => {
      const shared: WorkerFixtures['shared'] = { page: null };
      await use(shared);
      await (await shared.page)?.page.context().close();
    },
    { scope: 'worker' },
  ],
  stageWith: async ({ browser, language, shared }, use) => {
    let own: StagePage | null = null;
    await use(async ({ isClockHeld }) => {
      if (isClockHeld) own = await openStagePage(browser, true);
      else shared.page ??= openStagePage(browser, false);
      const here = own ?? (await shared.page);
      if (!here) throw new Error('No page is open');
      return stageIn(here, language);
    });
    await (own as StagePage | null)?.page.context().close(); // assigned inside
  },
});

async function openStagePage(browser: Browser, isClockHeld: boolean): Promise<StagePage> {
  const context = await browser.newContext();
  await lengthenDeadlines(context);
  const page = await context.newPage();
  if (isClockHeld) await page.clock.install();
  const server = heldServer();
  await server.attach(page);
  const errors: string[] = [];
  context.on('console', (message) => {
    // the browser also logs the failed calls that a path intends
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text());
  });
  context.on('weberror', (thrown) => errors.push(String(thrown.error())));
  return { page, server, actors: await watchActors(page), errors, token: null };
}

async function stageIn(stagePage: StagePage, language: Language): Promise<Stage> {
  const { page, server, actors, errors } = stagePage;
  server.reset();
  errors.length = 0;
  return {
    page,
    context: page.context(),
    language,
    messages: messagesOf(language),
    server,
    actors,
    errors: () => errors,
    token: () => {
      stagePage.token ??= signIn(page.context().request, demoCandidate, language);
      return stagePage.token;
    },
    async open(path, { language: stored = language, token, slices } = {}) {
      await leaveFor(page, blankPath);
      await page.context().setOffline(false); // the path before may have lost the network; its page would read again
      const signedIn = token === undefined ? {} : { token, usr: demoCandidate.usr };
      const root = JSON.stringify({ ...slicesOf({ language: stored, ...signedIn }), ...slices });
      await page.evaluate(
        ([state, isSignedIn]) => {
          localStorage.clear();
          sessionStorage.clear();
          localStorage.setItem('persist:root', state);
          if (isSignedIn) localStorage.setItem('LoggedIn', 'true');
          sessionStorage.setItem('inspect', 'local');
        },
        [root, token !== undefined] as const,
      );
      actors.detach();
      await page.goto(path, { waitUntil: 'commit' });
      await actors.attached();
    },
  };
}

export { expect };
