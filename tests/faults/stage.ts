/** The page on which a scene is played: its messages, its controlled clock, and what went wrong on it. */
import type { BrowserContext, ConsoleMessage, Locator, Page } from '@playwright/test';
import { type Language, messagesOf, type Translate } from '../browser/support/messages.ts';
import { openBlank } from '../browser/support/open-blank.ts';
import type { Facts, World } from './world.ts';

export interface Stage {
  readonly page: Page;
  readonly language: Language;
  readonly messages: Translate;
  /** The messages of the other language. */
  readonly otherMessages: Translate;
  readonly facts: Facts;
  readonly main: Locator;
  readonly banner: Locator;
  readonly dialog: Locator;
  /** Milliseconds that a state may take to appear. */
  readonly patience: number;
  /** Exceptions, rejected promises without a handler, and errors in the console that the page itself caused. */
  readonly errors: readonly string[];
  /** Leaves the page, or closes it when it is an own one. */
  close(): Promise<void>;
}

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'ar' : 'en');

const catalogues = { en: messagesOf('en'), ar: messagesOf('ar') };

interface StageOptions {
  readonly context: BrowserContext;
  readonly world: World;
  readonly language: Language;
  readonly patience: number;
  /** What `localStorage` has before the first page is opened. */
  readonly stored: Readonly<Record<string, string>>;
  readonly isOwnPage: boolean;
}

/**
 * Opens a stage on the first page of a browser context, which is warm when a cell was played on it before; or on a page
 * of its own, which can have init scripts. Replaces the storage.
 */
export async function openStage({
  context,
  world,
  language,
  patience,
  stored,
  isOwnPage,
}: StageOptions): Promise<Stage> {
  const page = (isOwnPage ? null : context.pages()[0]) ?? (await context.newPage());
  page.setDefaultTimeout(0); // a cell sets its own
  if (page.url() === 'about:blank') await openBlank(page, world.baseURL);
  await context.clearCookies();
  await page.evaluate(seedStorage, stored);
  const errors: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error' && !isOfBrowser(message.text())) errors.push(message.text());
  };
  const onError = (error: Error) => void errors.push(String(error));
  page.on('console', onConsole);
  page.on('pageerror', onError);
  await page.clock.install();
  return {
    page,
    language,
    messages: catalogues[language],
    otherMessages: catalogues[otherLanguage(language)],
    facts: world.facts,
    main: page.getByRole('main'),
    banner: page.getByRole('banner'),
    dialog: page.getByRole('dialog'),
    patience,
    errors,
    close: async () => {
      if (isOwnPage) return page.close();
      page.off('console', onConsole);
      page.off('pageerror', onError);
      await openBlank(page, world.baseURL);
    },
  };
}

/** Runs in the page. */
function seedStorage(stored: Readonly<Record<string, string>>): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
}

/** The browser reports failed requests by itself; section 8 logs an exception of the subscribe call. */
const isOfBrowser = (text: string): boolean =>
  /^Failed to load resource|blocked by CORS policy|^CallError\b|net::ERR_/.test(text);
