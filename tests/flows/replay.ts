/**
 * Runs a path on the real machine, with services that the path settles and a clock that it moves. Long because
 * services, clock and effects of a path are recorded together.
 */
import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  SimulatedClock,
  setup,
} from 'xstate';
import { transitionsOf } from '../../src/machines/chart.ts';
import { notProvided } from '../../src/machines/not-provided.ts';
import { restorable } from '../../src/machines/persistence/restorable.ts';
import type { Path } from './explore.ts';
import { type Flow, isTimer, settledBy } from './flow.ts';
import { type Moment, momentOf } from './invariants/moment.ts';
import { changes, plain } from './plain.ts';

/** What one step of a path did. */
export interface Outcome {
  /** The transitions that the running actor took. */
  readonly takes: readonly string[];
  readonly state: unknown;
  readonly changes: Readonly<Record<string, unknown>>;
  /** In order: services started and stopped, timers started, events sent, outside effects and emitted events. */
  readonly effects: readonly string[];
  readonly snapshot: AnyMachineSnapshot;
  /** What invariants read. */
  readonly moment: Moment;
}

/** Runs the path. Returns what each step did; the first is the start. */
export function runPath({ machine, beside = [] }: Pick<Flow, 'machine' | 'beside'>, { start, steps }: Path): Outcome[] {
  const running = startMachine(machine, start, { beside });
  const outcomes = [running.outcome()];
  for (const { event } of steps) {
    running.perform(event);
    outcomes.push(running.outcome());
  }
  running.end();
  return outcomes;
}

interface Props {
  /** The name of the actor. */
  readonly name?: string;
  readonly beside?: readonly string[];
  /** The actor that persists the machine's state, started after it. */
  readonly persist?: AnyActorLogic;
  /** Receives the transitions of each microstep. */
  readonly onMicrostep?: (takes: readonly string[]) => void;
}

/** The machine, running as the child of a parent, at the start of a path. */
export function startMachine(
  machine: AnyStateMachine,
  start: Pick<Path['start'], 'input' | 'slice'>,
  { name = 'driven', beside = [], persist, onMicrostep = () => undefined }: Props = {},
) {
  let effects: string[] = [];
  let taken: string[] = [];
  let before: unknown = {};
  let event: AnyEventObject | null = null;
  let last: Moment | null = null;
  const note: Note = (effect, ...values) => effects.push([effect, ...values.map(json)].join(' '));
  const { machine: driven, names } = provide(machine);
  const clock = new NotedClock((ms) => note(`waits ${ms} ms`));
  const input = { ...start.input, ...(start.slice && { slice: { version: 1, ...start.slice } }) };
  const listener = fakeActor();
  const actors = { driven: restorable(driven) as AnyActorLogic, listener, persist: persist ?? listener };
  const parent = setup({ actors }).createMachine({
    invoke: [
      ...beside.map((each) => ({ id: each, systemId: each, src: 'listener' as const })),
      { id: name, systemId: name, src: 'driven', input: () => input },
      ...(persist ? [{ id: 'persist', src: 'persist' as const }] : []),
    ],
    on: { '*': { actions: ({ event }) => note('sends to parent', event) } },
  });
  const root = createActor(parent, {
    clock,
    inspect: (inspected) => {
      // the first of these events comes before the first state of the machine
      if (inspected.type === '@xstate.actor') notes.set((inspected.actorRef as AnyActorRef).system, note); // complete
      if (inspected.type !== '@xstate.microstep') return;
      const takes = inspected._transitions.flatMap((definition) => names.get(definition)?.id ?? []);
      taken.push(...takes);
      if (takes.length > 0) onMicrostep(takes);
    },
  }).start();
  const actor: AnyActorRef = root.system.get(name);
  actor.on('*', (emitted) => note('emits', emitted));
  const moment = (): Moment => {
    last = momentOf(actor, { event, effects, before: last });
    return last;
  };
  return {
    /** The actor now, with the effects since the last outcome or moment. */
    moment: (): Moment => {
      const now = moment();
      [taken, effects] = [[], []];
      return now;
    },
    actor,
    perform: (performed: AnyEventObject) => {
      event = performed;
      const settled = settledBy(event);
      if (settled) serviceOf(actor, settled.id).send({ ...event, type: 'settle', kind: settled.kind });
      else if (isTimer(event)) clock.increment(delayOf(actor, event));
      else actor.send(event);
    },
    outcome: (): Outcome => {
      const snapshot: AnyMachineSnapshot = actor.getSnapshot();
      if (snapshot.status === 'error') throw snapshot.error;
      const context = plain(snapshot.context);
      const outcome: Outcome = {
        takes: taken,
        state: snapshot.value,
        changes: changes(before, context),
        effects,
        snapshot,
        moment: moment(),
      };
      before = context;
      taken = [];
      effects = [];
      return outcome;
    },
    end: () => root.stop(),
  };
}

