/** Numbers the entries of the tab's history, and lets a page with unsaved changes hold a navigation back. */

/** The state of each entry of the history. */
interface HistoryEntry {
  /** The position in the tab's history, which distinguishes Back from Forward. */
  readonly index: number;
  /** What the page that navigated passed on. A reload keeps it, also across versions: check it before use. */
  readonly state: unknown;
}

export interface NavigationOptions {
  /** Replaces the current entry of the history. The default is to replace it if the address does not change. */
  readonly replace?: boolean | undefined;
  /** Stored in the entry, for what must not be in the URL. */
  readonly state?: unknown;
}

type Navigate = (to: string, options: NavigationOptions) => void;
type Ask = (go: () => void) => void;

/** The pages that hold navigation back. The last one asks first. */
const guards: { readonly path: string; readonly ask: Ask }[] = [];
let currentIndex = -1;

/** Navigates with `navigate`, or passes the navigation to the guard of the page. */
export function navigateGuarded(
  navigate: Navigate,
  to: string,
  { replace, state = null }: NavigationOptions = {},
): void {
  const target = new URL(to, location.href);
  const isReplacing = replace ?? target.href === location.href;
  const guard = guards.at(-1);
  if (guard && !isReplacing && target.pathname !== guard.path) {
    guard.ask(() => navigateGuarded(navigate, to, { replace, state }));
    return;
  }
  numberEntry();
  if (!isReplacing) currentIndex += 1;
  navigate(to, { replace: isReplacing, state: { index: currentIndex, state } satisfies HistoryEntry });
}

/**
 * Asks before another page is opened: by a link, in code, or by Back and Forward. Redirects, which replace the entry,
 * and navigation within the page are not held back.
 *
 * @param ask receives the callback that performs the navigation; remove the guard before you call it
 * @returns a function that removes the guard
 */
export function guardNavigation(ask: Ask): () => void {
  const guard = { path: location.pathname, ask };
  guards.push(guard);
  return () => {
    const at = guards.indexOf(guard);
    if (at !== -1) guards.splice(at, 1);
  };
}

/** Handles Back and Forward before the router does. Returns a function that ends this. */
export function watchHistory(): () => void {
  let held: (() => void) | null = null;
  const onPop = (event: PopStateEvent) => {
    const guard = guards.at(-1);
    const steps = (entryOf(event.state)?.index ?? currentIndex + 1) - currentIndex;
    const go = held;
    held = null;
    if (guard && !go && steps !== 0 && location.pathname !== guard.path) {
      // the address has already changed: keep the event from the router, go back, and ask there
      event.stopImmediatePropagation();
      held = () => history.go(steps);
      history.go(-steps);
      return;
    }
    numberEntry();
    if (guard && go) guard.ask(go);
  };
  numberEntry();
  addEventListener('popstate', onPop, { capture: true });
  return () => removeEventListener('popstate', onPop, { capture: true });
}

/** The entry in a value of `history.state`, or `null` for the state of a page that the browser opened. */
export function entryOf(state: unknown): HistoryEntry | null {
  const isEntry = typeof state === 'object' && state !== null && 'index' in state && typeof state.index === 'number';
  return isEntry ? { index: Number(state.index), state: 'state' in state ? state.state : null } : null;
}

/**
 * Numbers the current entry if the browser made it: the first one, and those of links within a page. The router renders
 * the page again for it, so the first entry is numbered before the first render.
 */
export function numberEntry(): void {
  const entry = entryOf(history.state);
  currentIndex = entry?.index ?? currentIndex + 1;
  if (!entry) history.replaceState({ index: currentIndex, state: null } satisfies HistoryEntry, '');
}
