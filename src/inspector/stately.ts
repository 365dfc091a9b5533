/** Stately Inspector, in a window of its own; it needs the network. */
import { createBrowserInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import type { AnyActorRef } from 'xstate';
import { createRedactor } from '../recording/redact.ts';
import { treeUnder } from './watch-system.ts';

/** Attaches it to a running system, also late. What it is told is redacted as a whole: its own options leave gaps. */
export function openStately(root: AnyActorRef): void {
  const redactor = createRedactor({ length: 200_000 });
  const { inspect } = createBrowserInspector({
    maxDeferredEvents: 2_000,
    serializationDepthLimit: 20,
    serialize: (message) => redacted(message, redactor),
  });
  for (const actorRef of treeUnder(root)) {
    redactor(actorRef.getSnapshot());
    inspect.next?.({ type: '@xstate.actor', actorRef, rootId: root.sessionId });
  }
  root.system.inspect(inspect);
}

/**
 * A definition is a text of JSON. It is looked through as a text, since taken apart, a state named `password` would
 * be taken for one.
 */
function redacted(message: StatelyInspectionEvent, redactor: (value: unknown) => unknown): StatelyInspectionEvent {
  const marked = 'definition' in message ? { ...message, definition: `${mark}${message.definition}` } : message;
  const plain = redactor(marked) as StatelyInspectionEvent; // plain data keeps its shape
  return 'definition' in plain ? { ...plain, definition: plain.definition?.slice(mark.length) } : plain;
}

const mark = 'chart ';
