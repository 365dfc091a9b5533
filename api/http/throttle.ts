/** Counts attempts by key within a sliding window, in memory. */
export interface Throttle {
  /** Counts an attempt. Returns the seconds to wait; 0 when the attempt is allowed. */
  attempt(key: string): number;
  /** Removes the last attempt of a key. */
  undo(key: string): void;
  /** Removes all attempts of a key. */
  clear(key: string): void;
}

export interface Limit {
  readonly attempts: number;
  readonly seconds: number;
}

const maxKeys = 10_000;

export function createThrottle({ attempts, seconds }: Limit, now: () => Date): Throttle {
  const attemptsOf = new Map<string, number[]>();
  const recent = (key: string): number[] => {
    const since = now().getTime() - seconds * 1000;
    return (attemptsOf.get(key) ?? []).filter((time) => time > since);
  };
  const store = (key: string, times: number[]): void => {
    attemptsOf.delete(key);
    if (times.length > 0) attemptsOf.set(key, times);
    if (attemptsOf.size > maxKeys) removeOldest();
  };
  const removeOldest = (): void => {
    const [oldest] = attemptsOf.keys();
    if (oldest !== undefined) attemptsOf.delete(oldest);
  };
  return {
    attempt(key) {
      const times = recent(key);
      const first = times[0];
      if (first !== undefined && times.length >= attempts)
        return Math.max(1, Math.ceil((first + seconds * 1000 - now().getTime()) / 1000));
      store(key, [...times, now().getTime()]);
      return 0;
    },
    undo: (key) => store(key, recent(key).slice(0, -1)),
    clear: (key) => void attemptsOf.delete(key),
  };
}
