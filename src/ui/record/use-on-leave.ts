import { useEffect, useRef } from 'react';

/**
 * Runs a function after a part of the page was removed. In development React removes and adds each part once, which does
 * not count.
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
