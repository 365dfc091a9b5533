/** The messages between an inspected app and the inspector's page. Everything from the app is redacted. */
import type { Chart } from '../machines/chart.ts';

export const channelName = 'sg-network-inspector';

/** An actor with its current state: when it is first seen, and in the reply to `sync`. */
export interface ActorMessage extends Partial<ActorState> {
  readonly kind: 'actor';
  /** Its session id. */
  readonly id: string;
  readonly name: string;
  /** The session id of its parent; `null` for the app. */
  readonly parent: string | null;
  /** The id of its chart; absent for a service. */
  readonly machine?: string;
  readonly chart?: Chart;
}

export interface ActorState {
  /** The ids of the active states, including the root; for a service its status. */
  readonly state: readonly string[];
  readonly status: string;
  readonly isBusy: boolean;
  /** Absent when it has not changed. */
  readonly context?: unknown;
}

interface EventMessage {
  readonly kind: 'event';
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly actor: string;
  /** The session id of the sender; `null` when it is not an actor. */
  readonly from: string | null;
  readonly event: Payload;
}

/** An event with its payload. */
export type Payload = Readonly<Record<string, unknown>> & { readonly type: string };

interface TakenMessage {
  readonly kind: 'taken';
  readonly at: number;
  readonly actor: string;
  readonly machine: string;
  /** The ids of the transitions, in the order in which they were taken. */
  readonly transitions: readonly string[];
}

interface SnapshotMessage extends ActorState {
  readonly kind: 'snapshot';
  readonly at: number;
  readonly actor: string;
  /** The number of the event message that led to it; absent when there was none. */
  readonly by?: number;
}

interface StoppedMessage {
  readonly kind: 'stopped';
  readonly actor: string;
}

/** Announces an app: when it is attached, and first in the reply to `sync`. */
interface AppMessage {
  readonly kind: 'app';
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** Ends the reply to `sync`. */
interface SyncedMessage {
  readonly kind: 'synced';
}

/** The reply to `ping`. */
interface PongMessage {
  readonly kind: 'pong';
}

/** The inspected page is being closed or left. */
interface ClosedMessage {
  readonly kind: 'closed';
}

/** The messages about the actors of an app. */
export type SystemMessage = ActorMessage | EventMessage | TakenMessage | SnapshotMessage | StoppedMessage;

/** Every message of an app has its id, because several tabs may be inspected, and a number. */
export type FromApp = (SystemMessage | AppMessage | SyncedMessage | PongMessage | ClosedMessage) & {
  readonly app: string;
  readonly n: number;
};

/** Without `app`, every app receives the message. */
export type ToApp = { readonly app?: string } & (
  | { readonly kind: 'sync' }
  | { readonly kind: 'ping' }
  | { readonly kind: 'send'; readonly actor: string; readonly event: Payload }
);
