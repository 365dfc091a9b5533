import { createPersist } from '../../src/machines/persistence/persist.ts';
import type { SliceName, SliceSpecs } from '../../src/machines/persistence/slices.ts';
import { createStoredSlices } from '../../src/machines/persistence/stored-slices.ts';

/** The real persistence with a storage in memory. `written` writes pending changes and returns the stored text. */
export function memoryStorage(stored: string | null = null, specs?: Partial<SliceSpecs<SliceName>>) {
  let text = stored;
  let write: (() => void) | undefined;
  const persist = createPersist(
    {
      stored: createStoredSlices({ readState: () => text, watchOtherTabs: () => () => undefined }),
      deniedBy: () => 'full',
      hasFlag: () => true,
      raiseFlag: () => undefined,
      writeState: (next) => {
        text = next;
        return true;
      },
      whenIdle: (callback) => {
        write = callback;
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
