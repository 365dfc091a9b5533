/** What every browser test stands on: a language, its words, a signed-in candidate, and a console that stays silent. */
import { test as base, expect } from '@playwright/test';
import { type ConsoleWatch, watchConsole } from './console-watch.ts';
import { type Language, messagesOf, type Translate } from './messages.ts';
import { type Credentials, demoCandidate, seedStorage, signIn } from './signed-in.ts';
import { slicesOf } from './slices.ts';

export { expect };

export interface Options {
  /** The language that the browser was left in; the page opens in it. */
  language: Language;
}

interface Fixtures {
  /** The catalogue's words in the language of this run. */
  messages: Translate;
  /** Signs in past the login page, so that the next page opened finds a session. */
  asCandidate: (who?: Credentials) => Promise<void>;
  /** Fails the test on anything in the console that it did not expect. */
  consoleWatch: ConsoleWatch;
}

export const test = base.extend<Options & Fixtures>({
  language: ['en', { option: true }],
  storageState: async ({ language, baseURL }, use) => {
    const kept = [{ name: 'persist:root', value: JSON.stringify(slicesOf({ language })) }];
    await use({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage: kept }] });
  },
  messages: async ({ language }, use) => use(messagesOf(language)),
  asCandidate: async ({ page, request, language }, use) => {
    await use(async (who = demoCandidate) => {
      const token = await signIn(request, who, language);
      await seedStorage(page, {
        LoggedIn: 'true',
        'persist:root': JSON.stringify(slicesOf({ language, token, usr: who.usr })),
      });
    });
  },
  consoleWatch: [
    async ({ context }, use) => {
      const watch = watchConsole(context);
      await use(watch);
      expect(watch.unexpected(), 'said in the console').toEqual([]);
    },
    { auto: true },
  ],
});
