import {
  type AnyStateMachine,
  type ContextFrom,
  createActor,
  type EventFrom,
  fromTransition,
  type StateValueFrom,
} from 'xstate';

/** The state and the context after an event, of a machine that is in a state with a context. No action runs. */
export function afterEvent<M extends AnyStateMachine>(
  machine: M,
  value: StateValueFrom<M>,
  context: ContextFrom<M>,
  event: EventFrom<M> | { type: `xstate.${string}`; output?: unknown; error?: unknown },
) {
  const self = createActor(machine, { parent: createActor(fromTransition((state) => state, null)) } as never);
  const nothing = () => undefined;
  const scope = {
    self,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
    // every other actor exists
    system: { ...self.system, get: () => self },
  };
  const before = machine.resolveState({ value, context } as never); // both are of this machine
  const { value: state, context: changed } = machine.transition(before, event as never, scope as never);
  return { state, context: changed };
}
