import { expect, it } from 'vitest';
import { bookmarkMachine, type QueuedBookmark } from '../../src/machines/bookmark-machine.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { bookmarkEntry } from './bookmark-entry.ts';
import { drive } from './drive.ts';
import { fakeService } from './fake-service.ts';

const set = (name: string, isSaved: boolean) => ({ type: 'bookmark.set', name, isSaved }) as const;

function start() {
  const service = fakeService<unknown, QueuedBookmark>();
  return { machine: drive(bookmarkMachine.provide({ actors: { saveRfq: service.logic } })), service };
}

it('sends one change after another, in order, and then has the lists read again', async () => {
  const { machine, service } = start();
  machine.send(set('A', true), set('B', true), set('A', false)).isIn('saving');
  for (const name of ['A', 'B', 'A']) {
    expect(service.last.input.name).toBe(name);
    expect(machine.sentToParent).toEqual([]);
    await service.last.answers({});
  }
  machine.isIn('idle', { queue: [], saved: { A: false, B: true }, failed: [], apiError: null });
  expect(machine.sentToParent).toEqual([{ type: 'request.answered' }]);
  // the server makes the changes of one submission once
  expect(new Set(service.calls.map(({ input }) => input.submission)).size).toBe(3);
});

it('reverts a change that failed', async () => {
  const { machine, service } = start();
  machine.send(set('A', true));
  await service.last.fails(new CallError({ kind: 'unauthorized' }));
  expect(machine.context).toMatchObject({ queue: [], saved: {}, failed: ['A'] });
  expect(machine.sentToParent).toEqual([{ type: 'session.expired' }]);
});

it('shows a change that the outbox has sent only until the lists have been read again', () => {
  const { machine } = start();
  machine.wait(20_000);
  machine.send({ type: 'entry.stored', entry: bookmarkEntry('A'), modified: null });
  machine.wait(19_999);
  expect(machine.context.saved).toEqual({ A: true });
  machine.wait(1);
  expect(machine.context.saved).toEqual({});
});

it('keeps the confirmed bookmarks and has the app notify the user when the outbox is full', async () => {
  const { machine, service } = start();
  machine.send(set('A', true));
  await service.last.answers({});
  machine.send(set('B', true));
  await service.last.fails(new CallError({ kind: 'offline' }));
  machine.send({ type: 'outbox.rejected' }).isIn('idle', { queue: [], saved: { A: true }, failed: [], apiError: null });
  expect(machine.sentToParent).toEqual([{ type: 'request.answered' }, { type: 'outbox.filled' }]);
});
