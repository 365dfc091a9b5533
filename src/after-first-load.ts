/**
 * What the first load leaves out: loads the code that is likely to be needed next, and runs work when the user returns
 * to the tab, its time zone changes or the focus is lost.
 */
import { i18n } from '@lingui/core';
import { languageOf } from './machines/session.ts';
import { inNextTask, whenIdle, whenReturning } from './services/idle.ts';
import { loadCatalogue } from './services/translations.ts';
import { type AppActor, actorOf } from './ui/actors.tsx';
import { readOldLists } from './ui/list/read-old-lists.ts';
import { followLostFocus } from './ui/lost-focus.ts';
import { paths } from './ui/paths.ts';
import { canPrefetch } from './ui/prefetch.ts';
import { prefetchPage } from './ui/routes.tsx';
import { followTimeZone } from './ui/time-zone.ts';

/** The pages that a visitor, or a logged-in user, is likely to open next. */
const likelyPaths = {
  visitor: [paths.login],
  loggedIn: [paths.overview, paths.jobRequests, paths.profile, paths.contracts, paths.invoices, paths.account],
} as const;

/** A letter in the range of the Arabic font. */
const arabicLetter = '\u0627';

/** What waits until the page has settled. Loads the code of the likely pages, unless the service worker has stored it. */
export function afterSettling(app: AppActor): void {
  // in a task of its own, after the pages that read their lists again at each return
  whenReturning(() => inNextTask(() => readOldLists(app)));
  if (navigator.serviceWorker?.controller) return;
  const { isLoggedIn } = actorOf(app, 'auth').getSnapshot().context;
  for (const path of likelyPaths[isLoggedIn ? 'loggedIn' : 'visitor']) void prefetchPage(path);
}

/**
 * Loads the parts of every page that a user may open, and the messages and the font of the other language. Each waits
 * for a pause, since reading it would make a keystroke more expensive.
 */
export async function prefetchParts(app: AppActor): Promise<void> {
  if (!canPrefetch()) return;
  const other = languageOf(app.system) === 'ar' ? 'en' : 'ar';
  await whenPaused();
  loadCatalogue(other).catch(() => undefined);
  // without it the first Arabic text is drawn in fonts of the system, which the browser looks up for 40 ms on a phone
  if (other === 'ar') document.fonts.load('1em "Alexandria Arabic"', arabicLetter).catch(() => undefined);
  for (const load of parts) {
    await whenPaused();
    await load().catch(() => undefined);
  }
}

const parts: readonly (() => Promise<unknown>)[] = [
  () => import('./ui/shell/toasts.tsx'),
  () => import('./ui/prompt/subscribe-dialog.tsx'),
  () => import('./ui/shell/late-parts.ts'),
  () => import('./machines/feature-implementations.ts'),
];

/** Resolves in an idle moment when no key has been pressed for a second. */
async function whenPaused(): Promise<void> {
  for (;;) {
    const wait = pressedAt + pause - performance.now();
    if (wait <= 0) break;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  await new Promise<void>((resolve) => whenIdle(resolve, pause));
}

/** In milliseconds. */
const pause = 1_000;

// the keys of the interaction that loaded this file were pressed before the listener was added
let pressedAt = performance.now();
addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true, passive: true });

// rarely needed, so they are not part of the first load either
followLostFocus();
followTimeZone(i18n, whenReturning);
