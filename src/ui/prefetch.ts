/**
 * Whether code may be loaded before it is needed: not offline, and not when the user asked the browser to save data.
 */
export function canPrefetch(): boolean {
  const { connection, onLine }: Navigator & { connection?: { saveData?: boolean } } = navigator; // Chromium has `connection`
  return onLine && connection?.saveData !== true;
}

/** Calls `prefetch` with the path of each link of this site that the user points at, focuses or touches. */
export function watchLinks(prefetch: (path: string) => void): void {
  const onPoint = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === location.origin) prefetch(link.pathname);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, onPoint, { passive: true });
  }
}
