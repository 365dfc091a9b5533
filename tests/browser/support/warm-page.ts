/** One page for the tests of a worker: a page with warm caches loads in a third of the time that a new one takes. */
import type { Browser, BrowserContext, Disposable, Page } from '@playwright/test';
import { lengthenDeadlines } from '../../../scripts/long-deadlines.mjs';
import { before } from './before-calls.ts';
import { keepIntercepting } from './keep-intercepting.ts';
import { leaveFor, openBlank } from './open-blank.ts';
import { seedStorage } from './storage.ts';

export interface WarmPage {
  readonly page: Page;
  /** Whether everything that the test did to the page could be undone. */
  readonly isClean: () => boolean;
  /** Undoes what a test did, and stores `items`. */
  readonly reset: (items: Readonly<Record<string, string>>) => Promise<void>;
}

/** Opens a page in a context of its own, with the options of the configuration. */
export async function openWarmPage(browser: Browser): Promise<WarmPage> {
  const context = await browser.newContext();
  await lengthenDeadlines(context);
  const page = await context.newPage();
  keepIntercepting(page);
  let isClean = true;
  const soil = () => {
    isClean = false;
  };
  before(context, ['grantPermissions', 'newCDPSession'], soil);
  before(page.clock, ['install', 'setFixedTime', 'setSystemTime', 'pauseAt'], soil);
  const added: Promise<Disposable>[] = [];
  for (const target of [context, page])
    collectResults(target, ['addInitScript', 'exposeBinding', 'exposeFunction'], added);
  let isConnected = true;
  const disconnect = () => {
    isConnected = false;
  };
  before(context, ['route', 'setOffline'], disconnect);
  before(page, ['route'], disconnect);
  return {
    page,
    isClean: () => isClean && !page.isClosed(),
    reset: async (items) => {
      // first, because a script can break the storage of the blank page too
      for (const each of added.splice(0)) await (await each).dispose();
      // ends the product, before its requests reach the server again
      await (isConnected ? openBlank(page) : leaveFor(page, 'about:blank'));
      await resetPage(page);
      isConnected = true;
      await seedStorage(page, items);
    },
  };
}

/** The methods that add something to every document that is opened afterwards. */
type AddingMethod = 'addInitScript' | 'exposeBinding' | 'exposeFunction';

async function resetPage(page: Page): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const name of contextEvents) context.removeAllListeners(name);
  for (const name of pageEvents) page.removeAllListeners(name);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearCookies();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null });
  page.setDefaultTimeout(0);
  page.setDefaultNavigationTimeout(0);
}

const contextEvents = [
  'console',
  'dialog',
  'page',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'weberror',
];
const pageEvents = [
  ...['console', 'dialog', 'domcontentloaded', 'download', 'filechooser', 'framenavigated', 'load', 'pageerror'],
  ...['popup', 'request', 'requestfailed', 'requestfinished', 'response', 'websocket'],
];

/** Adds what these methods return to `results`. */
function collectResults(
  target: BrowserContext | Page,
  methods: readonly AddingMethod[],
  results: Promise<Disposable>[],
) {
  for (const method of methods) {
    const original = target[method] as (...args: unknown[]) => Promise<Disposable>; // the common part of the overloads
    Object.assign(target, {
      [method]: (...args: unknown[]) => {
        const result = original.apply(target, args);
        results.push(result);
        return result;
      },
    });
  }
}
