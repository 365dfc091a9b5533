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
  readonly maxWaiting: number;
  readonly maxWaitingPerOwner: number;
  /** Milliseconds. */
  readonly maxWait: number;
}

/** @param onShed is called when a job is turned away */
export function createFairQueue(
  { places, maxWaiting, maxWaitingPerOwner, maxWait }: QueueLimits,
  onShed: () => void = () => undefined,
): FairQueue {
  const startsOf = new Map<string, (() => void)[]>();
  let waiting = 0;
  let running = 0;

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
    const [first] = startsOf;
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
    if (running < places) {
      running += 1;
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
        running += 1;
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
        running -= 1;
        startNext();
      }
    },
  };
}
