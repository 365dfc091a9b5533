/** The latest messages, for a receiver that connects later. */
export interface ReplayBuffer<T> {
  push(message: T): void;
  all(): readonly T[];
}

/**
 * Creates a buffer that drops the oldest messages.
 *
 * @param maxMessages the number of messages
 * @param maxLength the characters of all messages as JSON
 */
export function createReplayBuffer<T>(maxMessages = 2_000, maxLength = 4_000_000): ReplayBuffer<T> {
  let entries: { message: T; length: number }[] = [];
  let totalLength = 0;
  let first = 0;
  return {
    push(message) {
      const length = JSON.stringify(message)?.length ?? 0;
      entries.push({ message, length });
      totalLength += length;
      while (entries.length - first > 1 && (entries.length - first > maxMessages || totalLength > maxLength)) {
        totalLength -= entries[first]?.length ?? 0;
        first += 1;
      }
      // removes the dropped entries all at once, because each removal moves the rest of the array
      if (first > maxMessages) {
        entries = entries.slice(first);
        first = 0;
      }
    },
    all: () => entries.slice(first).map(({ message }) => message),
  };
}
