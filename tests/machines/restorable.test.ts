import { describe, expect, it } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { restorable } from '../../src/machines/persistence/restorable.ts';

const entered: string[] = [];
const counter = setup({
  types: {
    context: {} as { count: number; step: number },
    events: {} as { type: 'count' },
    input: {} as { step: number },
  },
  actions: {
    note: (_, { state }: { state: string }) => entered.push(state),
    count: assign(({ context }) => ({ count: context.count + context.step })),
  },
}).createMachine({
  context: ({ input }) => ({ count: 0, step: input.step }),
  initial: 'low',
  states: {
    low: { entry: { type: 'note', params: { state: 'low' } }, on: { count: { actions: 'count', target: 'high' } } },
    high: { entry: { type: 'note', params: { state: 'high' } }, on: { count: { actions: 'count' } } },
  },
});

it('starts in the initial state without a slice', () => {
  const actor = createActor(restorable(counter), { input: { step: 2 } }).start();
  expect(actor.getSnapshot()).toMatchObject({ value: 'low', context: { count: 0, step: 2 } });
});

it('starts from a slice, completes it with the input, and runs no entry actions', () => {
  entered.length = 0;
  const slice = { version: 1, value: 'high', context: { count: 5 } };
  const actor = createActor(restorable(counter), { input: { step: 2, slice } }).start();
  expect(actor.getSnapshot()).toMatchObject({ value: 'high', context: { count: 5, step: 2 } });
  expect(entered).toEqual([]);
  actor.send({ type: 'count' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'high', context: { count: 7, step: 2 } });
});

describe('while it runs', () => {
  const begin = () => {
    const actor = createActor(restorable(counter), { input: { step: 2 } }).start();
    actor.send({ type: 'count' });
    entered.length = 0;
    return actor;
  };

  it('takes over a slice of another tab, keeps what that lacks, and runs no entry actions', () => {
    const actor = begin();
    actor.send({ type: 'slice.replace', slice: { version: 1, value: 'low', context: { count: 7 } } });
    expect(actor.getSnapshot()).toMatchObject({ value: 'low', status: 'active', context: { count: 7, step: 2 } });
    expect(entered).toEqual([]);
    actor.send({ type: 'count' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'high', context: { count: 9, step: 2 } });
    expect(entered).toEqual(['high']);
  });

  it('keeps the context that it has now, not the one that it began with', () => {
    const actor = begin();
    actor.send({ type: 'slice.replace', slice: { version: 1, value: 'low', context: { step: 5 } } });
    expect(actor.getSnapshot()).toMatchObject({ value: 'low', context: { count: 2, step: 5 } });
  });
});
