import { useSyncExternalStore } from 'react';
import { serverNow } from '../../services/contract/server-time.ts';

/** The time in ms by the server's clock, updated once a minute, for the time left until a deadline. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, readMinute);
}

/** How often the time on a page changes, in milliseconds. */
export const interval = 60_000;
/** How soon a clock that was found to be wrong is corrected, in milliseconds. */
export const checkInterval = 5_000;
let minute = serverNow();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** Without a listener, nothing has updated the time; and a reply can show that the device's clock is wrong. */
function readMinute(): number {
  const now = serverNow();
  if (Math.abs(now - minute) >= interval) minute = now;
  return minute;
}

function subscribe(onChange: () => void): () => void {
  if (listeners.size === 0) timer = setInterval(update, checkInterval);
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** Each reads the minute, and renders only if it has changed. */
function update(): void {
  for (const onChange of listeners) onChange();
}
