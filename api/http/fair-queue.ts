/** Runs a few jobs at a time, in turn by owner, so that one who sends many delays the others by one. */
import { clientLeft, overloaded, tooMany } from './http-errors.ts';

export interface FairQueue {
  /**
   * Runs a job when a place is free. Rejects with an `HttpError` when too many wait, when it has waited too long, or when
   * `signal` aborts before it has started.
   */
  run<T>(owner: string, signal: AbortSignal, job: () => Promise<T>): Promise<T>;
}

export interface QueueLimits {
  readonly places: number;
  /** The places that one owner can have, so that slow jobs of one leave places for others; all by default. */
  readonly placesPerOwner?: number;
  readonly maxWaiting: number;
  readonly maxWaitingPerOwner: number;
  /** Milliseconds. */
  readonly maxWait: number;
}

/** @param onShed is called when a job is turned away */
export function createFairQueue(
  { places, placesPerOwner = places, maxWaiting, maxWaitingPerOwner, maxWait }: QueueLimits,
  onShed: () => void = () => undefined,
): FairQueue {
  const startsOf = new Map<string, (() => void)[]>();
  let waiting = 0;
  const runningOf = new Map<string, number>();
  let running = 0;

  const hasPlace = (owner: string): boolean => running < places && (runningOf.get(owner) ?? 0) < placesPerOwner;
  const count = (owner: string, change: 1 | -1): void => {
    running += change;
    const ofOwner = (runningOf.get(owner) ?? 0) + change;
    if (ofOwner > 0) runningOf.set(owner, ofOwner);
    else runningOf.delete(owner);
  };
  const add = (owner: string, start: () => void): void => {
    startsOf.set(owner, [...(startsOf.get(owner) ?? []), start]);
    waiting += 1;
  };
  const remove = (owner: string, start: () => void): void => {
    const rest = (startsOf.get(owner) ?? []).filter((each) => each !== start);
    if (rest.length > 0) startsOf.set(owner, rest);
    else startsOf.delete(owner);
    waiting -= 1;
  };
  const startNext = (): void => {
    const first = [...startsOf].find(([owner]) => hasPlace(owner));
    if (first === undefined) return;
    const [owner, [start, ...rest]] = first;
    startsOf.delete(owner);
    if (rest.length > 0) startsOf.set(owner, rest); // at the end
    waiting -= 1;
    start?.();
  };
  const shed = (): Error => {
    onShed();
    return overloaded();
  };
  const turn = (owner: string, signal: AbortSignal): Promise<void> => {
    if (signal.aborted) return Promise.reject(clientLeft());
    if (hasPlace(owner)) {
      count(owner, 1);
      return Promise.resolve();
    }
    if ((startsOf.get(owner)?.length ?? 0) >= maxWaitingPerOwner) return Promise.reject(tooMany(1));
    if (waiting >= maxWaiting) return Promise.reject(shed());
    return new Promise((resolve, reject) => {
      const stop = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', leave);
      };
      const start = (): void => {
        stop();
        count(owner, 1);
        resolve();
      };
      const giveUp = (error: Error): void => {
        stop();
        remove(owner, start);
        reject(error);
      };
      const leave = (): void => giveUp(clientLeft());
      const timer = setTimeout(() => giveUp(shed()), maxWait);
      signal.addEventListener('abort', leave);
      add(owner, start);
    });
  };
  return {
    async run(owner, signal, job) {
      await turn(owner, signal);
      try {
        return await job();
      } finally {
        count(owner, -1);
        startNext();
      }
    },
  };
}
