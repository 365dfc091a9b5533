/** What the outbox of one tab takes over from the storage of another. */
import { expect, it } from 'vitest';
import { type AnyEventObject, forwardTo, setup } from 'xstate';
import type { Entries } from '../../src/machines/outbox-entries.ts';
import { outboxServices } from '../../src/machines/outbox-implementations.ts';
import { createStoredSlices } from '../../src/machines/persistence/stored-slices.ts';
import { bookmarkEntry } from './bookmark-entry.ts';
import { drive } from './drive.ts';
import { auth, english, textOf } from './stored.ts';

const sliceOf = (entries: object[], removed: object[] = []) => ({
  version: 1,
  value: 'waiting',
  context: { entries, removed, current: '', attempts: 0, serverFailures: { id: '', count: 0 }, retryAt: null },
});

/**
 * Starts the actor beside an outbox with entries; the function returned changes storage and returns the events that it
 * sends.
 */
function start(mine: Entries, text: string | null = null, owner = '') {
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
  const stub = (context: object) => setup({}).createMachine({ context });
  const actors = { outbox: stub(mine), auth: stub({ owner }), followOutbox };
  const driven = drive(
    setup({ actors }).createMachine({
      invoke: [
        { src: 'outbox', systemId: 'outbox' },
        { src: 'auth', systemId: 'auth' },
        { src: 'followOutbox', id: 'followOutbox' },
      ],
      on: {
        'session.opened': { actions: forwardTo('followOutbox') },
        '*': { actions: ({ event }) => received.push(event) },
      },
    }),
  );
  return Object.assign(
    (changed: string) => {
      shared.text = changed;
      notify();
      return received.splice(0);
    },
    {
      openSession() {
        driven.send({ type: 'session.opened' });
        return received.splice(0);
      },
    },
  );
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

const { owner } = auth.succeeded.context;
const ofNoor = textOf({ auth: auth.succeeded, outbox: sliceOf([bookmarkEntry('A')]) });
const merge = { type: 'outbox.merge', entries: [bookmarkEntry('A')], removed: [] };

it('takes the entries of the person who is logged in, and of nobody else', () => {
  expect(start({ entries: [], removed: [] }, null, String(owner))(ofNoor)).toEqual([merge]);
  expect(start({ entries: [], removed: [] }, null, 'sami@example.com')(ofNoor)).toEqual([]);
  expect(start({ entries: [], removed: [] })(ofNoor)).toEqual([]);
});

it('takes the entries that were stored before the session of their person was opened', () => {
  expect(start({ entries: [], removed: [] }, ofNoor, String(owner)).openSession()).toEqual([merge]);
  expect(start({ entries: [], removed: [] }, ofNoor, 'sami@example.com').openSession()).toEqual([]);
});
