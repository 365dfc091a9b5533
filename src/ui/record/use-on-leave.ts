import { useEffect, useRef } from 'react';

/**
 * Runs a function after a part of the page was removed. It does not run when React removes the part and adds it again at
 * once, as it does in development.
 *
 * @param onLeave the same function in every render
 */
export function useOnLeave(onLeave: () => void): void {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      queueMicrotask(() => {
        if (!isShown.current) onLeave();
      });
    };
  }, [onLeave]);
}
