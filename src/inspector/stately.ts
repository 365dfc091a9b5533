/** Opens the Stately Inspector in a window. It needs the network. */
import { createBrowserInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import type { AnyActorRef } from 'xstate';
import { createRedactor } from '../recording/redact.ts';
import { withDescendants } from './watch-system.ts';

/** Attaches it to a running system. Whole messages are redacted, because its own options do not cover all of them. */
export function openStately(root: AnyActorRef): void {
  const redactor = createRedactor({ length: 200_000 });
  const { inspect } = createBrowserInspector({
    maxDeferredEvents: 2_000,
    serializationDepthLimit: 20,
    serialize: (message) => redactMessage(message, redactor),
  });
  for (const actorRef of withDescendants(root)) {
    redactor(actorRef.getSnapshot());
    inspect.next?.({ type: '@xstate.actor', actorRef, rootId: root.sessionId });
  }
  root.system.inspect(inspect);
}

/**
 * Redacts a message. A definition is JSON in a string and must stay one: the redactor would parse it and treat a state
 * named `password` as a password.
 */
function redactMessage(message: StatelyInspectionEvent, redactor: (value: unknown) => unknown): StatelyInspectionEvent {
  const unparseable = 'definition' in message ? { ...message, definition: `${prefix}${message.definition}` } : message;
  const redacted = redactor(unparseable) as StatelyInspectionEvent; // the redactor keeps the shape of plain data
  return 'definition' in redacted ? { ...redacted, definition: redacted.definition?.slice(prefix.length) } : redacted;
}

const prefix = 'chart ';
