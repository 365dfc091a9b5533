/** What the outbox of one tab takes over from the storage of another. */
import { expect, it } from 'vitest';
import { type AnyEventObject, setup } from 'xstate';
import type { Entries } from '../../src/machines/outbox-entries.ts';
import { outboxServices } from '../../src/machines/outbox-implementations.ts';
import { createStoredSlices } from '../../src/machines/persistence/stored-slices.ts';
import { bookmarkEntry } from './bookmark-entry.ts';
import { drive } from './drive.ts';
import { english, textOf } from './stored.ts';

const sliceOf = (entries: object[], removed: object[] = []) => ({
  version: 1,
  value: 'waiting',
  context: { entries, removed, current: '', attempts: 0, serverFailures: { id: '', count: 0 }, retryAt: null },
});

/** Starts the actor beside an outbox with entries; `change` returns the events that it sends. */
function start(mine: Entries, text: string | null = null) {
  const shared = { text };
  let notify = (): void => undefined;
  const stored = createStoredSlices({
    readState: () => shared.text,
    watchOtherTabs: (onChange) => {
      notify = onChange;
      return () => undefined;
    },
  });
  stored.read();
  const { followOutbox } = outboxServices(stored);
  const received: AnyEventObject[] = [];
  drive(
    setup({ actors: { outbox: setup({}).createMachine({ context: mine }), followOutbox } }).createMachine({
      invoke: [
        { src: 'outbox', systemId: 'outbox' },
        { src: 'followOutbox', id: 'followOutbox' },
      ],
      on: { '*': { actions: ({ event }) => received.push(event) } },
    }),
  );
  return (changed: string) => {
    shared.text = changed;
    notify();
    return received.splice(0);
  };
}

it('takes the entries that it lacks, and those that are removed', () => {
  const change = start({ entries: [bookmarkEntry('A')], removed: [] });
  const removed = [{ id: 'A', at: 5 }];
  expect(change(textOf({ outbox: sliceOf([bookmarkEntry('B')], removed) }))).toEqual([
    { type: 'outbox.merge', entries: [bookmarkEntry('B')], removed },
  ]);
});

it('takes nothing when it has the same, or when the outbox has not changed or cannot be read', () => {
  const change = start({ entries: [bookmarkEntry('A')], removed: [] });
  expect(change(textOf({ outbox: sliceOf([bookmarkEntry('A')]) }))).toEqual([]);
  expect(change(textOf({ outbox: { version: 1, value: 'waiting', context: {} } }))).toEqual([]);
  const before = { outbox: sliceOf([bookmarkEntry('B')]) };
  expect(start({ entries: [], removed: [] }, textOf(before))(textOf({ ...before, language: english }))).toEqual([]);
});
