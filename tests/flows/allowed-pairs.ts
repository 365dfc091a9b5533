/** The pairs of consecutive transitions that a definition allows. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { type ChartTransition, transitionsOf } from '../../src/machines/chart.ts';

export interface Pair {
  readonly first: ChartTransition;
  readonly second: ChartTransition;
  /** The type of the event of the second; empty for an eventless one. */
  readonly event: string;
}

/** Every pair whose second transition begins in a state that can be active after the first. */
export function allowedPairs(machine: AnyStateMachine): Pair[] {
  const all = [...transitionsOf(machine)];
  return all.flatMap(([before, first]) =>
    all
      .filter(([next]) => canBeActive(next.source, before))
      .map(([{ eventType }, second]) => ({ first, second, event: eventType })),
  );
}

function canBeActive(node: AnyStateNode, { source, target }: AnyTransitionDefinition): boolean {
  const entered = target ?? [];
  if (entered.length === 0) return areActiveTogether(node, source);
  return entered.every((each) => areActiveTogether(node, each) && (!isIn(node, each) || isInitial(node, each)));
}

/** Whether both states can be active at the same time. */
function areActiveTogether(a: AnyStateNode, b: AnyStateNode): boolean {
  if (a === b || isIn(a, b) || isIn(b, a)) return true;
  const common = ancestorsOf(a).find((ancestor) => isIn(b, ancestor));
  return common?.type === 'parallel';
}

const isIn = (node: AnyStateNode, ancestor: AnyStateNode): boolean => ancestorsOf(node).includes(ancestor);

/** From the parent to the root. */
const ancestorsOf = ({ parent }: AnyStateNode): AnyStateNode[] => (parent ? [parent, ...ancestorsOf(parent)] : []);

/** Whether entering the ancestor enters the node. */
function isInitial(node: AnyStateNode, ancestor: AnyStateNode): boolean {
  const { parent } = node;
  if (node === ancestor || !parent) return true;
  const isEntered = parent.type === 'parallel' || (parent.initial.target ?? []).some((each) => isOn(each, node));
  return isEntered && isInitial(parent, ancestor);
}

/** Whether the path to a state leads through the node. */
const isOn = (state: AnyStateNode, node: AnyStateNode): boolean => state === node || isIn(state, node);

/** The types of the events that a machine sends to itself by a named action. */
export function raisedEvents({ implementations }: AnyStateMachine): ReadonlySet<string> {
  const actions: readonly unknown[] = Object.values(implementations.actions);
  return new Set(actions.flatMap((action) => (isRaise(action) ? [action.event.type] : [])));
}

/** What `raise` of XState returns for a constant event. */
const isRaise = (action: unknown): action is { readonly event: { readonly type: string } } =>
  typeof action === 'function' &&
  'type' in action &&
  action.type === 'xstate.raise' &&
  'event' in action &&
  typeof action.event === 'object';
