import { tooBusy } from '../http/http-errors.ts';

/** Limits how many files arrive at once in this process. */
export interface UploadSlots {
  /**
   * Waits for a slot. Throws an `HttpError` (503) when too many wait, when the wait is too long, or when the address has
   * enough of them already; rejects when the client leaves.
   *
   * @returns a function that gives the slot back
   */
  take(address: string, signal: AbortSignal): Promise<() => void>;
}

export interface SlotLimits {
  readonly active: number;
  /** How many uploads of one address may be active or wait. */
  readonly perAddress: number;
  readonly waiting: number;
  /** How long an upload may wait, in milliseconds. */
  readonly patience: number;
}

export function createUploadSlots({ active, perAddress, waiting, patience }: SlotLimits): UploadSlots {
  let free = active;
  const queue = new Set<() => void>();
  const counts = new Map<string, number>();

  const count = (address: string, by: 1 | -1): void => {
    const next = (counts.get(address) ?? 0) + by;
    if (next === 0) counts.delete(address);
    else counts.set(address, next);
  };
  const release = (): void => {
    const [next] = queue;
    if (next === undefined) free++;
    else next();
  };

  const wait = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const settle = (finish: () => void) => () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', leave);
        queue.delete(proceed);
        finish();
      };
      const proceed = settle(resolve);
      const leave = settle(() => reject(signal.reason));
      const timer = setTimeout(
        settle(() => reject(tooBusy())),
        patience,
      );
      signal.addEventListener('abort', leave);
      queue.add(proceed);
    });

  return {
    async take(address, signal) {
      signal.throwIfAborted();
      if ((counts.get(address) ?? 0) >= perAddress || (free === 0 && queue.size >= waiting)) throw tooBusy();
      count(address, 1);
      try {
        if (free > 0) free--;
        else await wait(signal);
      } catch (error) {
        count(address, -1);
        throw error;
      }
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        count(address, -1);
        release();
      };
    },
  };
}
