/** The page on which a scene is played: its messages, its controlled clock, and what went wrong on it. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { type Language, messagesOf, type Translate } from '../browser/support/messages.ts';
import type { Facts } from './world.ts';

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
  readonly language: Language;
  readonly facts: Facts;
  readonly patience: number;
}

export async function openStage(context: BrowserContext, { language, facts, patience }: StageOptions): Promise<Stage> {
  const errors: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' && !isOfBrowser(message.text())) errors.push(message.text());
  });
  context.on('weberror', (thrown) => errors.push(String(thrown.error())));
  const page = await context.newPage();
  await page.clock.install();
  return {
    page,
    language,
    messages: catalogues[language],
    otherMessages: catalogues[otherLanguage(language)],
    facts,
    main: page.getByRole('main'),
    banner: page.getByRole('banner'),
    dialog: page.getByRole('dialog'),
    patience,
    errors,
  };
}

/** The browser reports failed requests by itself; section 8 logs an exception of the subscribe call. */
const isOfBrowser = (text: string): boolean =>
  /^Failed to load resource|blocked by CORS policy|^CallError\b|net::ERR_/.test(text);
