import { vi } from 'vitest';
import { createPersist } from '../../src/machines/persistence/persist.ts';
import { emptyPersisted, type PersistedState } from '../../src/machines/persistence/restore.ts';
import { createStoredSlices } from '../../src/machines/persistence/stored-slices.ts';
import { readStored } from './read-stored.ts';
import { startApp, startReady } from './start-app.ts';

/**
 * The app, ready, with its real memory over a storage and an idle time that the test holds.
 *
 * @param accepts whether the storage takes a text
 * @param stored what stood in storage before; with it nobody has entered a room yet
 */
export async function startPersisting(
  slices: PersistedState['slices'] = {},
  accepts: (text: string) => boolean = () => true,
  stored: string | null = null,
) {
  const tries: string[] = [];
  const written: string[] = [];
  const idle = fakeIdle();
  const leaving = new Set<() => void>();
  const watching = new Set<() => void>();
  const persist = createPersist({
    stored: createStoredSlices({
      readState: () => written.at(-1) ?? stored,
      watchOtherTabs(deed) {
        watching.add(deed);
        return () => watching.delete(deed);
      },
    }),
    writeState(text) {
      tries.push(text);
      if (accepts(text)) written.push(text);
      return accepts(text);
    },
    whenIdle: idle.whenIdle,
    whenLeaving(deed) {
      leaving.add(deed);
      return () => leaving.delete(deed);
    },
  });
  const started = stored === null ? await startReady({ slices }, { persist }) : startApp({ persist });
  if (stored !== null) await started.restore.last.answers(emptyPersisted);
  return {
    ...started,
    of: (name: string) => started.app.child(name),
    idle,
    /** Every text that was offered to the storage, and those that it took. */
    tries,
    written,
    /** What would be restored from the text that was taken last. */
    persisted: () => readStored(written.at(-1) ?? null, true).slices,
    /** Another tab puts its own text in the place of what is kept. */
    overwrite: (text: string) => {
      written.push(text);
      for (const deed of watching) deed();
    },
    watching,
    leave: () => {
      for (const deed of leaving) deed();
    },
    counted,
  };
}

function fakeIdle() {
  const waiting = new Set<() => void>();
  const latest: number[] = [];
  return {
    latest,
    whenIdle(deed: () => void, within: number) {
      waiting.add(deed);
      latest.push(within);
      return () => waiting.delete(deed);
    },
    pass() {
      const deeds = [...waiting];
      waiting.clear();
      for (const deed of deeds) deed();
    },
  };
}

/** How many characters a deed makes `JSON.stringify` write. */
function counted(deed: () => void): number {
  const stringify = vi.spyOn(JSON, 'stringify');
  deed();
  const characters = stringify.mock.results.reduce((sum, { value }) => sum + String(value).length, 0);
  stringify.mockRestore();
  return characters;
}
