/** The page on which a scene is played: its messages, its controlled clock, and what went wrong on it. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { type Language, messagesOf, type Translate } from '../browser/support/messages.ts';
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
}

/** Opens a page in a browser context, the storage of which it replaces; the caller closes the page. */
export async function openStage({ context, world, language, patience, stored }: StageOptions): Promise<Stage> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOfBrowser(message.text())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  await context.clearCookies();
  await page.addInitScript(seedStorage, stored);
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
  };
}

/** Runs in the page: replaces storage once in each tab, so that a reload finds what the product left there. */
function seedStorage(stored: Readonly<Record<string, string>>): void {
  if (location.protocol === 'about:' || 'isSeeded' in sessionStorage) return;
  sessionStorage.setItem('isSeeded', '');
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
}

/** The browser reports failed requests by itself; section 8 logs an exception of the subscribe call. */
const isOfBrowser = (text: string): boolean =>
  /^Failed to load resource|blocked by CORS policy|^CallError\b|net::ERR_/.test(text);
