/**
 * Finds a shortest path to every transition of a chart. Long because the search and what it compares are read
 * together.
 */
import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createEmptyActor,
  type InspectionEvent,
  type StateValue,
} from 'xstate';
import { type ChartTransition, transitionsOf } from '../../src/machines/chart.ts';
import { restorable } from '../../src/machines/persistence/restorable.ts';
import { type Act, type Flow, isTimer, type Start } from './flow.ts';
import { getShortestPaths } from './graph.ts';
import { plain } from './plain.ts';

export interface Step extends Act {
  /** The transitions of the step, including the eventless ones that follow. */
  readonly takes: readonly string[];
  /** The state before the step. */
  readonly from: StateValue;
  readonly before: AnyMachineSnapshot;
  /** The keys of the context that the step has changed. */
  readonly changed: readonly string[];
  readonly snapshot: AnyMachineSnapshot;
}

export interface Path {
  readonly start: Start;
  readonly steps: readonly Step[];
}

/** A path in the words of a manual test. */
export const describePath = ({ start, steps }: Path): string =>
  [`(${start.words})`, ...steps.map(({ words }) => words)].join(' → ');

/** Far above what any machine needs; a machine that reaches it has an unbounded context. */
const limit = 60_000;

/**
 * The fewest shortest paths that take every transition which the acts of these starts can take, from every state in
 * which it can be taken.
 *
 * @throws when the machine has more states than `limit`
 */
export function pathsThrough({ machine, starts }: Explored): Path[] {
  const taken = new Set<string>();
  return starts.flatMap((start) => fewest(foundFrom(machine, start), taken, fromEveryState));
}

/**
 * The same paths, and probes: the fewest paths on which each transition changes each set of keys that it can change, and
 * on which each act is ignored in each state in which no guard holds.
 *
 * @throws as `pathsThrough` does
 */
export function pathsAndProbes({ machine, starts }: Explored): { paths: Path[]; probes: Path[] } {
  const taken = new Set<string>();
  const tried = new Set<string>();
  const found = starts.map((start) => {
    const all = foundFrom(machine, start);
    const paths = fewest(all, taken, fromEveryState);
    for (const name of paths.flatMap(({ steps }) => steps.flatMap(withEveryResult))) tried.add(name);
    const own = start.isSpecial ? new Set(paths.flatMap(({ steps }) => steps.flatMap(withEveryResult))) : tried;
    return { paths, probes: fewest(all, own, withEveryResult) };
  });
  return { paths: found.flatMap(({ paths }) => paths), probes: found.flatMap(({ probes }) => probes) };
}

type Explored = Pick<Flow, 'machine' | 'starts'>;

/**
 * The fewest beginnings of these paths that take every transition once: the paths of a manual test. A beginning is kept
 * for what its last step takes, and of equally short ones the first by the names of those transitions, wherever their
 * rows are.
 */
export function manualTestPaths(paths: readonly Path[]): Path[] {
  const beginnings = paths.flatMap(({ start, steps }) =>
    steps.map(({ takes }, at) => ({ path: { start, steps: steps.slice(0, at + 1) }, last: takes.join('\n') })),
  );
  beginnings.sort((one, other) => (one.last < other.last ? -1 : Number(one.last > other.last)));
  const ordered = beginnings.map(({ path }) => path);
  return fewest(ordered, new Set(), ({ takes }) => takes);
}

const fromEveryState = ({ takes, from }: Step): string[] => takes.map((id) => `${id} ${JSON.stringify(from)}`);

const withEveryResult = ({ words, takes, from, changed }: Step): string[] => [
  JSON.stringify([takes.length > 0 ? takes : words, from, changed]),
];

/** The paths of each start, which several files of a worker explore. */
const explored = new WeakMap<AnyStateMachine, Map<Start, readonly Path[]>>();

function foundFrom(machine: AnyStateMachine, start: Start): readonly Path[] {
  const known = explored.get(machine) ?? new Map<Start, readonly Path[]>();
  explored.set(machine, known);
  try {
    const paths = known.get(start) ?? shortestPaths(machine, start);
    known.set(start, paths);
    return paths;
  } catch (cause) {
    throw new Error(`The paths of ${machine.id} from “${start.words}” fail or do not end`, { cause });
  }
}

