import { useSyncExternalStore } from 'react';

const narrow = '(width < 720px)';

/** Whether the style sheet shows rows as cards. */
export function useIsCards(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(narrow);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(narrow).matches,
  );
}
