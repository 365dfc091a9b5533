import type { Context } from 'hono';
import { clientLeft, overloaded } from './http-errors.ts';
import { createTurns, type Waiting, waitForTurn } from './turns.ts';

export interface GateLimits {
  /** Requests worked on at the same time. */
  readonly maxActive: number;
  /** Requests that may wait for their turn; the others are answered with 503 at once. */
  readonly maxWaiting: number;
  /** Milliseconds for which a request may wait before it is answered with 503. */
  readonly maxWait: number;
}

/**
 * Limits the requests that are worked on at the same time. Those that wait take turns by owner. When too many wait, the
 * newest of the owner with the most is turned away, so that one who sends many leaves room for the others.
 */
export interface Gate {
  /**
   * Runs `work` when it is the turn of its request. Throws an `HttpError` when that takes too long or the client
   * leaves.
   */
  run<T>(context: Context, work: () => Promise<T>): Promise<T>;
  /** Runs `work` for several requests, also when their clients leave. */
  runShared<T>(work: () => Promise<T>): Promise<T>;
  readonly active: () => number;
  readonly waiting: () => number;
}

/**
 * @param ownerOf whom a request is from
 * @param onShed is called when a request is turned away
 */
export function createGate(
  { maxActive, maxWaiting, maxWait }: GateLimits,
  ownerOf: (context: Context) => string,
  onShed: () => void,
): Gate {
  const waiting = createTurns<Waiting>();
  let active = 0;

  const shed = (): Error => {
    onShed();
    return overloaded();
  };
  const enter = async (owner: string, signal?: AbortSignal): Promise<void> => {
    if (signal?.aborted) throw clientLeft();
    if (active < maxActive) {
      active++;
      return;
    }
    if (waiting.count() >= maxWaiting) {
      const other = waiting.takeFromLargest(owner);
      if (other === undefined) throw shed();
      other.giveUp(shed());
    }
    await waitForTurn(waiting, { owner, signal, maxWait, tooLate: shed });
  };
  const leave = (): void => {
    const next = waiting.takeNext();
    if (next === undefined) active--;
    else next.start();
  };

  return {
    async run(context, work) {
      const { signal } = context.req.raw;
      const owner = ownerOf(context);
      let isInside = false;
      const turn: Turn = {
        enter: async () => {
          await enter(owner, signal);
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
      await enter(shared);
      return work().finally(leave);
    },
    active: () => active,
    waiting: waiting.count,
  };
}

/** The owner of the work for several requests. */
const shared = 'shared';

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
