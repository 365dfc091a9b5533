import type { ActorLogic, AnyStateMachine, EmittedFrom, EventFrom, InputFrom, SnapshotFrom } from 'xstate';
import type { Slice } from './slices.ts';

/** A machine's logic that may also be given the slice to go on from. */
export type Restorable<M extends AnyStateMachine> = ActorLogic<
  SnapshotFrom<M>,
  EventFrom<M>,
  InputFrom<M> & { readonly slice?: Slice | undefined },
  // biome-ignore lint/suspicious/noExplicitAny: the actor system's own parameter, which XState leaves open everywhere
  any,
  EmittedFrom<M>
>;

/**
 * The machine, started from a slice where its input brings one. XState restores whole trees or nothing; a
 * slice replaces one child's first snapshot, so that one that is damaged falls back alone. Entry actions do
 * not run again, as with any restored state.
 */
export function restorable<M extends AnyStateMachine>(machine: M): Restorable<M> {
  const getInitialSnapshot: AnyStateMachine['getInitialSnapshot'] = (scope, input) => {
    const slice: Slice | undefined = input?.slice;
    if (!slice) return machine.getInitialSnapshot(scope, input);
    // only the context of the first state is wanted, not what entering it does
    const fresh = machine.getInitialSnapshot({ ...scope, actionExecutor: () => undefined }, input);
    return machine.resolveState({ value: slice.value, context: { ...fresh.context, ...slice.context } });
  };
  return Object.create(machine, { getInitialSnapshot: { value: getInitialSnapshot } });
}
