import { createPersist } from '../../src/machines/persistence/persist.ts';
import type { SliceName, SliceSpecs } from '../../src/machines/persistence/slices.ts';
import { createStoredSlices } from '../../src/machines/persistence/stored-slices.ts';

/** The real memory over a storage that a test holds; idle moments come when it asks what stands there. */
export function storageInHand(stored: string | null = null, specs?: Partial<SliceSpecs<SliceName>>) {
  let text = stored;
  let write: (() => void) | undefined;
  const persist = createPersist(
    {
      stored: createStoredSlices({ readState: () => text, watchOtherTabs: () => () => undefined }),
      writeState: (next) => {
        text = next;
        return true;
      },
      whenIdle: (deed) => {
        write = deed;
        return () => {
          write = undefined;
        };
      },
      whenLeaving: () => () => undefined,
    },
    specs,
  );
  const written = (): string | null => {
    write?.();
    return text;
  };
  return { persist, written };
}
