import { createPersist } from '../../src/machines/persistence/persist.ts';

/** The real memory over a storage that a test holds; idle moments come when it asks what stands there. */
export function storageInHand(stored: string | null = null) {
  let text = stored;
  let write: (() => void) | undefined;
  const persist = createPersist({
    readState: () => text,
    writeState: (next) => {
      text = next;
      return true;
    },
    watchOtherTabs: () => () => undefined,
    whenIdle: (deed) => {
      write = deed;
      return () => {
        write = undefined;
      };
    },
    whenLeaving: () => () => undefined,
  });
  const written = (): string | null => {
    write?.();
    return text;
  };
  return { persist, written };
}
