/** How a machine is fed so that paths can be found through it. */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';

/** Something from outside that a machine hears, in the words of a manual test. */
export interface Act {
  readonly words: string;
  readonly event: AnyEventObject;
  /** In which states it can happen at all; in any that hears it unless said. */
  readonly when?: ((snapshot: AnyMachineSnapshot) => boolean) | undefined;
}

/** Where paths begin, and what may happen from there. The passing of time needs no row: it is read off the chart. */
export interface Start {
  /** `a fresh form`: what a tester has to set up first. */
  readonly words: string;
  readonly input?: object;
  /** A machine that was restored begins here. */
  readonly slice?: { readonly value: StateValue; readonly context: object };
  readonly acts: readonly Act[];
  /** Where a context may grow for ever: whether paths go on from such a state. */
  readonly within?: (snapshot: AnyMachineSnapshot) => boolean;
}

export interface Flow {
  readonly machine: AnyStateMachine;
  readonly starts: readonly Start[];
  /** Actors outside the machine that it speaks to by these names. */
  readonly beside?: readonly string[];
}

/** A person, or another actor, does this. A row says of which events: `const act = acts<SignUpEvent>`. */
export const acts = <E extends AnyEventObject>(words: string, event: E): Act => ({ words, event });

/** The service of that id answers. */
export const answers = (words: string, id: string, output: unknown): Act => ({
  words,
  event: { type: `xstate.done.actor.${id}`, output },
});

/** The service of that id fails. */
export const fails = (words: string, id: string, error: unknown): Act => ({
  words,
  event: { type: `xstate.error.actor.${id}`, error },
});

/** What a done or error event settles: the id of the service; `null` for any other event. */
export function settledBy({ type }: AnyEventObject): { id: string; kind: 'done' | 'error' } | null {
  const [, kind, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  return id && (kind === 'done' || kind === 'error') ? { id, kind } : null;
}

export const isTimer = ({ type }: AnyEventObject): boolean => type.startsWith('xstate.after.');
