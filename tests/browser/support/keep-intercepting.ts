import type { Page } from '@playwright/test';
import { before } from './before-calls.ts';

/**
 * Intercepts the requests of a page's context from its first route until all routes of the context are removed.
 * Playwright would stop when a route of the page is removed, or was used for the last time. Chromium can lose requests
 * meanwhile, and the page then waits for ever: one of 150 log-outs did.
 */
export function keepIntercepting(page: Page): void {
  const context = page.context();
  const addRoute = context.route.bind(context);
  let isKept = false;
  const keep = () => {
    if (!isKept) addRoute(neverRequested, (route) => route.fallback()).catch(() => undefined);
    isKept = true;
  };
  before(page, ['route'], keep);
  before(context, ['route'], keep);
  before(context, ['unrouteAll'], () => {
    isKept = false;
  });
}

const neverRequested = 'http://never.invalid/';
