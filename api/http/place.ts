/** A place in a queue, while the client sends what the job needs. */

/** In bytes for a second: a file of 1 MB in 50 seconds. */
const minRate = 20_000;

/** Milliseconds for which a client may send nothing. One that sends faster than `minRate` has all of them again. */
const maxPause = 5_000;

/** Milliseconds by which a client can be late: one that was slow for long and is fast again soon is on time. */
const maxLateness = 5_000;

export interface Place {
  /** Passes on the parts of a body. Rejects when the place is taken from a slow client, because another one waits for it. */
  receive(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array>;
}

export interface TakenPlace extends Place {
  readonly owner: string;
  /** The milliseconds for which the client has been too slow; negative while it is not. */
  readonly lateBy: () => number;
  /** Whether the job is being rejected. */
  readonly isEnded: () => boolean;
  /** Rejects the job while it waits for its client. */
  readonly end: (error: Error) => void;
}

/** Measures only the time for which the client is waited for, not that of the server. */
export function createPlace(owner: string): TakenPlace {
  let allowedPause = maxPause;
  let waitingSince: number | null = null;
  let isEnded = false;
  let end: TakenPlace['end'] = () => {};
  const ended = new Promise<never>((_, reject) => {
    end = (error) => {
      isEnded = true;
      reject(error);
    };
  });
  ended.catch(() => undefined); // also when nothing is received

  const lateBy = (): number => (waitingSince === null ? 0 : performance.now() - waitingSince) - allowedPause;
  return {
    owner,
    lateBy,
    isEnded: () => isEnded,
    end,
    async *receive(parts) {
      const iterator = parts[Symbol.asyncIterator]();
      try {
        while (true) {
          waitingSince = performance.now();
          const next = await Promise.race([iterator.next(), ended]);
          if (next.done) return;
          const earned = (next.value.byteLength / minRate) * 1000;
          allowedPause = Math.min(maxPause, Math.max(-maxLateness, earned - lateBy()));
          waitingSince = null;
          yield next.value;
        }
      } finally {
        waitingSince = null;
        allowedPause = maxPause; // the rest is the work of the server
        void iterator.return?.().catch(() => undefined); // may wait for a part that never arrives
      }
    },
  };
}
