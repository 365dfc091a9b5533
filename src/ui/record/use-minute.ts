import { useSyncExternalStore } from 'react';

/** The time, drawn anew every minute: for what is left until a deadline. */
export function useMinute(): number {
  return useSyncExternalStore(listen, () => minute);
}

const every = 60_000;
let minute = Date.now();
let ticking: ReturnType<typeof setInterval> | undefined;
const heard = new Set<() => void>();

function listen(deed: () => void): () => void {
  if (heard.size === 0) {
    minute = Date.now();
    ticking = setInterval(tick, every);
  }
  heard.add(deed);
  return () => {
    heard.delete(deed);
    if (heard.size === 0) clearInterval(ticking);
  };
}

function tick(): void {
  minute = Date.now();
  for (const deed of heard) deed();
}
