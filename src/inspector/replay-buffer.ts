/** The last of what was told, so that who comes later hears it too. */
export interface ReplayBuffer<T> {
  push(message: T): void;
  all(): readonly T[];
}

/**
 * @param most how many are held
 * @param largest how many characters of JSON they may be together
 */
export function createReplayBuffer<T>(most = 2_000, largest = 4_000_000): ReplayBuffer<T> {
  let held: { message: T; size: number }[] = [];
  let size = 0;
  let first = 0;
  return {
    push(message) {
      const own = JSON.stringify(message)?.length ?? 0;
      held.push({ message, size: own });
      size += own;
      while (held.length - first > 1 && (held.length - first > most || size > largest)) {
        size -= held[first]?.size ?? 0;
        first += 1;
      }
      // what was let go is let go in one stroke, not by moving all the others each time
      if (first > most) {
        held = held.slice(first);
        first = 0;
      }
    },
    all: () => held.slice(first).map(({ message }) => message),
  };
}
