import { clientLeft } from './http-errors.ts';

/** What waits for its turn. The owners take turns; what one owner has waits in the order of its arrival. */
export interface Turns<Item> {
  readonly count: () => number;
  readonly countOf: (owner: string) => number;
  /** Those who have something that waits. */
  readonly owners: () => readonly string[];
  add(owner: string, item: Item): void;
  remove(owner: string, item: Item): void;
  /** Takes the next item of the next owner who may have one. */
  takeNext(mayHave?: (owner: string) => boolean): Item | undefined;
  /** Takes the newest item of the owner with the most items, if that owner has at least two more than `other`. */
  takeFromLargest(other: string): Item | undefined;
}

/** Creates a queue without items. */
export function createTurns<Item>(): Turns<Item> {
  const itemsOf = new Map<string, Item[]>();
  let count = 0;

  const countOf = (owner: string): number => itemsOf.get(owner)?.length ?? 0;
  const take = (owner: string, at: number): Item | undefined => {
    const items = itemsOf.get(owner) ?? [];
    const [item] = items.splice(at, 1);
    if (items.length === 0) itemsOf.delete(owner);
    count -= 1;
    return item;
  };
  return {
    count: () => count,
    countOf,
    owners: () => [...itemsOf.keys()],
    add(owner, item) {
      const items = itemsOf.get(owner);
      if (items === undefined) itemsOf.set(owner, [item]);
      else items.push(item);
      count += 1;
    },
    remove(owner, item) {
      const at = itemsOf.get(owner)?.indexOf(item) ?? -1;
      if (at >= 0) take(owner, at);
    },
    takeNext(mayHave = () => true) {
      for (const [owner, items] of itemsOf) {
        if (!mayHave(owner)) continue;
        const item = take(owner, 0);
        if (itemsOf.delete(owner)) itemsOf.set(owner, items); // at the end
        return item;
      }
      return undefined;
    },
    takeFromLargest(other) {
      let largest = other;
      for (const owner of itemsOf.keys()) if (countOf(owner) > countOf(largest)) largest = owner;
      return countOf(largest) > countOf(other) + 1 ? take(largest, countOf(largest) - 1) : undefined;
    },
  };
}

/** A request that waits for its turn. */
export interface Waiting {
  readonly start: () => void;
  readonly giveUp: (error: Error) => void;
}

interface Wait {
  readonly owner: string;
  /** Aborts when the client leaves. */
  readonly signal: AbortSignal | undefined;
  /** Milliseconds. */
  readonly maxWait: number;
  /** The error after that time. */
  readonly tooLate: () => Error;
  /** Is called when the turn has come, before the promise resolves. */
  readonly onStart?: () => void;
}

/** Waits for the turn of an owner. Rejects when it takes too long, the client leaves, or the request is given up. */
export function waitForTurn(
  waiting: Turns<Waiting>,
  { owner, signal, maxWait, tooLate, onStart }: Wait,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
    };
    const giveUp = (error: Error): void => {
      end();
      waiting.remove(owner, request);
      reject(error);
    };
    const start = (): void => {
      end();
      onStart?.();
      resolve();
    };
    const request: Waiting = { start, giveUp };
    const leave = (): void => giveUp(clientLeft());
    const timer = setTimeout(() => giveUp(tooLate()), maxWait);
    signal?.addEventListener('abort', leave);
    waiting.add(owner, request);
  });
}
