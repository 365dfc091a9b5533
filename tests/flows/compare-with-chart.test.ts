/** The comparison reports every change of a chart: additions, removals and errors. */
import './fixed.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type AnyStateMachine, createMachine, StateMachine } from 'xstate';
import { projectRoot } from '../../scripts/project-paths.mjs';
import { filesIn } from '../../scripts/sources.mjs';
import { compareWithChart } from './compare-with-chart.ts';
import { expected, runFlow } from './expectations.ts';
import { flows } from './flows.ts';
import { machines } from './machines.ts';

/** Changes the chart of the auth machine and compares it with the expected results of the unchanged one. */
function problemsAfter(change: (config: Config) => void): Readonly<Record<string, string>> {
  const config = copyOf(machines.auth.config) as unknown as Config; // the parts of XState's type that the tests change
  change(config);
  const machine: AnyStateMachine = createMachine(config as never, machines.auth.implementations as never);
  const flow = { ...flows.auth, machine };
  return compareWithChart(flow, runFlow(flow, 'auth'), expected('auth')).problems;
}

interface Node {
  on: Record<string, object | string>;
  states: Record<string, Node>;
  invoke: { onDone: object[]; onError: object };
}
type Config = Node & { initial: string };

/** Copies objects and arrays; functions are shared. */
function copyOf<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyOf) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copyOf(each)])) as T;
}

const stateOf = (config: Config, name: string): Node => {
  const node = config.states[name];
  if (!node) throw new Error(`There is no state named ${name}`);
  return node;
};

it('accepts the unchanged chart', () => {
  expect(problemsAfter(() => undefined)).toEqual({});
});

it('reports a transition that no path takes', () => {
  const problems = problemsAfter((config) => {
    stateOf(config, 'idle').on['auth.forgotten'] = 'failed';
  });
  expect(problems).toEqual({ 'auth.idle: auth.forgotten → auth.failed': 'no path takes this transition' });
});

it('reports a transition with a guard that is never true', () => {
  const problems = problemsAfter((config) => {
    const { invoke } = stateOf(config, 'pending');
    invoke.onDone = [{ guard: 'isLoggedIn', target: 'idle' }, ...invoke.onDone];
  });
  expect(problems).toEqual({ 'auth.pending: ✓ signIn [isLoggedIn] → auth.idle': 'no path takes this transition' });
});

it('reports a transition that an earlier one hides', () => {
  const problems = problemsAfter((config) => {
    const { invoke } = stateOf(config, 'pending');
    invoke.onDone = invoke.onDone.toReversed();
  });
  expect(problems['auth.pending: ✓ signIn [hasToken] → auth.succeeded']).toBe('no path takes this transition');
});

it('reports a state that no path enters', () => {
  const problems = problemsAfter((config) => {
    config.states.orphan = { on: {} } as Node;
  });
  expect(problems).toEqual({ 'auth.orphan': 'no path enters this state' });
});

it('reports a new transition until it has an expectation', () => {
  const problems = problemsAfter((config) => {
    stateOf(config, 'pending').on['auth.signIn'] = {};
  });
  expect(problems).toEqual({
    'auth.pending: auth.signIn → stays': 'this transition is new and has no expected result',
  });
});

it('reports a removed transition', () => {
  const problems = problemsAfter((config) => {
    delete stateOf(config, 'pending').on['auth.cancel'];
  });
  expect(problems['auth.pending: auth.cancel → auth.idle']).toBe('the chart no longer has this transition');
});

it('reports a transition with another target', () => {
  const problems = problemsAfter((config) => {
    stateOf(config, 'pending').on['auth.cancel'] = { target: 'failed', actions: 'clearAttempt' };
  });
  expect(Object.keys(problems)).toEqual(
    expect.arrayContaining(['auth.pending: auth.cancel → auth.failed', 'auth.pending: auth.cancel → auth.idle']),
  );
});

it('reports a transition that lacks an action, its own or the exit action of its source', () => {
  const ofTransition = problemsAfter((config) => {
    stateOf(config, 'pending').on['auth.cancel'] = { target: 'idle' };
  });
  expect(ofTransition['auth.pending: auth.cancel → auth.idle']).toMatch(/^it differs from what is expected/);
  const ofExit = problemsAfter((config) => {
    config.on['session.end'] = { target: '.idle', actions: ['clearSession', 'lowerFlag'] };
  });
  expect(ofExit['auth: session.end → auth.idle']).toMatch(/^it differs from what is expected/);
});

// the files are read and not matched by `import.meta.glob`, in which Knip finds a use of each export
it('every machine in the source has a row', async () => {
  const rows = new Set<unknown>(Object.values(flows).map(({ machine }) => machine));
  const paths = filesIn(projectRoot, ['src/machines'], /^src\/machines\/[^/]+\.ts$/);
  const modules: object[] = await Promise.all(paths.map((path) => import(join(projectRoot, path))));
  const made = modules.flatMap((module) =>
    Object.entries(module).filter(([, exported]) => exported instanceof StateMachine),
  );
  expect(made.filter(([, machine]) => !rows.has(machine)).map(([name]) => name)).toEqual([]);
  expect(made.length).toBeGreaterThanOrEqual(rows.size);
});

it('only files in src/machines create machines', () => {
  const makers = filesIn(projectRoot, ['src'], /\.tsx?$/).filter((path) =>
    /\bcreateMachine\(/.test(readFileSync(join(projectRoot, path), 'utf8')),
  );
  expect(makers.filter((path) => !/^src\/machines\/[a-z-]+-machine\.ts$/.test(path))).toEqual([]);
  expect(makers.length).toBeGreaterThan(0);
});
