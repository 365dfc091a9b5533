import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, setup, waitFor } from 'xstate';
import { sharedStates } from '../../src/machines/shared-states.ts';

const reads = vi.fn();

const machine = setup({
  actors: { read: fromPromise(async () => 'original') },
  actions: { report: () => reads('original') },
  guards: { isAllowed: () => false },
  delays: { pause: 60_000 },
}).createMachine({
  id: 'reader',
  initial: 'idle',
  states: {
    idle: { on: { start: { guard: 'isAllowed', target: 'waiting' } } },
    waiting: { after: { pause: 'reading' } },
    reading: { invoke: { src: 'read', onDone: { target: 'done', actions: 'report' } } },
    done: {},
  },
});

const implementations = {
  actors: { read: fromPromise(async () => 'provided') },
  actions: { report: ({ event }: { event: unknown }) => reads((event as { output?: string }).output) },
  guards: { isAllowed: () => true },
  delays: { pause: 0 },
};

describe('a machine with shared states', () => {
  it('runs everything that was provided', async () => {
    const actor = createActor(sharedStates(machine).provide(implementations)).start();
    actor.send({ type: 'start' });
    await waitFor(actor, (snapshot) => snapshot.matches('done'));
    expect(reads.mock.calls).toEqual([['provided']]);
  });

  it('runs it after a snapshot was restored', async () => {
    const provided = sharedStates(machine).provide(implementations);
    const before = createActor(provided).start();
    before.send({ type: 'start' });
    const snapshot = await new Promise<ReturnType<typeof before.getPersistedSnapshot>>((resolve) => {
      before.subscribe((current) => current.matches('reading') && resolve(before.getPersistedSnapshot()));
    });
    before.stop();
    reads.mockClear();
    const actor = createActor(provided, { snapshot }).start();
    await waitFor(actor, (current) => current.matches('done'));
    expect(reads.mock.calls).toEqual([['provided']]);
  });

  it('keeps what was not provided, and what an earlier call provided', () => {
    const first = sharedStates(machine).provide({ guards: { isAllowed: () => true } });
    const { actors, delays, guards } = first.implementations;
    expect({ actors, delays }).toEqual({
      actors: machine.implementations.actors,
      delays: machine.implementations.delays,
    });
    const second = sharedStates(first).provide({ delays: { pause: 1 } });
    expect(second.implementations.guards).toEqual(guards);
    const actor = createActor(second).start();
    actor.send({ type: 'start' });
    expect(actor.getSnapshot().value).toBe('waiting');
  });

  it('leaves the machine itself as it was', () => {
    sharedStates(machine).provide(implementations);
    const actor = createActor(machine).start();
    actor.send({ type: 'start' });
    expect(actor.getSnapshot().value).toBe('idle');
  });

  it('builds no state node', () => {
    expect(sharedStates(machine).provide(implementations).root).toBe(machine.root);
    expect(machine.provide(implementations).root).not.toBe(machine.root);
  });
});
