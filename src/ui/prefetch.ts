/**
 * Whether code may be loaded before it is needed: not offline, and not when the user asked the browser to save data.
 */
export function canPrefetch(): boolean {
  const { connection, onLine }: Navigator & { connection?: { saveData?: boolean } } = navigator; // Chromium has `connection`
  return onLine && connection?.saveData !== true;
}

/**
 * Calls `prefetch` with the path of each link of this site that the user points at, focuses or touches. Returns a
 * function that stops it.
 */
export function watchLinks(prefetch: (path: string) => void): () => void {
  const onPoint = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === location.origin && canPrefetch()) prefetch(link.pathname);
  };
  for (const type of events) document.addEventListener(type, onPoint, { passive: true });
  return () => {
    for (const type of events) document.removeEventListener(type, onPoint);
  };
}

const events = ['pointerover', 'focusin', 'touchstart'] as const;
