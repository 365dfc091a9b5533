/**
 * The expected result of every transition, stored beside the tests, so that every change of a chart appears in a diff.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import { type Chart, chartOf } from '../../src/machines/chart.ts';
import { describePath, type Path, pathsThrough } from './explore.ts';
import type { Flow } from './flow.ts';
import { Oracle, type Violation } from './invariants/oracle.ts';
import type { MachineName } from './machines.ts';
import { plain } from './plain.ts';
import { type Outcome, runPath } from './replay.ts';

/** One transition, taken from one state at the end of a path. */
interface Expectation {
  readonly from: unknown;
  readonly start: string;
  readonly by: readonly string[];
  readonly state: unknown;
  readonly changes: unknown;
  readonly effects: readonly string[];
}

export interface FlowRun {
  readonly paths: readonly { readonly path: Path; readonly outcomes: readonly Outcome[] }[];
  /** What each transition did when the running actor first took it from a state. */
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
  const paths = pathsThrough(flow).map((path) => ({ path, outcomes: runPath(flow, path) }));
  const done: Record<string, Expectation[]> = {};
  const visited = new Set<string>();
  const violations: Violation[] = [];
  for (const { path, outcomes } of paths) {
    const oracle = new Oracle(name);
    for (const [at, outcome] of outcomes.entries()) {
      const broken = oracle.violationsAt(outcome.moment);
      violations.push(...broken.map((sentence) => ({ machine: name, path: describePath(path), step: at, sentence })));
      for (const node of outcome.snapshot._nodes) visited.add([flow.machine.id, ...node.path].join('.'));
      for (const taken of outcome.takes) addTo(done, taken, expectationOf(path, at, outcome, outcomes[at - 1]));
    }
  }
  const { transitions, states } = chartOf(flow.machine);
  return {
    paths,
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

function addTo(done: Record<string, Expectation[]>, id: string, expectation: Expectation): void {
  done[id] ??= [];
  const from = JSON.stringify(expectation.from);
  if (!done[id].some((other) => JSON.stringify(other.from) === from)) done[id].push(expectation);
}

function expectationOf({ start, steps }: Path, at: number, outcome: Outcome, before: Outcome | undefined): Expectation {
  const { state, changes, effects } = outcome;
  return {
    from: before?.state ?? null,
    start: start.words,
    by: steps.slice(0, at).map(({ words }) => words),
    ...(plain({ state, changes, effects }) as Pick<Expectation, 'state' | 'changes' | 'effects'>), // plain keeps the shape
  };
}

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
  const order = transitions.filter(({ id }) => Object.hasOwn(done, id)).map(({ id }) => [id, done[id]]);
  mkdirSync(`${import.meta.dirname}/expected`, { recursive: true });
  writeFileSync(fileOf(name), `${JSON.stringify(Object.fromEntries(order), null, 2)}\n`);
}
