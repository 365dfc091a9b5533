/** What a path is played on: a page of the inspectable build, its server, and what its actors say of themselves. */
import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type Language, messagesOf, type Translate } from '../../browser/support/messages.ts';
import { demoCandidate, signIn } from '../../browser/support/sign-in.ts';
import { slicesOf } from '../../browser/support/slices.ts';
import type { Options } from '../../browser/support/test.ts';
import { type HeldServer, heldServer } from './held-server.ts';
import { type WatchedActors, watchActors } from './watched-actors.ts';

export interface Stage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** The language of the run, and the catalogue's words in it. */
  readonly language: Language;
  readonly words: Translate;
  readonly server: HeldServer;
  readonly actors: WatchedActors;
  /** Opens a page of the product in a browser that kept this, and waits until the actors can be heard. */
  open(path: string, kept?: PersistedState): Promise<void>;
  /** A token of the candidate that a fresh database holds. */
  token(): Promise<string>;
  /** What was said as an error, or thrown past everybody. */
  said(): readonly string[];
}

/** What a closed tab has left behind. */
interface PersistedState {
  readonly language?: Language;
  /** Signed in with it. */
  readonly token?: string;
  readonly slices?: Readonly<Record<string, string>>;
}

interface Features {
  /** One page for many paths: its cache is warm. */
  room: { shared: Promise<Room> | null };
}

interface Fixtures {
  stageWith: (options: { isClockHeld: boolean }) => Promise<Stage>;
}

interface Room {
  readonly page: Page;
  readonly server: HeldServer;
  readonly actors: WatchedActors;
  readonly said: string[];
  token: Promise<string> | null;
}

export const test = base.extend<Options & Fixtures, Features>({
  language: ['en', { option: true }],
  room: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs off this pattern
    async ({}, use) => {
      const room: Features['room'] = { shared: null };
      await use(room);
      await (await room.shared)?.page.context().close();
    },
    { scope: 'worker' },
  ],
  stageWith: async ({ browser, language, room }, use) => {
    let own: Room | null = null;
    await use(async ({ isClockHeld }) => {
      if (isClockHeld) own = await loadFeatures(browser, true);
      else room.shared ??= loadFeatures(browser, false);
      const here = own ?? (await room.shared);
      if (!here) throw new Error('A path is played in a room');
      return stageIn(here, language);
    });
    await (own as Room | null)?.page.context().close(); // assigned inside
  },
});

async function loadFeatures(browser: Browser, isClockHeld: boolean): Promise<Room> {
  const context = await browser.newContext();
  const page = await context.newPage();
  if (isClockHeld) await page.clock.install();
  await context.route('**/a-blank-page', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  const said: string[] = [];
  context.on('console', (message) => {
    // what the browser says of a refused call is what the path wants
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) said.push(message.text());
  });
  context.on('weberror', (thrown) => said.push(String(thrown.error())));
  return { page, server: heldServer(context), actors: await watchActors(page), said, token: null };
}

async function stageIn(room: Room, language: Language): Promise<Stage> {
  const { page, server, actors, said } = room;
  await server.reset();
  said.length = 0;
  return {
    page,
    context: page.context(),
    language,
    words: messagesOf(language),
    server,
    actors,
    said: () => said,
    token: () => {
      room.token ??= signIn(page.context().request, demoCandidate, language);
      return room.token;
    },
    async open(path, { language: spoken = language, token, slices } = {}) {
      // a log-out with which the path before ended may be about to reload the page
      await page.goto('/a-blank-page').catch(() => page.goto('/a-blank-page'));
      const signedIn = token === undefined ? {} : { token, usr: demoCandidate.usr };
      const root = JSON.stringify({ ...slicesOf({ language: spoken, ...signedIn }), ...slices });
      await page.evaluate(
        ([kept, isSignedIn]) => {
          localStorage.clear();
          sessionStorage.clear();
          localStorage.setItem('persist:root', kept);
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
