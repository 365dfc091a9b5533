/** The inputs of a machine from which its paths are found. */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';

/** An event from outside, described in the words of a manual test. */
export interface Act {
  readonly words: string;
  readonly event: AnyEventObject;
  /** The states in which it can happen; by default all that accept it. */
  readonly when?: ((snapshot: AnyMachineSnapshot) => boolean) | undefined;
}

/** A start of paths, and the acts that are possible from there. Timers are not listed, because the chart has them. */
export interface Start {
  /** What a tester sets up first: `an empty form`. */
  readonly words: string;
  readonly input?: object;
  /** The slice that the machine is restored from. */
  readonly slice?: { readonly value: StateValue; readonly context: object };
  readonly acts: readonly Act[];
  /** Whether what happens from here is recorded where it is the same from another start too, with other values. */
  readonly isSpecial?: boolean;
  /** Whether paths continue from a state; limits a context that could grow without end. */
  readonly within?: (snapshot: AnyMachineSnapshot) => boolean;
}

export interface Flow {
  readonly machine: AnyStateMachine;
  readonly starts: readonly Start[];
  /** Names of other actors that the machine sends events to. */
  readonly beside?: readonly string[];
}

/** An event from a person or another actor. Rows bind the event type: `const act = acts<SignUpEvent>`. */
export const acts = <E extends AnyEventObject>(words: string, event: E): Act => ({ words, event });

/** The service of that id returns. */
export const answers = (words: string, id: string, output: unknown): Act => ({
  words,
  event: { type: `xstate.done.actor.${id}`, output },
});

/** The service of that id fails. */
export const fails = (words: string, id: string, error: unknown): Act => ({
  words,
  event: { type: `xstate.error.actor.${id}`, error },
});

/** The service that a done or error event comes from; `null` for any other event. */
export function settledBy({ type }: AnyEventObject): { id: string; kind: 'done' | 'error' } | null {
  const [, kind, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  return id && (kind === 'done' || kind === 'error') ? { id, kind } : null;
}

export const isTimer = ({ type }: AnyEventObject): boolean => type.startsWith('xstate.after.');
