import { useEffect } from 'react';
import { useHash, useNavigationKey } from '../router.tsx';

/** Scrolls to the section that the address names and moves the focus to its heading, also when it is chosen again. */
export function useFragment(): void {
  const hash = useHash();
  const key = useNavigationKey();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the same section is a new navigation
  useEffect(() => {
    // after the shell has moved the focus to a page that was just opened
    const frame = requestAnimationFrame(() => {
      const section = document.getElementById(hash.slice(1));
      if (!section?.matches('main section')) return;
      section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
      section.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}
