import { vi } from 'vitest';
import { createPersist } from '../../src/machines/persistence/persist.ts';
import { emptyPersisted, type PersistedState } from '../../src/machines/persistence/restore.ts';
import { createStoredSlices } from '../../src/machines/persistence/stored-slices.ts';
import { readStored } from './read-stored.ts';
import { startApp, startReady } from './start-app.ts';

/**
 * Starts the app with the real persistence, over a storage and an idle callback that the test controls.
 *
 * @param accepts whether the storage accepts a text
 * @param stored the initial text of storage; with it, the features are not loaded yet
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
  const watching = new Set<(signal?: 'changed' | 'cleared') => void>();
  const storage = { denial: 'full' as 'full' | 'blocked', isFlagged: true, takesFlag: true };
  let isCleared = false;
  const storedSlices = createStoredSlices({
    hasFlag: () => storage.isFlagged,
    readState: () => (isCleared ? null : (written.at(-1) ?? stored)),
    watchOtherTabs(callback) {
      watching.add(callback);
      return () => watching.delete(callback);
    },
  });
  const persist = createPersist({
    stored: storedSlices,
    deniedBy: () => storage.denial,
    hasFlag: () => storage.isFlagged,
    raiseFlag: () => {
      storage.isFlagged ||= storage.takesFlag;
    },
    writeState(text) {
      tries.push(text);
      if (!accepts(text)) return false;
      written.push(text);
      isCleared = false;
      return true;
    },
    whenIdle: idle.whenIdle,
    whenLeaving(callback) {
      leaving.add(callback);
      return () => leaving.delete(callback);
    },
  });
  const started = stored === null ? await startReady({ slices }, { persist }) : startApp({ persist });
  if (stored !== null) await started.restore.last.answers(emptyPersisted);
  return {
    ...started,
    of: (name: string) => started.app.child(name),
    idle,
    /** What the actors of features that are loaded later start from. */
    stored: storedSlices,
    /** Every text passed to the storage; `written` has those that it accepted. */
    tries,
    written,
    /** The slices restored from the last written text. */
    persisted: () => readStored(written.at(-1) ?? null, true).slices,
    /** Simulates another tab that overwrites the stored text. */
    overwrite: (text: string) => {
      written.push(text);
      for (const callback of watching) callback();
    },
    /** Simulates another tab that overwrites the stored text, before its event arrives. */
    overwriteSilently: (text: string) => written.push(text),
    /**
     * Simulates the removal of the stored text: by `clear()` in another tab, by a log-out in another tab, or without an
     * event.
     */
    clear: (signal: 'cleared' | 'changed' | 'found') => {
      isCleared = true;
      if (signal !== 'found') for (const callback of watching) callback(signal);
    },
    /** The denial of a write, and the LoggedIn flag. */
    storage,
    watching,
    leave: () => {
      for (const callback of leaving) callback();
    },
    countStringified,
  };
}

function fakeIdle() {
  const waiting = new Set<() => void>();
  const latest: number[] = [];
  return {
    latest,
    whenIdle(callback: () => void, within: number) {
      waiting.add(callback);
      latest.push(within);
      return () => waiting.delete(callback);
    },
    pass() {
      const callbacks = [...waiting];
      waiting.clear();
      for (const callback of callbacks) callback();
    },
  };
}

/** The number of characters that `JSON.stringify` writes during the callback. */
function countStringified(callback: () => void): number {
  const stringify = vi.spyOn(JSON, 'stringify');
  callback();
  const characters = stringify.mock.results.reduce((sum, { value }) => sum + String(value).length, 0);
  stringify.mockRestore();
  return characters;
}
