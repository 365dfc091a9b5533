import { describe, expect, it, vi } from 'vitest';
import { createStoredSlices } from '../../src/machines/persistence/stored-slices.ts';
import { arabic, english, textOf } from './stored.ts';

const signUp = { version: 1, value: 'review', context: {} };

function startWith(text: string | null) {
  const listeners = new Set<() => void>();
  const storage = { text, isFlagged: false, isReadable: true };
  const stored = createStoredSlices({
    readState: () => storage.text,
    canRead: () => storage.isReadable,
    hasFlag: () => storage.isFlagged,
    watchOtherTabs(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  const change = (next: string | null) => {
    storage.text = next;
    for (const listener of listeners) listener();
  };
  return { stored, storage, listeners, change };
}

it('parses storage once, however many actors read it', () => {
  const parse = vi.spyOn(JSON, 'parse');
  const { stored } = startWith(textOf({ language: english, signUp }));
  const raw = stored.read();
  expect(stored.read()).toBe(raw);
  expect(raw).toEqual({
    slices: { language: JSON.stringify(english), signUp: JSON.stringify(signUp) },
    isDamaged: false,
  });
  expect(parse).toHaveBeenCalledTimes(1);
});

it('parses storage once when another tab changes it, for all that watch', () => {
  const { stored, change } = startWith(null);
  const seen: unknown[] = [];
  for (let watcher = 0; watcher < 2; watcher++) stored.watch((raw) => seen.push(raw));
  const parse = vi.spyOn(JSON, 'parse');
  change(textOf({ language: english }));
  expect(parse).toHaveBeenCalledTimes(1);
  expect(seen).toEqual(Array(2).fill({ slices: { language: JSON.stringify(english) }, isDamaged: false }));
  expect(stored.read()).toBe(seen[0]);
});

it('stops watching other tabs after its last watcher has stopped', () => {
  const { stored, listeners } = startWith(null);
  const watch = () => stored.watch(() => undefined);
  const [stopFirst, stopLast] = [watch(), watch()];
  stopFirst();
  expect(listeners.size).toBe(1);
  stopLast();
  expect(listeners.size).toBe(0);
  watch();
  expect(listeners.size).toBe(1);
});

it('leaves discarded slices out of later reads', () => {
  const { stored } = startWith(textOf({ language: english, signUp }));
  stored.discard(['signUp']);
  expect(stored.read()).toEqual({ slices: { language: JSON.stringify(english) }, isDamaged: false });
});

it('discards a slice under its former name too', () => {
  const { stored } = startWith(textOf({ wizard: signUp }));
  stored.discard(['signUp']);
  expect(stored.read()).toEqual({ slices: {}, isDamaged: false });
});

describe('a change by another tab', () => {
  /** The changes that a watcher is notified of, as the names of those slices that differ. */
  function watchFrom(text: string | null) {
    const started = startWith(text);
    started.stored.read();
    const seen: unknown[] = [];
    started.stored.watch((_, { signal, isChanged, isFlagLowered }) =>
      seen.push([signal, (['language', 'signUp'] as const).filter(isChanged), isFlagLowered]),
    );
    return { ...started, seen };
  }

  it('is that of the slices that differ from what this tab read', () => {
    const { change, seen } = watchFrom(textOf({ language: english, signUp }));
    change(textOf({ language: english, signUp: { ...signUp, value: 'terms' } }));
    change(textOf({ language: english, signUp: { ...signUp, value: 'terms' } }));
    expect(seen).toEqual([
      ['changed', ['signUp'], false],
      ['changed', [], false],
    ]);
  });

  it('is that of the slices that differ from what this tab wrote', () => {
    const { stored, change, seen } = watchFrom(textOf({ language: english }));
    stored.wrote(textOf({ language: arabic }));
    change(textOf({ language: english }));
    expect(seen).toEqual([['changed', ['language'], false]]);
  });

  it('is found before its event arrives, once', () => {
    const { stored, storage, seen } = watchFrom(textOf({ language: english }));
    stored.compare();
    storage.text = textOf({ language: arabic });
    stored.compare();
    stored.compare();
    expect(seen).toEqual([['found', ['language'], false]]);
  });

  it('is not missed when storage is read again', () => {
    const { stored, storage, seen } = watchFrom(textOf({ language: english }));
    stored.release();
    storage.text = textOf({ language: arabic });
    expect(stored.read().slices).toEqual({ language: JSON.stringify(arabic) });
    expect(seen).toEqual([['found', ['language'], false]]);
  });

  it('can be that of the LoggedIn flag alone', () => {
    const { stored, storage, seen } = watchFrom(null);
    storage.isFlagged = true;
    stored.compare();
    storage.text = textOf({ language: english });
    stored.compare();
    storage.isFlagged = false;
    stored.compare();
    expect(seen).toEqual([
      ['found', [], false],
      ['found', ['language'], false],
      ['found', [], true],
    ]);
  });

  it('is not assumed when storage cannot be read', () => {
    const { stored, storage, seen } = watchFrom(textOf({ language: english }));
    Object.assign(storage, { text: null, isReadable: false });
    stored.compare();
    expect(seen).toEqual([]);
  });
});
