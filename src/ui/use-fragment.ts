import { useEffect } from 'react';
import { useHash, useNavigationKey } from './router.tsx';

/**
 * Scrolls to the section that the address names, and moves the focus to its heading, also when it is chosen again.
 *
 * @param isReady whether the sections are on the page
 */
export function useFragment(isReady = true): void {
  const hash = useHash();
  const key = useNavigationKey();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the same section is a new navigation
  useEffect(() => {
    if (!isReady) return;
    // after the shell has moved the focus to a page that was just opened
    const frame = requestAnimationFrame(() => {
      const target = document.getElementById(hash.slice(1));
      if (!target?.matches('section, h2')) return;
      const heading = target.matches('h2') ? target : target.querySelector<HTMLElement>('h2');
      heading?.focus({ preventScroll: true });
      target.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key, isReady]);
}
