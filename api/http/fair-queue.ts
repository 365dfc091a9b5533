/** Runs a few jobs at a time, in turn by owner, so that one who sends many delays the others by one. */
import { clientLeft, overloaded, tooMany } from './http-errors.ts';
import { createPlace, type Place, type TakenPlace } from './place.ts';
import { createTurns, type Waiting, waitForTurn } from './turns.ts';

export interface FairQueue {
  /**
   * Runs a job when a place is free. Rejects with an `HttpError` when too many wait, when it has waited too long, or when
   * `signal` aborts before it has started. When too many wait, the newest of the owner with the most is turned away, so that
   * those who send many leave room for the others. A job that receives a body through its place loses it to another owner
   * while all places are taken and its client is too slow.
   */
  run<T>(owner: string, signal: AbortSignal, job: (place: Place) => Promise<T>): Promise<T>;
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
  const waiting = createTurns<Waiting>();
  const runningOf = new Map<string, number>();
  const taken = new Set<TakenPlace>();
  let running = 0;
  let timer: NodeJS.Timeout | undefined;

  const hasPlace = (owner: string): boolean => running < places && (runningOf.get(owner) ?? 0) < placesPerOwner;
  const count = (owner: string, change: 1 | -1): void => {
    running += change;
    const ofOwner = (runningOf.get(owner) ?? 0) + change;
    if (ofOwner > 0) runningOf.set(owner, ofOwner);
    else runningOf.delete(owner);
  };
  const shed = (): Error => {
    onShed();
    return overloaded();
  };
  const endSlow = (): void => {
    if (running < places) return; // those who wait have as many places as they may
    const slow = [...taken].filter((place) => place.lateBy() > 0 && !place.isEnded());
    slow.sort((one, other) => other.lateBy() - one.lateBy());
    const ending = [...taken].filter((place) => place.isEnded()).length;
    const others = waiting.owners().filter((owner) => (runningOf.get(owner) ?? 0) < placesPerOwner);
    for (const owner of others.slice(ending)) {
      const at = slow.findIndex((place) => place.owner !== owner);
      if (at >= 0) slow.splice(at, 1)[0]?.end(shed());
    }
  };
  const watch = (): void => {
    if (timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (waiting.count() === 0) return;
      endSlow();
      watch();
    }, interval).unref();
  };
  const turn = (owner: string, signal: AbortSignal): Promise<void> => {
    if (signal.aborted) return Promise.reject(clientLeft());
    if (hasPlace(owner)) {
      count(owner, 1);
      return Promise.resolve();
    }
    if (waiting.countOf(owner) >= maxWaitingPerOwner) return Promise.reject(tooMany(1));
    if (waiting.count() >= maxWaiting) {
      const other = waiting.takeFromLargest(owner);
      if (other === undefined) return Promise.reject(shed());
      other.giveUp(shed());
    }
    watch();
    return waitForTurn(waiting, { owner, signal, maxWait, tooLate: shed, onStart: () => count(owner, 1) });
  };
  return {
    async run(owner, signal, job) {
      await turn(owner, signal);
      const place = createPlace(owner);
      taken.add(place);
      try {
        return await job(place);
      } finally {
        taken.delete(place);
        count(owner, -1);
        waiting.takeNext(hasPlace)?.start();
      }
    },
  };
}

/** Milliseconds between two looks for slow clients, while jobs wait. */
const interval = 1_000;
