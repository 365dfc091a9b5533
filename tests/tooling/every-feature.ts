import { and, createMachine, fromPromise, setup } from 'xstate';
import { chartOf } from '../../src/machines/chart.ts';

/** A small machine with every feature that a chart can have. */
export const everyFeature = chartOf(
  setup({
    actors: { fetch: fromPromise(async () => null) },
    guards: { isValid: () => true, isComplete: () => true },
    actions: { note: () => {} },
    delays: { patience: 500 },
  }).createMachine({
    id: 'every',
    initial: 'idle',
    on: { 'all.reset': '.idle', 'all.note': { actions: 'note' }, 'all.ignore': {} },
    states: {
      idle: { on: { 'idle.go': { guard: and(['isValid', 'isComplete']), target: 'busy' }, 'idle.again': 'idle' } },
      busy: {
        initial: 'left',
        invoke: { id: 'fetch', src: 'fetch', onDone: 'both', onError: { guard: 'isValid', target: 'idle' } },
        after: { patience: 'idle' },
        states: { left: { on: { 'side.change': 'right', 'busy.leave': '#every.ended' } }, right: { type: 'history' } },
      },
      both: {
        type: 'parallel',
        states: {
          upper: { initial: 'on', states: { on: { on: { 'upper.off': 'off' } }, off: {} } },
          lower: { always: { guard: 'isComplete', target: '#every.ended' } },
        },
      },
      ended: { type: 'final' },
    },
  }),
);

/** A machine with two regions at its root. */
export const regions = chartOf(
  createMachine({
    id: 'pair',
    type: 'parallel',
    on: { 'pair.reset': { target: ['.one', '.two.a'] } },
    states: { one: {}, two: { initial: 'a', states: { a: {} } } },
  }),
);
