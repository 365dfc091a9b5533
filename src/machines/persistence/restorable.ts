import type { ActorLogic, AnyStateMachine, EmittedFrom, EventFrom, InputFrom, SnapshotFrom } from 'xstate';
import type { Slice } from './slice-spec.ts';

/** The state that another tab has stored takes the place of this one. */
interface SliceReplaced {
  readonly type: 'slice.replace';
  readonly slice: Slice;
}

/** A machine's logic that also accepts the slice to start from. */
export type Restorable<M extends AnyStateMachine> = ActorLogic<
  SnapshotFrom<M>,
  EventFrom<M> | SliceReplaced,
  InputFrom<M> & { readonly slice?: Slice | undefined },
  // biome-ignore lint/suspicious/noExplicitAny: the actor system's own parameter, which XState leaves open everywhere
  any,
  EmittedFrom<M>
>;

/**
 * The machine, started from the slice in its input, if any. XState restores a complete tree or nothing; a slice
 * replaces the first snapshot of one child, so that a damaged one does not affect the others. As in any restored state,
 * entry actions do not run and actors are not invoked.
 */
export function restorable<M extends AnyStateMachine>(machine: M): Restorable<M> {
  const getInitialSnapshot: AnyStateMachine['getInitialSnapshot'] = (scope, input) => {
    const slice: Slice | undefined = input?.slice;
    if (!slice) return machine.getInitialSnapshot(scope, input);
    // only for its context: the initial state's entry actions must not run
    const fresh = machine.getInitialSnapshot({ ...scope, actionExecutor: () => undefined }, input);
    return machine.resolveState({ value: slice.value, context: { ...fresh.context, ...slice.context } });
  };
  const transition: AnyStateMachine['transition'] = (snapshot, event, scope) => {
    if (event.type !== 'slice.replace') return machine.transition(snapshot, event, scope);
    const { slice }: SliceReplaced = event;
    return machine.resolveState({ value: slice.value, context: { ...snapshot.context, ...slice.context } });
  };
  return Object.create(machine, {
    getInitialSnapshot: { value: getInitialSnapshot },
    transition: { value: transition },
  });
}
