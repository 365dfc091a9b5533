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
  const taken = new Set<TakenPlace>();
  let timer: NodeJS.Timeout | undefined;

  const mayHaveAnother = (owner: string): boolean =>
    [...taken].filter((place) => place.owner === owner).length < placesPerOwner;
  const canStart = (owner: string): boolean => taken.size < places && mayHaveAnother(owner);
  const shed = (): Error => {
    onShed();
    return overloaded();
  };
  const endSlow = (): void => {
    if (taken.size < places) return; // a job that waits now has an owner who has all the places allowed
    const slow = [...taken].filter((place) => place.lateBy() > 0 && !place.isEnded());
    slow.sort((one, other) => other.lateBy() - one.lateBy());
    const ending = [...taken].filter((place) => place.isEnded()).length;
    const others = waiting.owners().filter(mayHaveAnother);
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
  const take = async (place: TakenPlace, signal: AbortSignal): Promise<void> => {
    const { owner } = place;
    const onStart = () => void taken.add(place);
    if (signal.aborted) throw clientLeft();
    if (canStart(owner)) return onStart();
    if (waiting.countOf(owner) >= maxWaitingPerOwner) throw tooMany(1);
    if (waiting.count() >= maxWaiting) {
      const other = waiting.takeFromLargest(owner);
      if (other === undefined) throw shed();
      other.giveUp(shed());
    }
    watch();
    await waitForTurn(waiting, { owner, signal, maxWait, tooLate: shed, onStart });
  };
  return {
    async run(owner, signal, job) {
      const place = createPlace(owner);
      await take(place, signal);
      try {
        return await job(place);
      } finally {
        taken.delete(place);
        waiting.takeNext(canStart)?.start();
      }
    },
  };
}

/** Milliseconds between two checks for slow clients while jobs wait. */
const interval = 1_000;
