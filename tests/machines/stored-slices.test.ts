import { expect, it, vi } from 'vitest';
import { createStoredSlices } from '../../src/machines/persistence/stored-slices.ts';
import { english, textOf } from './stored.ts';

const signUp = { version: 1, value: 'review', context: {} };

function startWith(text: string | null) {
  const listeners = new Set<() => void>();
  const storage = { text };
  const stored = createStoredSlices({
    readState: () => storage.text,
    watchOtherTabs(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  const change = (next: string | null) => {
    storage.text = next;
    for (const listener of listeners) listener();
  };
  return { stored, listeners, change };
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
  const stops = [stored.watch(() => undefined), stored.watch(() => undefined)];
  expect(listeners.size).toBe(1);
  for (const stop of stops) stop();
  expect(listeners.size).toBe(0);
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