function shortestPaths(machine: AnyStateMachine, start: Start): Path[] {
  const names = namesOf(machine);
  const logic = restorable(machine);
  const input = { ...start.input, ...(start.slice && { slice: { version: 1, ...start.slice } }) };
  const ids = new Map<string, number>();
  const vertex = (from: AnyMachineSnapshot | null, event: AnyEventObject): Vertex => {
    const { scope, taken } = isolated(names);
    const snapshot = from ? logic.transition(from, event, scope) : logic.getInitialSnapshot(scope, input);
    const changed = from ? changedKeys(from.context, snapshot.context) : [];
    const content = JSON.stringify(plain([snapshot.value, snapshot.context]));
    const id = ids.get(content) ?? ids.size;
    ids.set(content, id);
    return { status: 'active', snapshot, takes: taken, changed, id };
  };
  // every edge is a vertex, so most states are left by the same event many times
  const known = new Map<string, Vertex>();
  const walk = {
    getInitialSnapshot: () => vertex(null, { type: 'xstate.init' }),
    transition: ({ snapshot, id }: Vertex, event: AnyEventObject) => {
      const key = `${id} ${wordsOf(event, start.acts)}`;
      const next = known.get(key) ?? vertex(snapshot, event);
      known.set(key, next);
      return next;
    },
  };
  const found: { steps: { event: AnyEventObject; state: Vertex }[] }[] = getShortestPaths(
    walk as never,
    {
      limit,
      events: ({ snapshot }: Vertex) => eventsIn(snapshot, start),
      serializeEvent: (event: AnyEventObject) => wordsOf(event, start.acts),
      // a vertex per edge, so that a shortest path ends in every transition and not only in every state
      serializeState: ({ id }: Vertex, event?: AnyEventObject, before?: Vertex) =>
        `${id} ${event ? wordsOf(event, start.acts) : ''} ${before?.id}`,
    } as never,
  ) as never;
  return found.map(({ steps }) => ({
    start,
    steps: steps.slice(1).map(({ event, state: { snapshot, takes, changed } }, at) => ({
      words: wordsOf(event, start.acts),
      event,
      from: steps[at]?.state.snapshot.value ?? snapshot.value,
      before: steps[at]?.state.snapshot ?? snapshot,
      snapshot,
      takes,
      changed,
    })),
  }));
}

/** The keys with other values. */
function changedKeys(before: Context, after: Context): string[] {
  if (before === after) return [];
  return Object.keys(after).filter(
    (key) => before[key] !== after[key] && JSON.stringify(plain(before[key])) !== JSON.stringify(plain(after[key])),
  );
}

type Context = Readonly<Record<string, unknown>>;

interface Vertex {
  readonly status: 'active';
  readonly snapshot: AnyMachineSnapshot;
  readonly takes: readonly string[];
  readonly changed: readonly string[];
  /** The same for the same state and context. */
  readonly id: number;
}

type Names = ReadonlyMap<unknown, ChartTransition>;

const namesOf = (machine: AnyStateMachine): Names => transitionsOf(machine);

/** A system for one step, in which no actor runs and every name refers to an actor that ignores events. */
function isolated(names: Names) {
  const taken: string[] = [];
  const nobody = createEmptyActor();
  nobody.system.inspect((inspected: InspectionEvent) => {
    if (inspected.type !== '@xstate.microstep') return;
    for (const definition of inspected._transitions) {
      const name = names.get(definition)?.id;
      if (name) taken.push(name);
    }
  });
  const system = Object.assign(Object.create(nobody.system), { get: () => nobody });
  const self: AnyActorRef = Object.assign(Object.create(nobody), { _parent: nobody, system });
  const nothing = () => undefined;
  const scope = { self, system, id: 'driven', sessionId: 'x:0', logger: nothing, defer: nothing, stopChild: nothing };
  return { taken, scope: { ...scope, emit: nothing, actionExecutor: nothing } as never };
}

/** The events that are possible in a state: the acts that it accepts, and its timers. */
function eventsIn(snapshot: AnyMachineSnapshot, { acts, within = () => true }: Start): AnyEventObject[] {
  if (snapshot.status !== 'active' || !within(snapshot)) return [];
  // `ownEvents` leaves out transitions without targets and actions
  const accepted = new Set(snapshot._nodes.flatMap(({ transitions }) => [...transitions.keys()]));
  const timers = [...accepted].filter((type) => isTimer({ type })).map((type) => ({ type }));
  const possible = acts.filter(({ event, when }) => accepted.has(event.type) && (when?.(snapshot) ?? true));
  return [...possible.map(({ event }) => event), ...timers];
}

function wordsOf(event: AnyEventObject, acts: readonly Act[]): string {
  if (isTimer(event)) return `Wait (${/^xstate\.after\.([^.]+)/.exec(event.type)?.[1]})`;
  return acts.find((each) => each.event === event)?.words ?? event.type;
}

/** Shortest first; a path is left out when its steps do nothing new. */
function fewest(paths: readonly Path[], done: Set<string>, doneBy: (step: Step) => readonly string[]): Path[] {
  const required = [...paths]
    .sort((a, b) => a.steps.length - b.steps.length)
    .filter(({ steps }) => {
      const before = done.size;
      for (const name of steps.flatMap(doneBy)) done.add(name);
      return done.size > before;
    });
  return required.filter((path) => !required.some((other) => other !== path && isBeginning(path, other)));
}

const isBeginning = (path: Path, longer: Path): boolean =>
  path.start === longer.start &&
  path.steps.length <= longer.steps.length &&
  path.steps.every(({ event }, at) => event === longer.steps[at]?.event);
