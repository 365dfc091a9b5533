/** The fixtures of every browser test: the language, its messages, a signed-in candidate, and a check of the console. */
import { test as base, expect } from '@playwright/test';
import { type ConsoleWatch, watchConsole } from './console-watch.ts';
import { type Language, messagesOf, type Translate } from './messages.ts';
import { type Credentials, demoCandidate, seedStorage, signIn } from './sign-in.ts';
import { slicesOf } from './slices.ts';

export { expect };

export interface Options {
  /** The persisted language, in which the page opens. */
  language: Language;
}

interface Fixtures {
  /** The messages of the catalogue in this language. */
  messages: Translate;
  /** Signs in without the login page, before the first page is opened. */
  asCandidate: (who?: Credentials) => Promise<void>;
  /** Fails the test when the console has an error that was not allowed. */
  consoleWatch: ConsoleWatch;
}

export const test = base.extend<Options & Fixtures>({
  language: ['en', { option: true }],
  storageState: async ({ language, baseURL }, use) => {
    const localStorage = [{ name: 'persist:root', value: JSON.stringify(slicesOf({ language })) }];
    await use({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] });
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
      expect(watch.unexpected(), 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});
