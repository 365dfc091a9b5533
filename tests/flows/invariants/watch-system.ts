/** Checks every actor of a running system against its invariants, after each of its events. */
import type { AnyActor, AnyActorRef, AnyStateMachine } from 'xstate';
import { machineOf } from '../../../src/recording/replay-app.ts';
import { type MachineName, machines } from '../machines.ts';
import { type Moment, momentOf } from './moment.ts';
import { Oracle, type Violation } from './oracle.ts';

interface Watched {
  readonly oracle: Oracle;
  readonly machine: MachineName;
  last: Moment | null;
  step: number;
}

/**
 * Checks from now on, and adds what it finds to the returned list; `path` is the name of the actor. The first state of
 * an actor is not checked, because a checkpoint has no services and no timers.
 */
export function watchSystem(app: AnyActor): Violation[] {
  const violations: Violation[] = [];
  const watched = new Map<AnyActorRef, Watched>();
  app.system.inspect((inspected) => {
    if (inspected.type !== '@xstate.snapshot' || inspected.event.type === 'xstate.stop') return;
    const { event } = inspected;
    const actorRef = inspected.actorRef as AnyActorRef; // the inspected actors of a system are complete
    const name = nameOf(actorRef);
    const machine = name === null ? null : machineNames.get(machineOf(name));
    if (name === null || !machine) return;
    const known = watched.get(actorRef) ?? { oracle: new Oracle(machine), machine, last: null, step: 0 };
    watched.set(actorRef, known);
    const now = momentOf(actorRef, { event: event.type === 'xstate.init' ? null : event, before: known.last });
    if (known.last !== null && !hasLostRows(now)) {
      known.step += 1;
      const found = known.oracle
        .violationsAt(now)
        .map((sentence) => ({ machine, path: name, step: known.step, sentence }));
      violations.push(...found);
    }
    known.last = now;
  });
  return violations;
}

/** Whether the rows that a list had read were discarded from the browser's memory before the recording was saved. */
const hasLostRows = ({ snapshot, value, context }: Moment): boolean =>
  snapshot.machine.id === 'list' && value === 'succeeded' && context.data === null;

/** The name of an actor with a machine. */
const nameOf = (actor: object): string | null =>
  'src' in actor && 'id' in actor && isMachine(actor) && typeof actor.id === 'string' ? actor.id : null;

const isMachine = (actor: object): boolean =>
  'getSnapshot' in actor && typeof actor.getSnapshot === 'function' && '_nodes' in (actor.getSnapshot() ?? {});

const machineNames = new Map<AnyStateMachine, MachineName>(
  Object.entries(machines).map(([name, machine]) => [machine, name as MachineName]), // the keys of that record
);
