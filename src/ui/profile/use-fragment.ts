import { useEffect } from 'react';

/** Scrolls to the section in the fragment of the address, and focuses it, once the sections are on the page. */
export function useFragment(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return;
    // after the shell has scrolled a new page to its start
    const frame = requestAnimationFrame(() => {
      const target = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null;
      target?.scrollIntoView();
      target?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isReady]);
}
