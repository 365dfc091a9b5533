import type { Navigator, To } from 'react-router-dom';

/**
 * Blocks every navigation to another page and asks for confirmation. The declarative router has no blocker, so this
 * intercepts the router's `push` and the browser's Back and Forward.
 *
 * @param ask receives the callback that performs the blocked navigation
 * @returns a function that removes the guard
 */
export function guardHistory(navigator: Navigator, ask: (go: () => void) => void): () => void {
  const { push } = navigator;
  const page = location.pathname;
  let index = indexOf(history.state);
  let isComingBack = false;

  navigator.push = (to, state, options) => {
    const go = () => push.call(navigator, to, state, options);
    if (pathOf(to) !== page) return ask(go);
    go();
    index = indexOf(history.state);
  };

  const onPop = (event: PopStateEvent) => {
    const steps = indexOf(event.state) - index;
    if (!isComingBack && (location.pathname === page || steps === 0)) {
      index += steps;
      return;
    }
    // the address has already changed: keep the event from the router and go back
    event.stopImmediatePropagation();
    isComingBack = !isComingBack;
    if (!isComingBack) return;
    history.go(-steps);
    ask(() => history.go(steps));
  };
  addEventListener('popstate', onPop, { capture: true });

  return () => {
    navigator.push = push;
    removeEventListener('popstate', onPop, { capture: true });
  };
}

function pathOf(to: To): string {
  const path = typeof to === 'string' ? to.replace(/[?#].*/, '') : to.pathname;
  return path || location.pathname;
}

/** The index of an entry in the tab's history, which the router writes into each entry. */
const indexOf = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? 0;
