import { useSyncExternalStore } from 'react';

/** Whether a media query matches. Style sheets have the same widths in `breakpoints.css`. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
}
