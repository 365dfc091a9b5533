/** Reports the actors of a running system, their events, transitions and snapshots. */
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
import { type ChartTransition, chartOf, stateIdOf, transitionsOf } from '../machines/chart.ts';
import type { ActorMessage, ActorState, SystemMessage } from './channel-messages.ts';

export interface Watch {
  /** Every running actor with its current state, parents before their children. */
  actors(): ActorMessage[];
  find(id: string): AnyActorRef | undefined;
  stop(): void;
}

/**
 * Watches the system of a root, including the actors that already run.
 *
 * @param report receives each message, not redacted, and returns its number
 */
export function watchSystem(root: AnyActorRef, report: (message: SystemMessage) => number): Watch {
  const actors = new Map<string, AnyActorRef>();
  const contexts = new Map<string, unknown>();
  const numbers = new WeakMap<AnyEventObject, { actor: string; n: number }>();
  for (const actor of withDescendants(root)) actors.set(actor.sessionId, actor);

  function handle(inspected: InspectionEvent): void {
    const actor = inspected.actorRef as AnyActorRef; // the system has no other type of actor
    const id = actor.sessionId;
    const at = Date.now();
    if (inspected.type === '@xstate.actor') {
      actors.set(id, actor);
      report(actorMessage(actor)); // it is being created and has no snapshot yet
    }
    if (inspected.type === '@xstate.event') {
      const n = report({
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
      if (machine && transitions.length > 0) report({ kind: 'taken', at, actor: id, machine: machine.id, transitions });
    }
    if (inspected.type === '@xstate.snapshot') {
      const { context, ...state } = stateIn(inspected.snapshot);
      const isSame = contexts.has(id) && contexts.get(id) === context;
      contexts.set(id, context);
      const number = numbers.get(inspected.event);
      const by = number?.actor === id ? { by: number.n } : {};
      report({ kind: 'snapshot', at, actor: id, ...by, ...state, ...(isSame ? {} : { context }) });
      if (state.status !== 'active') {
        actors.delete(id);
        contexts.delete(id);
        report({ kind: 'stopped', actor: id });
      }
    }
  }

  const { unsubscribe } = root.system.inspect((inspected) => {
    try {
      handle(inspected);
    } catch (error) {
      // this runs inside a step of the system, which an error here must not interrupt
      console.warn('The inspector failed to report an inspection event', error);
    }
  });

  return {
    actors: () => [...actors.values()].map((actor) => ({ ...actorMessage(actor), ...stateIn(actor.getSnapshot()) })),
    find: (id) => actors.get(id),
    stop: unsubscribe,
  };
}

/** An actor and its descendants, parents before their children. */
export function withDescendants(actor: AnyActorRef): AnyActorRef[] {
  const { children = {} }: { children?: Record<string, AnyActorRef | undefined> } = actor.getSnapshot();
  return [actor, ...Object.values(children).flatMap((child) => (child ? withDescendants(child) : []))];
}

function actorMessage(actor: AnyActorRef): ActorMessage {
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
  if (!isMachineSnapshot(snapshot)) {
    // those of promises and callbacks have some of these
    const { input, output, error } = snapshot as { input?: unknown; output?: unknown; error?: unknown };
    return { status, state: [status], isBusy: false, context: { input, output, error } };
  }
  const state = snapshot._nodes.map(stateIdOf);
  return { status, state, isBusy: snapshot.hasTag('busy'), context: snapshot.context };
}

const isMachineSnapshot = (snapshot: Snapshot<unknown>): snapshot is AnyMachineSnapshot => '_nodes' in snapshot;

const transitionsByMachine = new WeakMap<AnyStateMachine, Map<AnyTransitionDefinition, ChartTransition>>();

function takenIn(step: Extract<InspectionEvent, { type: '@xstate.microstep' }>, machine?: AnyStateMachine): string[] {
  if (!machine) return [];
  const transitions = transitionsByMachine.get(machine) ?? transitionsOf(machine);
  transitionsByMachine.set(machine, transitions);
  return step._transitions.flatMap((definition) => transitions.get(definition)?.id ?? []);
}
