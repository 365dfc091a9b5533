/** Tells of every actor of a running system, of those that stood before it was watched too. */
import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type InspectionEvent,
  type Snapshot,
  StateMachine,
} from 'xstate';
import { type ChartTransition, chartOf, transitionsOf } from '../machines/chart.ts';
import type { ActorMessage, ActorState, Told } from './messages.ts';

export interface Watch {
  /** Every actor that stands, as it stands; parents before their children. */
  standing(): ActorMessage[];
  find(id: string): AnyActorRef | undefined;
  end(): void;
}

/**
 * Watches the system of a root.
 *
 * @param tell hears of what happens from now on, not redacted, and returns the number that it was told under
 */
export function watchSystem(root: AnyActorRef, tell: (told: Told) => number): Watch {
  const actors = new Map<string, AnyActorRef>();
  const contexts = new Map<string, unknown>();
  const numbers = new WeakMap<AnyEventObject, { actor: string; n: number }>();
  for (const actor of treeUnder(root)) actors.set(actor.sessionId, actor);

  function hear(inspected: InspectionEvent): void {
    const actor = inspected.actorRef as AnyActorRef; // the system has no others
    const id = actor.sessionId;
    const at = Date.now();
    if (inspected.type === '@xstate.actor') {
      actors.set(id, actor);
      tell(introduced(actor)); // it is being made, and has no snapshot yet
    }
    if (inspected.type === '@xstate.event') {
      const n = tell({
        kind: 'event',
        at,
        actor: id,
        from: inspected.sourceRef?.sessionId ?? null,
        event: inspected.event,
      });
      numbers.set(inspected.event, { actor: id, n });
    }
    if (inspected.type === '@xstate.microstep') {
      const machine = machineOf(actor);
      const transitions = takenIn(inspected, machine);
      if (machine && transitions.length > 0) tell({ kind: 'taken', at, actor: id, machine: machine.id, transitions });
    }
    if (inspected.type === '@xstate.snapshot') {
      const { context, ...state } = stateIn(inspected.snapshot);
      const isSame = contexts.has(id) && contexts.get(id) === context;
      contexts.set(id, context);
      const number = numbers.get(inspected.event);
      const by = number?.actor === id ? { by: number.n } : {};
      tell({ kind: 'snapshot', at, actor: id, ...by, ...state, ...(isSame ? {} : { context }) });
      if (state.status !== 'active') {
        actors.delete(id);
        contexts.delete(id);
        tell({ kind: 'stopped', actor: id });
      }
    }
  }

  const { unsubscribe } = root.system.inspect((inspected) => {
    try {
      hear(inspected);
    } catch (error) {
      // whoever watches must not break what is watched, inside whose step this runs
      console.warn('The inspector missed something', error);
    }
  });

  return {
    standing: () => [...actors.values()].map((actor) => ({ ...introduced(actor), ...stateIn(actor.getSnapshot()) })),
    find: (id) => actors.get(id),
    end: unsubscribe,
  };
}

/** An actor and all below it; parents before their children. */
export function treeUnder(actor: AnyActorRef): AnyActorRef[] {
  const { children = {} }: { children?: Record<string, AnyActorRef | undefined> } = actor.getSnapshot();
  return [actor, ...Object.values(children).flatMap((child) => (child ? treeUnder(child) : []))];
}

function introduced(actor: AnyActorRef): ActorMessage {
  const machine = machineOf(actor);
  return {
    kind: 'actor',
    id: actor.sessionId,
    name: actor.id,
    parent: actor._parent?.sessionId ?? null,
    ...(machine && { machine: machine.id, chart: chartOf(machine) }),
  };
}

function machineOf({ logic }: AnyActorRef & { logic?: unknown }): AnyStateMachine | undefined {
  return logic instanceof StateMachine ? logic : undefined;
}

function stateIn(snapshot: Snapshot<unknown>): ActorState {
  const { status } = snapshot;
  if (!isOfMachine(snapshot)) {
    const { input, output, error } = snapshot as { input?: unknown; output?: unknown; error?: unknown };
    return { status, state: [status], isBusy: false, context: { input, output, error } };
  }
  const state = snapshot._nodes.map(({ machine, path }) => [machine.id, ...path].join('.'));
  return { status, state, isBusy: snapshot.hasTag('busy'), context: snapshot.context };
}

const isOfMachine = (snapshot: Snapshot<unknown>): snapshot is AnyMachineSnapshot => '_nodes' in snapshot;

const namesByMachine = new WeakMap<AnyStateMachine, Map<AnyTransitionDefinition, ChartTransition>>();

function takenIn(step: Extract<InspectionEvent, { type: '@xstate.microstep' }>, machine?: AnyStateMachine): string[] {
  if (!machine) return [];
  const names = namesByMachine.get(machine) ?? transitionsOf(machine);
  namesByMachine.set(machine, names);
  return step._transitions.flatMap((definition) => names.get(definition)?.id ?? []);
}
