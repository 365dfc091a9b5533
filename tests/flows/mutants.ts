/** Changes one part of a machine's definition at a time: transitions, guards, actions, targets, states and services. */
import { type AnyStateMachine, type AnyStateNode, createMachine, not } from 'xstate';
import { type ChartTransition, causeOf, transitionsOf } from '../../src/machines/chart.ts';
import {
  type NodeConfig,
  normalized,
  type Slot,
  type StateEntry,
  slotsOf,
  statesOf,
  type TransitionConfig,
} from './normal-config.ts';

export interface Mutant {
  /** `auth.pending: ✓ signIn [hasToken] → auth.succeeded: drop the action raiseFlag` */
  readonly id: string;
  readonly machine: AnyStateMachine;
  /** The type of the event of the changed transition; `null` when another part is changed. */
  readonly event: string | null;
  /** The ids of the changed transition, or of those that run a changed action. */
  readonly transitions: readonly string[];
}

/** A change of a copy of the definition; its words, and what it does. */
type Change = readonly [words: string, apply: (config: NodeConfig) => void];

/** Every mutant of a machine that can be created. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const config = normalized(machine.config as NodeConfig); // the parts of XState's type that are changed
  const names = transitionsOf(machine);
  const ofTransitions = slotsOf(config).flatMap((slot, at) =>
    slot.list.flatMap((transition, index) => {
      const node = nodeAt(machine, slot.path);
      const definition = slot.type === '' ? node.always?.[index] : node.transitions.get(slot.type)?.[index];
      const chart = definition && names.get(definition);
      if (!chart) throw new Error(`There is no transition ${index} for ${slot.type} in ${node.id}`);
      const changes = transitionChanges(machine, { slot, at, transition, index, chart });
      return changes.map((change) => ({ change, of: chart.id, event: slot.type, transitions: [chart.id] }));
    }),
  );
  const ofStates = statesOf(config).flatMap(({ path, node }, at) =>
    stateChanges(machine, { path, node, at }).map((change) => ({
      change,
      of: nodeAt(machine, path).id,
      event: null,
      transitions: [],
    })),
  );
  return [...ofTransitions, ...ofStates].flatMap(({ change: [words, apply], of, event, transitions }) => {
    const created = create(machine, apply);
    return created ? [{ id: `${of}: ${words}`, machine: created, event, transitions }] : [];
  });
}

interface Place {
  readonly slot: Slot;
  /** The place of the slot among all slots of the definition. */
  readonly at: number;
  readonly transition: TransitionConfig;
  readonly index: number;
  readonly chart: ChartTransition;
}

function transitionChanges(machine: AnyStateMachine, { at, transition, index, slot, chart }: Place): Change[] {
  const change =
    (edit: (transition: TransitionConfig, list: TransitionConfig[]) => void) =>
    (config: NodeConfig): void => {
      const { list } = slotsOf(config)[at] ?? { list: [] };
      const own = list[index];
      if (own) edit(own, list);
    };
  const { guard, actions = [], target, reenter } = transition;
  const other = target === undefined ? null : otherStateOf(machine, chart);
  return [
    ['drop the transition', change((_, list) => list.splice(index, 1))],
    ...(guard === undefined
      ? []
      : ([
          ['drop the guard', change((own) => Object.assign(own, { guard: () => true }))],
          ['negate the guard', change((own) => Object.assign(own, { guard: not(guard as never) }))],
        ] satisfies Change[])),
    ...actionChanges(machine, actions, (edit) => change((own) => edit(own.actions ?? []))),
    ...(target === undefined ? [] : ([['drop the target', change((own) => delete own.target)]] satisfies Change[])),
    ...(other
      ? ([[`lead to ${other.id}`, change((own) => Object.assign(own, { target: `#${other.id}` }))]] satisfies Change[])
      : []),
    ...(reenter ? ([['do not reenter', change((own) => delete own.reenter)]] satisfies Change[]) : []),
    ...(index + 1 < slot.list.length
      ? ([
          ['take it after the next', change((own, list) => list.splice(index, 2, list[index + 1] ?? own, own))],
        ] satisfies Change[])
      : []),
  ];
}

