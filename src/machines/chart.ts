/** A machine's definition as plain data, from which it is drawn, documented and measured for coverage. */
import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, and, not, or } from 'xstate';

export interface Chart {
  readonly id: string;
  /** Parents before their children; the first is the root. */
  readonly states: readonly ChartState[];
  readonly transitions: readonly ChartTransition[];
}

export interface ChartState {
  /** `signUp.documents.uploading`: the machine's id and the path to the state. */
  readonly id: string;
  readonly key: string;
  readonly parent: string | null;
  readonly type: AnyStateNode['type'];
  /** The initial state of a state with children. */
  readonly initial: string | null;
  /** The ids of the actors that run while it is active. */
  readonly services: readonly string[];
}

export interface ChartTransition {
  /** `auth.pending: ✓ signIn [hasToken] → auth.succeeded` */
  readonly id: string;
  readonly from: string;
  /** Empty where the state does not change. */
  readonly targets: readonly string[];
  readonly kind: 'event' | 'after' | 'done' | 'error' | 'always';
  /** The event's type; of `done` and `error` the actor's id; of `after` the name of the delay, or milliseconds. */
  readonly event: string;
  readonly guard: string | null;
  readonly actions: readonly string[];
}

/** The chart of a machine, with every transition of its definition. */
export function chartOf(machine: AnyStateMachine): Chart {
  const nodes = nodesOf(machine.root);
  return { id: machine.id, states: nodes.map(stateOf), transitions: [...transitionsOf(machine).values()] };
}

/** Every transition of a machine's definition, to identify one that an inspection event reports. */
export function transitionsOf(machine: AnyStateMachine): Map<AnyTransitionDefinition, ChartTransition> {
  const all = nodesOf(machine.root).flatMap((node) =>
    [...node.transitions.values(), node.always ?? []].flat().map((definition) => ({ node, definition })),
  );
  const seen = new Map<string, number>();
  return new Map(
    all.map(({ node, definition }) => {
      const transition = transitionOf(node, definition);
      const count = (seen.get(transition.id) ?? 0) + 1;
      seen.set(transition.id, count);
      // a duplicate can never be taken, so it must not share the id of the first
      return [definition, count === 1 ? transition : { ...transition, id: `${transition.id} (${count})` }];
    }),
  );
}

/** The label of a transition's cause: `signUp.next`, `✓ signIn`, `✗ signIn`, `after 500 ms`, `always`. */
export function causeOf({ kind, event }: Pick<ChartTransition, 'kind' | 'event'>): string {
  if (kind === 'done') return `✓ ${event}`;
  if (kind === 'error') return `✗ ${event}`;
  if (kind === 'after') return `after ${/^\d+$/.test(event) ? `${event} ms` : event}`;
  return kind === 'always' ? 'always' : event;
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

/** The id of a state, with those of the states around it: `auth.failed`. */
export const stateIdOf = ({ machine, path }: AnyStateNode): string => [machine.id, ...path].join('.');

function stateOf(node: AnyStateNode): ChartState {
  const [first] = node.type === 'compound' ? (node.initial.target ?? []) : [];
  return {
    id: stateIdOf(node),
    key: node.key,
    parent: node.parent ? stateIdOf(node.parent) : null,
    type: node.type,
    initial: first ? stateIdOf(first) : null,
    services: node.invoke.map(({ id }) => id),
  };
}

function transitionOf(node: AnyStateNode, definition: AnyTransitionDefinition): ChartTransition {
  const from = stateIdOf(node);
  const cause = causeIn(node, definition);
  const guard = definition.guard === undefined ? null : nameOf(definition.guard);
  const targets = (definition.target ?? []).map(stateIdOf);
  const leads = targets.length === 0 ? 'stays' : targets.join(' & ');
  const id = `${from}: ${causeOf(cause)}${guard ? ` [${guard}]` : ''} → ${leads}`;
  return { id, from, targets, ...cause, guard, actions: definition.actions.map(nameOf) };
}

function causeIn(node: AnyStateNode, definition: AnyTransitionDefinition): Pick<ChartTransition, 'kind' | 'event'> {
  const delayed = node.after.find((each) => each === definition || each.eventType === definition.eventType);
  if (delayed) return { kind: 'after', event: String(delayed.delay) };
  const [, kind, service = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(definition.eventType) ?? [];
  if (kind === 'done' || kind === 'error') return { kind, event: service };
  if (definition.eventType === '') return { kind: 'always', event: '' };
  return { kind: 'event', event: definition.eventType };
}

/** The name of a guard or an action with its static parameters: `canVisit terms`. */
function nameOf(named: unknown): string {
  if (typeof named === 'string') return named;
  if (typeof named === 'function') {
    const guards = 'guards' in named && Array.isArray(named.guards) ? named.guards : [];
    const combined = guards.length > 0 && combinators.find(({ check }) => 'check' in named && named.check === check);
    return [combined ? combined.name : named.name, ...guards.map(nameOf)].filter(Boolean).join(' ') || 'inline';
  }
  // XState has a name, a function or this
  const { type = 'inline', params } = named as { type?: string; params?: unknown };
  if (typeof params === 'function') return type;
  const values = typeof params === 'object' && params !== null ? Object.values(params) : [params ?? ''];
  return [type, ...values.map(String)].filter(Boolean).join(' ');
}

// identified by `check`, because a production build renames functions
const combinators = Object.entries({ and: and([]), or: or([]), not: not('') }).map(([name, guard]) => ({
  name,
  check: 'check' in guard ? guard.check : undefined,
}));
