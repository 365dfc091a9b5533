import { useEffect } from 'react';

/**
 * Runs a function each minute, for what changes less often than the time on the page: unlike `useMinute`, it renders
 * nothing by itself.
 *
 * @param run begins the minute again when it is another function
 */
export function useEachMinute(run: () => void): void {
  useEffect(() => {
    const timer = setInterval(run, 60_000);
    return () => clearInterval(timer);
  }, [run]);
}
