/** A machine's definition as plain data: what is drawn, documented and counted is read off the chart that runs. */
import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, and, not, or } from 'xstate';

export interface Chart {
  readonly id: string;
  /** Parents before their children; the first is the root. */
  readonly states: readonly ChartState[];
  readonly transitions: readonly ChartTransition[];
}

export interface ChartState {
  /** `wizard.documents.uploading`: the machine's id and the way down to the state. */
  readonly id: string;
  readonly key: string;
  readonly parent: string | null;
  readonly type: AnyStateNode['type'];
  /** The state it begins in, where it has states of its own. */
  readonly initial: string | null;
  /** The services that run while it is active, by their ids. */
  readonly services: readonly string[];
}

export interface ChartTransition {
  /** Its name everywhere: `auth.pending ✓ signIn [hasToken] → auth.succeeded`. */
  readonly id: string;
  readonly from: string;
  /** Where it leads; none where the machine stays as it is. */
  readonly targets: readonly string[];
  readonly kind: 'event' | 'after' | 'done' | 'error' | 'always';
  /** The event's type; the service's id of `done` and `error`; the delay of `after`: its name, or milliseconds. */
  readonly event: string;
  readonly guard: string | null;
  readonly actions: readonly string[];
}

/** The chart of a machine, every transition of its definition included. */
export function chartOf(machine: AnyStateMachine): Chart {
  const nodes = nodesOf(machine.root);
  return { id: machine.id, states: nodes.map(stateOf), transitions: [...transitionsOf(machine).values()] };
}

/** Every transition of a machine's definition, so that one seen running can be told by its name. */
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
      // the same again can never be taken, and must not hide behind the first
      return [definition, count === 1 ? transition : { ...transition, id: `${transition.id} (${count})` }];
    }),
  );
}

/** How a transition's cause is written: `wizard.next`, `✓ signIn`, `✗ signIn`, `after 500 ms`, `always`. */
export function causeOf({ kind, event }: Pick<ChartTransition, 'kind' | 'event'>): string {
  if (kind === 'done') return `✓ ${event}`;
  if (kind === 'error') return `✗ ${event}`;
  if (kind === 'after') return `after ${/^\d+$/.test(event) ? `${event} ms` : event}`;
  return kind === 'always' ? 'always' : event;
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

const idOf = ({ machine, path }: AnyStateNode): string => [machine.id, ...path].join('.');

function stateOf(node: AnyStateNode): ChartState {
  const [first] = node.type === 'compound' ? (node.initial.target ?? []) : [];
  return {
    id: idOf(node),
    key: node.key,
    parent: node.parent ? idOf(node.parent) : null,
    type: node.type,
    initial: first ? idOf(first) : null,
    services: node.invoke.map(({ id }) => id),
  };
}

function transitionOf(node: AnyStateNode, definition: AnyTransitionDefinition): ChartTransition {
  const from = idOf(node);
  const cause = causeIn(node, definition);
  const guard = definition.guard === undefined ? null : nameOf(definition.guard);
  const targets = (definition.target ?? []).map(idOf);
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

/** The name of a guard or an action as the definition has it, with what it is told: `mayVisit terms`. */
function nameOf(named: unknown): string {
  if (typeof named === 'string') return named;
  if (typeof named === 'function') {
    const guards = 'guards' in named && Array.isArray(named.guards) ? named.guards : [];
    const combined = guards.length > 0 && combinators.find(({ check }) => 'check' in named && named.check === check);
    return [combined ? combined.name : named.name, ...guards.map(nameOf)].filter(Boolean).join(' ') || 'inline';
  }
  const { type = 'inline', params } = named as { type?: string; params?: unknown };
  if (typeof params === 'function') return type; // read from the event
  const stated = typeof params === 'object' && params !== null ? Object.values(params) : [params ?? ''];
  return [type, ...stated.map(String)].filter(Boolean).join(' ');
}

// told by what they do, since a build gives functions names of its own
const combinators = Object.entries({ and: and([]), or: or([]), not: not('') }).map(([name, guard]) => ({
  name,
  check: 'check' in guard ? guard.check : undefined,
}));
