import type { Navigator, To } from 'react-router-dom';

/**
 * Holds up every step to another page and asks instead. The declarative router has no blocker, so this stands before
 * the two ways in which a step comes: the router's own `push`, and the browser's Back and Forward.
 *
 * @param ask hears of a step that was held up, with the deed that takes it after all
 * @returns how to stop
 */
export function guardHistory(navigator: Navigator, ask: (go: () => void) => void): () => void {
  const { push } = navigator;
  const page = location.pathname;
  let place = placeIn(history.state);
  let isComingBack = false;

  navigator.push = (to, state, options) => {
    const go = () => push.call(navigator, to, state, options);
    if (pathOf(to) !== page) return ask(go);
    go();
    place = placeIn(history.state);
  };

  const onPop = (event: PopStateEvent) => {
    const steps = placeIn(event.state) - place;
    if (!isComingBack && (location.pathname === page || steps === 0)) {
      place += steps;
      return;
    }
    // the browser has gone there already: the router must not hear of it, and the address comes back
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

/** Where in the tab's history an entry stands, which the router writes into each. */
const placeIn = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? 0;
