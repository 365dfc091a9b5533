/** Changes one delay of a machine, or one key that one of its actions assigns, at a time. */
import { type AnyStateMachine, assign, createMachine } from 'xstate';
import { transitionsOf } from '../../src/machines/chart.ts';
import { pathsThrough } from './explore.ts';
import type { Flow } from './flow.ts';
import { isEqual } from './invariants/moment.ts';
import type { Mutant } from './mutants.ts';
import { plain } from './plain.ts';

type Assigned = Readonly<Record<string, unknown>>;
type Assignment = Assigned | ((args: unknown, params: unknown) => Assigned);

/** Every such mutant of a machine. A key that an action only ever gives its own value again is left out. */
export function implementationMutantsOf({ machine, starts }: Pick<Flow, 'machine' | 'starts'>): Mutant[] {
  const { actions, delays } = machine.implementations;
  const ofDelays = Object.entries(delays).map(([name, delay]) =>
    mutantOf(machine, `change the delay ${name}`, { delays: { ...delays, [name]: longer(delay) } }, []),
  );
  const ofActions = [...changedKeys(machine, starts)].flatMap(([name, keys]) => {
    const assignment = assignmentOf(actions[name]);
    if (!assignment) return [];
    const users = usersOf(machine, name);
    return [...keys].map((key) => {
      const changed = { ...actions, [name]: assign(without(assignment, key) as never) };
      return mutantOf(machine, `drop ${key} of the action ${name}`, { actions: changed }, users);
    });
  });
  return [...ofDelays, ...ofActions];
}

function mutantOf(machine: AnyStateMachine, words: string, changed: object, transitions: readonly string[]): Mutant {
  const created = createMachine(machine.config as never, { ...machine.implementations, ...changed } as never);
  return { id: `${machine.id}: ${words}`, machine: created, event: null, transitions };
}

const second = 1_000;

const longer = (delay: unknown): unknown =>
  typeof delay === 'function' ? (...args: unknown[]) => delay(...args) + second : Number(delay) + second;

/** What an action assigns; `null` for another action. */
const assignmentOf = (action: unknown): Assignment | null =>
  typeof action === 'function' && 'assignment' in action ? (action.assignment as Assignment) : null; // of XState's `assign`

const without = (assignment: Assignment, key: string): Assignment =>
  typeof assignment === 'function'
    ? (args, params) => omitted(assignment(args, params), key)
    : omitted(assignment, key);

const omitted = (assigned: Assigned, key: string): Assigned =>
  Object.fromEntries(Object.entries(assigned).filter(([each]) => each !== key));

/** The keys that each action gives another value in a situation that the rows lead to. */
function changedKeys(machine: AnyStateMachine, starts: Flow['starts']): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const watched = Object.entries(machine.implementations.actions).flatMap(([name, action]) => {
    const assignment = assignmentOf(action);
    if (!assignment) return [];
    const watch = (args: { context: Assigned }, params: unknown): Assigned => {
      const assigned = assignedBy(assignment, args, params);
      const keys = Object.keys(assigned).filter((key) => !isEqual(plain(assigned[key]), plain(args.context[key])));
      found.set(name, new Set([...(found.get(name) ?? []), ...keys]));
      return assigned;
    };
    return [[name, assign(watch as never)]];
  });
  pathsThrough({ machine: machine.provide({ actions: Object.fromEntries(watched) }), starts });
  return found;
}

const assignedBy = (assignment: Assignment, args: unknown, params: unknown): Assigned =>
  typeof assignment === 'function'
    ? assignment(args, params)
    : Object.fromEntries(
        Object.entries(assignment).map(([key, value]) => [
          key,
          typeof value === 'function' ? value(args, params) : value,
        ]),
      );

/** The transitions that run an action. */
const usersOf = (machine: AnyStateMachine, name: string): string[] =>
  [...transitionsOf(machine).values()].filter(({ actions }) => actions.includes(name)).map(({ id }) => id);
