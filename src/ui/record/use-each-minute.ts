import { useEffect } from 'react';
import { serverNow } from '../../services/contract/server-time.ts';
import { checkInterval, interval } from './use-minute.ts';

/**
 * Runs a function each minute, and soon after the device's clock was found to be wrong, for what changes less often than
 * the time on the page: unlike `useMinute`, it renders nothing by itself.
 *
 * @param run begins the minute again when it is another function
 */
export function useEachMinute(run: () => void): void {
  useEffect(() => {
    let last = serverNow();
    const timer = setInterval(() => {
      const now = serverNow();
      if (Math.abs(now - last) < interval) return;
      last = now;
      run();
    }, checkInterval);
    return () => clearInterval(timer);
  }, [run]);
}
