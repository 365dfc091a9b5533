import type { Context } from 'hono';
import { clientLeft, overloaded } from './http-errors.ts';

export interface GateLimits {
  /** Requests worked on at the same time. */
  readonly maxActive: number;
  /** Requests that may wait for their turn; the others are answered with 503 at once. */
  readonly maxWaiting: number;
  /** Milliseconds for which a request may wait before it is answered with 503. */
  readonly maxWait: number;
}

/** Limits the requests that are worked on at the same time. */
export interface Gate {
  /** Runs `work` when it is the turn of its request. Throws an `HttpError` when that takes too long or the client leaves. */
  run<T>(context: Context, work: () => Promise<T>): Promise<T>;
  /** Runs `work` for several requests, whose clients may leave. */
  runShared<T>(work: () => Promise<T>): Promise<T>;
  readonly active: () => number;
  readonly waiting: () => number;
}

/** @param onShed is called when a request is turned away */
export function createGate({ maxActive, maxWaiting, maxWait }: GateLimits, onShed: () => void): Gate {
  const waiting: (() => void)[] = [];
  let active = 0;

  const shed = (): Error => {
    onShed();
    return overloaded();
  };
  const enter = async (signal?: AbortSignal): Promise<void> => {
    if (signal?.aborted) throw clientLeft();
    if (active < maxActive) {
      active++;
      return;
    }
    if (waiting.length >= maxWaiting) throw shed();
    await new Promise<void>((resolve, reject) => {
      const end = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', drop);
      };
      const start = (): void => {
        end();
        resolve();
      };
      const remove = (error: unknown): void => {
        end();
        waiting.splice(waiting.indexOf(start), 1);
        reject(error);
      };
      const drop = (): void => remove(clientLeft());
      const timer = setTimeout(() => remove(shed()), maxWait);
      signal?.addEventListener('abort', drop);
      waiting.push(start);
    });
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) active--;
    else next();
  };

  return {
    async run(context, work) {
      const { signal } = context.req.raw;
      let isInside = false;
      const turn: Turn = {
        enter: async () => {
          await enter(signal);
          isInside = true;
        },
        leave: () => {
          if (isInside) leave();
          isInside = false;
        },
      };
      await turn.enter();
      context.set(key, turn);
      return work().finally(turn.leave);
    },
    async runShared(work) {
      await enter();
      return work().finally(leave);
    },
    active: () => active,
    waiting: () => waiting.length,
  };
}

interface Turn {
  readonly enter: () => Promise<void>;
  readonly leave: () => void;
}

const key = 'turn';

/** Gives up the turn of a request while it waits for its client, who may send a body slowly. */
export async function outsideGate<T>(context: Context, receive: () => Promise<T>): Promise<T> {
  const turn: Turn | undefined = context.get(key);
  if (turn === undefined) return receive();
  turn.leave();
  const received = await receive();
  await turn.enter();
  return received;
}
