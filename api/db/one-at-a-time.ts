import type { PGlite } from '@electric-sql/pglite';
import { DatabaseBusy } from './is-unavailable.ts';
import { withMethods } from './with-methods.ts';

/** How much work may wait for the one connection of an embedded database, and for how many milliseconds. */
export interface QueueLimits {
  readonly maxWaiting: number;
  readonly maxWait: number;
}

/** Milliseconds of work between two turns of the event loop. */
const maxTurn = 4;

/**
 * Runs the queries and transactions of an embedded database one after another, each after `before`. Work that waits too
 * long, or that finds too much waiting before it, fails with `DatabaseBusy`.
 */
export function oneAtATime(client: PGlite, limits: QueueLimits, before?: () => Promise<void>): Queue {
  const waiting: (() => void)[] = [];
  let isBusy = false;

  const take = (): Promise<void> => {
    if (!isBusy) {
      isBusy = true;
      return Promise.resolve();
    }
    if (waiting.length >= limits.maxWaiting) return Promise.reject(new DatabaseBusy());
    return new Promise((resolve, reject) => {
      const start = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(new DatabaseBusy());
      }, limits.maxWait);
      waiting.push(start);
    });
  };
  const passOn = (): void => {
    const next = waiting.shift();
    if (next === undefined) isBusy = false;
    else next();
  };
  let turnStarted = 0;
  // PGlite works in this thread and returns without a turn of the event loop: nothing else would run until all is done
  const release = (): void => {
    if (performance.now() - turnStarted < maxTurn) {
      passOn();
      return;
    }
    setImmediate(() => {
      turnStarted = performance.now();
      passOn();
    });
  };
  const inTurn =
    <Input extends unknown[], Output>(work: (...input: Input) => Promise<Output>) =>
    async (...input: Input): Promise<Output> => {
      await take();
      try {
        await before?.();
        return await work(...input);
      } finally {
        release();
      }
    };

  const query = inTurn(client.query.bind(client));
  const transaction = inTurn(client.transaction.bind(client));
  return {
    client: withMethods(client, { query, transaction }),
    load: () => ({ busy: isBusy ? 1 : 0, waiting: waiting.length }),
  };
}

interface Queue {
  /** The database, with its queries and transactions queued. */
  readonly client: PGlite;
  readonly load: () => { readonly busy: number; readonly waiting: number };
}
