/** What runs have tried: the pairs that were taken, and what happened instead of the others. */
import type { AnyActorRef } from 'xstate';
import { stateIdOf } from '../../src/machines/chart.ts';
import type { Pair } from './allowed-pairs.ts';
import { Contexts, digestOf } from './contexts.ts';
import type { Act, Start } from './flow.ts';
import { momentOf } from './invariants/moment.ts';
import { plain } from './plain.ts';

/** What happened after the first transition of a pair when the event of the second was sent. */
interface Trial {
  count: number;
  /** The transitions that were taken instead. */
  readonly instead: Set<string>;
}

/** The moment before an event. */
export interface Situation {
  /** The words of the start. */
  readonly start: string;
  /** The transitions that were taken last. */
  readonly before: readonly string[];
  readonly state: string;
  /** A digest of the context. */
  readonly context: string;
  readonly active: ReadonlySet<string>;
}

export const situationOf = (start: Start, before: readonly string[], actor: AnyActorRef): Situation => {
  const { value, context } = actor.getSnapshot();
  return {
    start: start.words,
    before,
    state: JSON.stringify(value),
    context: digestOf(JSON.stringify(plain(context))),
    active: activeIn(actor),
  };
};

/** What was possible after a transition that was the last one of a step. */
interface End {
  readonly active: Set<string>;
  /** The events of the services and timers that ran. */
  readonly awaited: Set<string>;
  isOver: boolean;
}

/** The number of contexts in which an act is tried after the same transitions in the same state. */
const maxContexts = 3;

/** The number of contexts in which an act is tried in the same state, whatever was taken before. */
const maxContextsOfState = 1;

const keyOf = (first: string, second: string): string => `${first}\n${second}`;

export class Trials {
  /** The pairs that were not taken. */
  readonly left = new Map<string, Pair>();
  readonly #byFirst = new Map<string, Pair[]>();
  readonly #taken = new Set<string>();
  readonly #tried = new Map<string, Trial>();
  readonly #performed = new Contexts(maxContexts);
  readonly #performedInState = new Contexts(maxContextsOfState);
  readonly #ends = new Map<string, End>();
  readonly #counts = new Map<string, number>();
  /** The pairs that the last event may take. */
  #current: readonly Pair[] = [];

  /** The types of the events that only the machine itself sends. */
  readonly raised: ReadonlySet<string>;

  constructor(allowed: readonly Pair[], raised: ReadonlySet<string>) {
    this.raised = raised;
    for (const pair of allowed) {
      this.left.set(keyOf(pair.first.id, pair.second.id), pair);
      this.#byFirst.set(pair.first.id, [...(this.#byFirst.get(pair.first.id) ?? []), pair]);
    }
  }

  /** Two microsteps followed each other. */
  take(firsts: readonly string[], seconds: readonly string[]): void {
    for (const second of seconds) this.#counts.set(second, this.countOf(second) + 1);
    for (const first of firsts) {
      for (const second of seconds) {
        this.left.delete(keyOf(first, second));
        this.#taken.add(keyOf(first, second));
      }
    }
  }

  isTaken = ({ first, second }: Pair): boolean => this.#taken.has(keyOf(first.id, second.id));

  /** An event is sent in a situation. */
  begin(situation: Situation, act: Act): void {
    this.#performed.add(keyIn(situation, act), situation.context);
    this.#performedInState.add(keyIn({ ...situation, before: [] }, act), situation.context);
    this.#current = this.#pairsFor(situation, act.event.type);
  }

  /** These transitions were taken last. */
  end(takes: readonly string[], actor: AnyActorRef): void {
    for (const { first, second } of this.#current) {
      const key = keyOf(first.id, second.id);
      const trial = this.#tried.get(key) ?? { count: 0, instead: new Set() };
      trial.count += 1;
      for (const id of takes) if (id !== second.id) trial.instead.add(id);
      this.#tried.set(key, trial);
    }
    const active = activeIn(actor);
    for (const id of takes) {
      const end = this.#ends.get(id) ?? { active: new Set(), awaited: new Set(), isOver: false };
      end.isOver ||= actor.getSnapshot().status === 'done';
      for (const node of active) end.active.add(node);
      for (const type of awaitedBy(actor)) end.awaited.add(type);
      this.#ends.set(id, end);
    }
  }

  /** An act that may take a pair for the first time, and was performed in few such situations and never in this one. */
  newActOf = (possible: readonly Act[], situation: Situation): Act | undefined =>
    possible.find(
      (act) =>
        this.#performed.isNew(keyIn(situation, act), situation.context) &&
        this.#pairsFor(situation, act.event.type).some((pair) => !this.isTaken(pair)),
    );

  /** An act that was performed in few contexts in this state and never in this one, after which other pairs are possible. */
  newActIn = (possible: readonly Act[], situation: Situation): Act | undefined =>
    possible.find((act) => this.#performedInState.isNew(keyIn({ ...situation, before: [] }, act), situation.context));

  trialOf = ({ first, second }: Pair): Readonly<Trial> | undefined => this.#tried.get(keyOf(first.id, second.id));

  endOf = (id: string) => this.#ends.get(id);

  /** How often a transition was taken. */
  countOf = (id: string): number => this.#counts.get(id) ?? 0;

  #pairsFor({ before, active }: Situation, type: string): Pair[] {
    return before
      .flatMap((id) => this.#byFirst.get(id) ?? [])
      .filter(({ second, event }) => event === type && active.has(second.from));
  }
}

const keyIn = ({ start, before, state }: Situation, { words, event }: Act): string =>
  [start, ...before, words, event.type, state].join('\n');

/** The events of the services and timers that run. */
const awaitedBy = (actor: AnyActorRef): string[] => {
  const { services, timers } = momentOf(actor);
  return [...timers, ...services.flatMap((id) => [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`])];
};

const activeIn = (actor: AnyActorRef): ReadonlySet<string> => new Set(actor.getSnapshot()._nodes.map(stateIdOf));