class NotedClock extends SimulatedClock {
  readonly #onWait: (ms: number) => void;

  constructor(onWait: (ms: number) => void) {
    super();
    this.#onWait = onWait;
  }

  override setTimeout(callback: () => void, ms: number): number {
    this.#onWait(ms);
    return super.setTimeout(callback, ms);
  }
}

type Note = (effect: string, ...values: unknown[]) => void;

interface Provided {
  readonly machine: AnyStateMachine;
  readonly names: ReturnType<typeof transitionsOf>;
}

const provided = new WeakMap<AnyStateMachine, Provided>();

/** The machine with its actors replaced by ones that wait, and with its outside effects recorded; made once. */
function provide(machine: AnyStateMachine): Provided {
  const known = provided.get(machine);
  if (known) return known;
  const { actors, actions } = machine.implementations;
  const unprovided = Object.entries(actions).filter(([, action]) => action === notProvided);
  const replaced = machine.provide({
    actors: Object.fromEntries(Object.keys(actors).map((name) => [name, fakeActor()])),
    actions: Object.fromEntries(
      unprovided.map(([name]) => [name, ({ self }: { self: AnyActorRef }) => notes.get(self.system)?.(`does ${name}`)]),
    ),
  });
  const made = { machine: replaced, names: transitionsOf(replaced) };
  provided.set(machine, made);
  return made;
}

/** An actor that waits for the path to settle it, synchronously. The path in which it runs records what it does. */
export function fakeActor(): AnyActorLogic {
  const note = ({ system }: AnyActorRef, ...effect: Parameters<Note>): void => notes.get(system)?.(...effect);
  return {
    getInitialSnapshot: ({ self }: { self: AnyActorRef }, input: unknown) => {
      note(self, `starts ${self.id}`, ...(input === undefined ? [] : [input]));
      return { status: 'active', input, output: undefined, error: undefined };
    },
    transition: (snapshot: object, { type, ...event }: AnyEventObject, { self }: { self: AnyActorRef }) => {
      if (type === 'settle') return { ...snapshot, ...settled(event) };
      if (type === 'xstate.stop') {
        note(self, `stops ${self.id}`);
        return { ...snapshot, status: 'stopped' };
      }
      note(self, `sends to ${self.id}`, { type, ...event });
      return snapshot;
    },
    getPersistedSnapshot: (snapshot: object) => snapshot,
  } as never;
}

/** The notes of the paths that run, by their systems. */
const notes = new WeakMap<object, Note>();

const settled = ({ kind, output, error }: Record<string, unknown>): object =>
  kind === 'done' ? { status: 'done', output } : { status: 'error', error };

function serviceOf(actor: AnyActorRef, id: string): AnyActorRef {
  const service = actor.getSnapshot().children[id];
  if (!service) throw new Error(`No service named ${id} is running`);
  return service;
}

function delayOf(actor: AnyActorRef, event: AnyEventObject): number {
  const timers = Object.values(actor.system.getSnapshot()._scheduledEvents);
  const timer = timers.find(({ source, event: { type } }) => source === actor && type === event.type);
  if (!timer) throw new Error(`No timer is running for ${event.type}`);
  return timer.delay;
}

const json = (value: unknown): string => JSON.stringify(plain(value));