function stateChanges(machine: AnyStateMachine, { path, node, at }: StateEntry & { at: number }): Change[] {
  const change = (edit: (node: NodeConfig) => void) => (config: NodeConfig) => {
    const own = statesOf(config)[at]?.node;
    if (own) edit(own);
  };
  const keys = Object.keys(node.states ?? {});
  const initial = keys[(keys.indexOf(String(node.initial)) + 1) % keys.length];
  return [
    ...actionChanges(machine, node.entry ?? [], (edit) => change((own) => edit(own.entry ?? [])), 'entry '),
    ...actionChanges(machine, node.exit ?? [], (edit) => change((own) => edit(own.exit ?? [])), 'exit '),
    ...(node.invoke ?? []).map(
      ({ id }, index): Change => [`drop the service ${id}`, change((own) => own.invoke?.splice(index, 1))],
    ),
    ...(node.tags ?? []).map(
      (tag, index): Change => [`drop the tag ${tag}`, change((own) => own.tags?.splice(index, 1))],
    ),
    ...(typeof node.initial === 'string' && initial !== node.initial
      ? ([
          [`begin in ${[...path, initial].join('.')}`, change((own) => Object.assign(own, { initial }))],
        ] satisfies Change[])
      : []),
  ];
}

type EditActions = (edit: (actions: unknown[]) => void) => Change[1];

function actionChanges(
  machine: AnyStateMachine,
  actions: readonly unknown[],
  change: EditActions,
  where = '',
): Change[] {
  const names = Object.keys(machine.implementations.actions);
  return actions.flatMap((action, index): Change[] => {
    const name = typeof action === 'string' ? action : String((action as { type?: unknown }).type ?? 'inline'); // an action is a name or an object with one
    const other = names[(names.indexOf(name) + 1) % names.length];
    return [
      [`drop the ${where}action ${name}`, change((all) => all.splice(index, 1))],
      ...(other && other !== name
        ? ([
            [
              `replace the ${where}action ${name} by ${other}`,
              change((all) => all.splice(index, 1, typeof action === 'object' ? { ...action, type: other } : other)),
            ],
          ] satisfies Change[])
        : []),
    ];
  });
}

/** The next sibling of the first target. */
function otherStateOf(machine: AnyStateMachine, { targets }: ChartTransition): AnyStateNode | null {
  const [first = ''] = targets;
  const target = nodeAt(machine, first.split('.').slice(1));
  const siblings = Object.values(target.parent?.states ?? {});
  const other = siblings[(siblings.indexOf(target) + 1) % siblings.length];
  return other && other !== target ? other : null;
}

function nodeAt(machine: AnyStateMachine, path: readonly string[]): AnyStateNode {
  return path.reduce<AnyStateNode>((node, key) => {
    const child = node.states[key];
    if (!child) throw new Error(`There is no state ${key} in ${node.id}`);
    return child;
  }, machine.root);
}

/** The machine with the change; `null` when its definition is no longer valid. */
function create(machine: AnyStateMachine, apply: Change[1]): AnyStateMachine | null {
  const config = normalized(machine.config as NodeConfig); // as above
  apply(config);
  try {
    const created: AnyStateMachine = createMachine(config as never, machine.implementations as never);
    transitionsOf(created);
    return created;
  } catch {
    return null;
  }
}

/** The id of each transition of a mutant, by the id that it has in the machine. */
export function originalIds(machine: AnyStateMachine, mutant: AnyStateMachine): ReadonlyMap<string, string> {
  const before = [...transitionsOf(machine).values()];
  const now = [...transitionsOf(mutant).values()];
  if (before.length !== now.length) return new Map(now.map(({ id }) => [id, id]));
  return new Map(
    now.map(({ id, ...transition }, at) => [id, isSamePlace(transition, before[at]) ? (before[at]?.id ?? id) : id]),
  );
}

const isSamePlace = (a: Pick<ChartTransition, 'from' | 'kind' | 'event'>, b: ChartTransition | undefined): boolean =>
  b !== undefined && a.from === b.from && causeOf(a) === causeOf(b);
