/** Parses the stored text once for all actors, and again when another tab changes it. */
import { parseState, type RawState } from './restore.ts';
import { type SliceName, sliceRows } from './slices.ts';

export interface StoredSlices {
  read(): RawState;
  /** Removes slices, so that actors spawned later start empty. */
  discard(names: readonly SliceName[]): void;
  /** Calls back after each change by another tab. Returns a function that stops it. */
  watch(onChange: (raw: RawState) => void): () => void;
  /** Releases the texts; a later read parses storage again. */
  release(): void;
}

export interface StorageReader {
  readState(): string | null;
  watchOtherTabs(onChange: () => void): () => void;
}

export function createStoredSlices({ readState, watchOtherTabs }: StorageReader): StoredSlices {
  const listeners = new Set<(raw: RawState) => void>();
  let raw: RawState | undefined;
  let stop: (() => void) | undefined;

  const read = (): RawState => {
    raw ??= parseState(readState());
    return raw;
  };
  const onChange = () => {
    raw = undefined;
    for (const listener of listeners) listener(read());
  };

  return {
    read,
    discard(names) {
      const keys = names.flatMap((name) => [name, sliceRows[name].formerName]);
      const left = Object.entries(read().slices).filter(([key]) => !keys.some((each) => each === key));
      raw = { ...read(), slices: Object.fromEntries(left) };
    },
    watch(listener) {
      listeners.add(listener);
      stop ??= watchOtherTabs(onChange);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
    release() {
      raw = undefined;
    },
  };
}
