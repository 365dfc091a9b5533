import { useSyncExternalStore } from 'react';

/** The current time in ms, updated once a minute, for the time left until a deadline. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, readMinute);
}

const interval = 60_000;
let minute = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** Without a listener, nothing has updated the time. */
function readMinute(): number {
  const now = Date.now();
  if (listeners.size === 0 && Math.abs(now - minute) >= interval) minute = now;
  return minute;
}

function subscribe(onChange: () => void): () => void {
  if (listeners.size === 0) {
    minute = Date.now();
    timer = setInterval(update, interval);
  }
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) clearInterval(timer);
  };
}

function update(): void {
  minute = Date.now();
  for (const onChange of listeners) onChange();
}
