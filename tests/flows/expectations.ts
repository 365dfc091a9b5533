/**
 * The expected result of every transition, stored beside the tests, so that every change of a chart appears in a diff.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import { type Chart, chartOf, stateIdOf } from '../../src/machines/chart.ts';
import { describePath, type Path, pathsAndProbes } from './explore.ts';
import type { Flow, Start } from './flow.ts';
import { Oracle, type Violation } from './invariants/oracle.ts';
import type { MachineName } from './machines.ts';
import { plain } from './plain.ts';
import { type Outcome, runPath } from './replay.ts';

/** One transition, taken from one state at the end of a path, or an event that was ignored there. */
interface Expectation {
  readonly from: unknown;
  readonly start: string;
  readonly by: readonly string[];
  readonly state: unknown;
  readonly changes: Readonly<Record<string, unknown>>;
  readonly effects: readonly string[];
  /** Missing without tags. */
  readonly tags?: readonly string[];
}

interface PathRun {
  readonly path: Path;
  readonly outcomes: readonly Outcome[];
}

export interface FlowRun {
  readonly paths: readonly PathRun[];
  readonly probes: readonly PathRun[];
  /**
   * What each transition did when the running actor first took it from a state and changed these keys, and what each
   * event did that was ignored, as `auth: auth.signIn is ignored`. Each start has its first state, as `auth: begins with
   * the login page, signed out`.
   */
  readonly done: Readonly<Record<string, readonly Expectation[]>>;
  /** Transitions that no path takes. */
  readonly missing: readonly string[];
  /** States that no path enters. */
  readonly unvisited: readonly string[];
  /** The invariants that do not hold after a step of a path. */
  readonly violations: readonly Violation[];
}

/** Finds the paths of a machine and runs them all on the real actor. */
export function runFlow(flow: Flow, name: MachineName): FlowRun {
  const found = pathsAndProbes(flow);
  const runOf = (path: Path): PathRun => ({ path, outcomes: runPath(flow, path) });
  const paths = found.paths.map(runOf);
  const probes = found.probes.map(runOf);
  const done: Record<string, Expectation[]> = {};
  const visited = new Set<string>();
  const violations: Violation[] = [];
  for (const { path, outcomes } of [...paths, ...probes]) {
    const oracle = new Oracle(name);
    for (const [at, outcome] of outcomes.entries()) {
      const broken = oracle.violationsAt(outcome.moment);
      violations.push(...broken.map((sentence) => ({ machine: name, path: describePath(path), step: at, sentence })));
      for (const node of outcome.snapshot._nodes) visited.add(stateIdOf(node));
      const expectation = expectationOf(path, at, outcome, outcomes[at - 1]);
      for (const taken of outcome.takes) addTo(done, taken, expectation, path.start);
      if (at === 0) addTo(done, beginsId(flow.machine, path), expectation, path.start);
      const ignored = outcome.takes.length === 0 && path.steps[at - 1]?.event.type;
      if (ignored) addTo(done, ignoredId(flow.machine, ignored), expectation, path.start);
    }
  }
  const { transitions, states } = chartOf(flow.machine);
  return {
    paths,
    probes,
    done,
    missing: transitions.map(({ id }) => id).filter((id) => !Object.hasOwn(done, id)),
    unvisited: unentered(
      flow.machine,
      visited,
      states.map(({ id }) => id),
      done,
    ),
    violations,
  };
}

function addTo(
  done: Record<string, Expectation[]>,
  id: string,
  expectation: Expectation,
  { isSpecial = false }: Start,
): void {
  done[id] ??= [];
  const situation = situationOf(expectation);
  const isKnown = (other: Expectation) =>
    situationOf(other) === situation && (!isSpecial || other.start === expectation.start);
  if (!done[id].some(isKnown)) done[id].push(expectation);
}

/** The state before, and the keys of the context that have changed. */
const situationOf = ({ from, changes }: Expectation): string =>
  JSON.stringify([from, [...new Set(Object.keys(changes).map((path) => path.split('.')[0]))].sort()]);

const ignoredId = ({ id }: AnyStateMachine, event: string): string => `${id}: ${event} is ignored`;

const beginsId = ({ id }: AnyStateMachine, { start }: Path): string => `${id}: begins with ${start.words}`;

/** Whether this is the id of a start or an ignored event, and not of a transition. */
export const isOtherId = (id: string): boolean => id.endsWith(' is ignored') || id.includes(': begins with ');

function expectationOf({ start, steps }: Path, at: number, outcome: Outcome, before: Outcome | undefined): Expectation {
  return {
    from: before?.state ?? null,
    start: start.words,
    by: steps.slice(0, at).map(({ words }) => words),
    ...resultOf(outcome),
  };
}

/** What is expected of a step. */
export function resultOf({ state, changes, effects, snapshot: { tags } }: Outcome) {
  const result = { state, changes, effects, tags: tags.size > 0 ? [...tags].sort() : undefined };
  return plain(result) as Pick<Expectation, 'state' | 'changes' | 'effects' | 'tags'>; // plain keeps the shape
}

/** Identifies the beginning of a path by its words. */
export const beginningOf = (start: string, by: readonly string[]): string => [start, ...by].join('\n');

/** Whether two results are the same. Both are plain data with their keys in the same order. */
export const isSameResult = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A state that an `always` transition leaves at once was entered too. */
function unentered(machine: AnyStateMachine, visited: Set<string>, all: string[], done: object): string[] {
  const passed = chartOf(machine)
    .transitions.filter(({ kind, id }) => kind === 'always' && Object.hasOwn(done, id))
    .map(({ from }) => from);
  return all.filter((id) => !visited.has(id) && !passed.includes(id));
}

const fileOf = (name: string): string => `${import.meta.dirname}/expected/${name}.json`;

/** The expected results of a machine's transitions by their ids; empty before the first are written. */
export function expected(name: string): FlowRun['done'] {
  return existsSync(fileOf(name)) ? JSON.parse(readFileSync(fileOf(name), 'utf8')) : {};
}

/** Writes the current results of a machine as the expected ones. Review the diff before committing it. */
export function writeExpected(name: string, done: FlowRun['done'], transitions: Chart['transitions']): void {
  const ids = [...transitions.map(({ id }) => id), ...Object.keys(done).filter(isOtherId).sort()];
  const order = ids.filter((id) => Object.hasOwn(done, id)).map((id) => [id, done[id]]);
  mkdirSync(`${import.meta.dirname}/expected`, { recursive: true });
  writeFileSync(fileOf(name), `${JSON.stringify(Object.fromEntries(order), null, 2)}\n`);
}
