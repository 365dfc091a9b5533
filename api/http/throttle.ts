/** Counts attempts by key within a sliding window, in memory. */
export interface Throttle {
  /** Counts an attempt; answers the seconds to wait, 0 when it may go ahead. */
  attempt(key: string): number;
  /** Takes back the last attempt of a key. */
  undo(key: string): void;
  forget(key: string): void;
}

export interface Limit {
  readonly attempts: number;
  readonly seconds: number;
}

const maxKeys = 10_000;

export function createThrottle({ attempts, seconds }: Limit, now: () => Date): Throttle {
  const seen = new Map<string, number[]>();
  const recent = (key: string): number[] => {
    const since = now().getTime() - seconds * 1000;
    return (seen.get(key) ?? []).filter((time) => time > since);
  };
  const keep = (key: string, times: number[]): void => {
    seen.delete(key);
    if (times.length > 0) seen.set(key, times);
    if (seen.size > maxKeys) removeOldest();
  };
  const removeOldest = (): void => {
    const [oldest] = seen.keys();
    if (oldest !== undefined) seen.delete(oldest);
  };
  return {
    attempt(key) {
      const times = recent(key);
      const first = times[0];
      if (first !== undefined && times.length >= attempts)
        return Math.max(1, Math.ceil((first + seconds * 1000 - now().getTime()) / 1000));
      keep(key, [...times, now().getTime()]);
      return 0;
    },
    undo: (key) => keep(key, recent(key).slice(0, -1)),
    forget: (key) => void seen.delete(key),
  };
}
