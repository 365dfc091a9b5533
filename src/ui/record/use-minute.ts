import { useSyncExternalStore } from 'react';

/** The current time in ms, updated once a minute, for the time left until a deadline. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, () => minute);
}

const interval = 60_000;
let minute = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

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
