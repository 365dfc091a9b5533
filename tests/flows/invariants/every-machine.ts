/** What is true of every machine. */
import type { AnyStateNode } from 'xstate';
import type { Invariants, Moment } from './moment.ts';

export const everyMachine: Invariants = {
  'the machine runs, or has reached a final state': ({ snapshot: { status } }) =>
    status === 'active' || status === 'done',
  'a state that is tagged busy has a service or a timer that runs, or an actor that has to reply': isBusyForReason,
  'every service of an active state runs, or has ended, and no other one does': ({ snapshot, services }) =>
    services.every((id) => isOfActiveState(snapshot._nodes, id) || isSpawned(snapshot.machine.root, id)),
  'a timer runs only in its state': ({ snapshot, timers }) =>
    timers.every((type) => snapshot._nodes.some(({ transitions }) => transitions.has(type))),
};

/** The states in which a machine waits for the outbox, which replies at once. */
const repliedStates = new Set(['sendingToOutbox', 'sendingDeclineToOutbox']);

/** Whether a person waits for the outbox. */
export const isReplyAwaited = ({ _nodes }: Moment['snapshot']): boolean =>
  _nodes.some(({ key, tags }) => repliedStates.has(key) && tags.includes('busy'));

function isBusyForReason({ snapshot, services, timers }: Moment): boolean {
  const runs = (node: AnyStateNode): boolean =>
    node.invoke.some(({ id }) => services.includes(id)) ||
    [...node.transitions.keys()].some((type) => timers.includes(type)) ||
    repliedStates.has(node.key);
  return snapshot._nodes
    .filter(({ tags }) => tags.includes('busy'))
    .every((node) => snapshot._nodes.some((each) => (each === node || isIn(each, node)) && runs(each)));
}

const isIn = (node: AnyStateNode, ancestor: AnyStateNode): boolean =>
  node.parent !== undefined && (node.parent === ancestor || isIn(node.parent, ancestor));

const isOfActiveState = (nodes: readonly AnyStateNode[], id: string): boolean =>
  nodes.some(({ invoke }) => invoke.some((each) => each.id === id));

/** Whether no state invokes an actor of that id, so that an action has spawned it. */
const isSpawned = (node: AnyStateNode, id: string): boolean =>
  !node.invoke.some((each) => each.id === id) && Object.values(node.states).every((each) => isSpawned(each, id));
