/** What the inspected app and the inspector's page say to each other. All that comes from the app is redacted. */
import type { Chart } from '../machines/chart.ts';

export const channelName = 'sg-network-inspector';

/** An actor as it stands when it is first told of, or when all is told anew. */
export interface ActorMessage extends Partial<ActorState> {
  readonly kind: 'actor';
  /** Its session id. */
  readonly id: string;
  readonly name: string;
  /** The session id of who started it; none for the app itself. */
  readonly parent: string | null;
  /** The id of its chart; none for a service. */
  readonly machine?: string;
  readonly chart?: Chart;
}

export interface ActorState {
  /** The ids of the states that are active, the root's included; what a service is at. */
  readonly state: readonly string[];
  readonly status: string;
  readonly isBusy: boolean;
  /** Left out where it is what it was. */
  readonly context?: unknown;
}

export interface EventMessage {
  readonly kind: 'event';
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly actor: string;
  /** The session id of who sent it; none for who is no actor. */
  readonly from: string | null;
  readonly event: Payload;
}

/** What a machine is sent. */
export type Payload = Readonly<Record<string, unknown>> & { readonly type: string };

export interface TakenMessage {
  readonly kind: 'taken';
  readonly at: number;
  readonly actor: string;
  readonly machine: string;
  /** By their ids, in the order in which they were taken. */
  readonly transitions: readonly string[];
}

export interface SnapshotMessage extends ActorState {
  readonly kind: 'snapshot';
  readonly at: number;
  readonly actor: string;
  /** The number of the event that it answers, where that was told. */
  readonly by?: number;
}

export interface StoppedMessage {
  readonly kind: 'stopped';
  readonly actor: string;
}

/** An app is there: said when it is attached, and in answer to `hello`, before everything else that it holds. */
export interface AppMessage {
  readonly kind: 'app';
  readonly path: string;
  readonly since: number;
}

/** Everything that was held has been told. */
export interface ToldMessage {
  readonly kind: 'told';
}

/** Still there, in answer to `ping`. */
export interface HereMessage {
  readonly kind: 'here';
}

/** The page that was inspected goes away. */
export interface ByeMessage {
  readonly kind: 'bye';
}

/** What the app tells of its actors. */
export type Told = ActorMessage | EventMessage | TakenMessage | SnapshotMessage | StoppedMessage;

/** Each message of an app names it, since several tabs may be inspected at once, and is numbered. */
export type FromApp = (Told | AppMessage | ToldMessage | HereMessage | ByeMessage) & {
  readonly app: string;
  readonly n: number;
};

/** `app` is who is meant; whoever hears it where it is left out. */
export type ToApp = { readonly app?: string } & (
  | { readonly kind: 'hello' }
  | { readonly kind: 'ping' }
  | { readonly kind: 'send'; readonly actor: string; readonly event: Payload }
);
