/** What runs have tried: the pairs that were taken, and why the others were not. */
import type { AnyActorRef, AnyStateNode } from 'xstate';
import type { Pair } from './allowed-pairs.ts';
import type { Act } from './flow.ts';
import { momentOf } from './invariants/moment.ts';

export interface ReasonedPair {
  readonly first: string;
  readonly second: string;
  /** Why no run has taken it; `null` when none has tried. */
  readonly reason: string | null;
  /** Whether no run can take it, whatever the context contains. */
  readonly isImpossible: boolean;
}

/** What happened after the first transition of a pair when the event of the second was sent. */
interface Trial {
  count: number;
  /** The transitions that were taken instead. */
  readonly instead: Set<string>;
}

/** What was possible after a transition that was the last one of a step. */
interface End {
  readonly active: Set<string>;
  /** The events of the services and timers that ran. */
  readonly awaited: Set<string>;
  isOver: boolean;
}

const keyOf = (first: string, second: string): string => `${first}\n${second}`;

export class Trials {
  /** The pairs that were not taken. */
  readonly left = new Map<string, Pair>();
  readonly #byFirst = new Map<string, Pair[]>();
  readonly #taken = new Set<string>();
  readonly #tried = new Map<string, Trial>();
  readonly #performed = new Set<string>();
  readonly #ends = new Map<string, End>();
  readonly #counts = new Map<string, number>();
  #current: { readonly before: readonly string[]; readonly pairs: readonly Pair[] } = { before: [], pairs: [] };

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

  /** An event is sent after these transitions. */
  begin(before: readonly string[], act: Act, actor: AnyActorRef): void {
    this.#performed.add(performedKey(before, act, actor)).add(performedKey([], act, actor));
    this.#current = { before, pairs: this.#pairsFor(before, act.event.type, activeIn(actor)) };
  }

  /** These transitions were taken last. */
  end(takes: readonly string[], actor: AnyActorRef): void {
    for (const { first, second } of this.#current.pairs) {
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

  /** An act that may take a pair for the first time, and was not performed after these transitions in this state. */
  newActOf(before: readonly string[], possible: readonly Act[], actor: AnyActorRef): Act | undefined {
    const active = activeIn(actor);
    return possible.find(
      (act) =>
        !this.#performed.has(performedKey(before, act, actor)) &&
        this.#pairsFor(before, act.event.type, active).some((pair) => !this.isTaken(pair)),
    );
  }

  /** An act that was not performed in this state, after which other pairs are possible. */
  newActIn = (possible: readonly Act[], actor: AnyActorRef): Act | undefined =>
    possible.find((act) => !this.#performed.has(performedKey([], act, actor)));

  trialOf = ({ first, second }: Pair): Readonly<Trial> | undefined => this.#tried.get(keyOf(first.id, second.id));

  endOf = (id: string) => this.#ends.get(id);

  /** How often a transition was taken. */
  countOf = (id: string): number => this.#counts.get(id) ?? 0;

  #pairsFor(before: readonly string[], type: string, active: ReadonlySet<string>): Pair[] {
    return before
      .flatMap((id) => this.#byFirst.get(id) ?? [])
      .filter(({ second, event }) => event === type && active.has(second.from));
  }
}

/** Why no run has taken a pair. */
export function reasonFor(pair: Pair, trials: Trials): ReasonedPair {
  const ids = { first: pair.first.id, second: pair.second.id };
  const failure = failureOf(pair, trials);
  if (failure === null) {
    const reason = impossibilityOf(pair, trials);
    return { ...ids, reason, isImpossible: reason !== null };
  }
  const { count, reason } = failure;
  if (count === 0) return { ...ids, reason: null, isImpossible: false };
  return { ...ids, reason: `not taken in ${count} ${count === 1 ? 'try' : 'tries'}: ${reason}`, isImpossible: false };
}

/** How often runs have tried a pair, and what happened instead, which another context may change. */
function failureOf({ first, second, event }: Pair, trials: Trials): { count: number; reason: string } | null {
  const trial = trials.trialOf({ first, second, event });
  const guarded = `its guard ${second.guard} did not hold`;
  if (trial) {
    const [instead] = trial.instead;
    if (second.guard && instead === undefined) return { count: trial.count, reason: guarded };
    if (second.guard) return { count: trial.count, reason: `${guarded}, and ${instead} was taken` };
    return { count: trial.count, reason: `another transition was taken for its event: ${instead ?? 'none'}` };
  }
  if (second.kind === 'always') return { count: trials.countOf(first.id), reason: guarded };
  if (trials.raised.has(event) && trials.endOf(first.id)?.active.has(second.from))
    return {
      count: trials.countOf(first.id),
      reason: 'its event is sent by the machine itself, which did not send it',
    };
  return null;
}

/** Why the event of a pair can never take its second transition; `null` when nothing prevents it. */
function impossibilityOf({ first, second, event }: Pair, trials: Trials): string | null {
  if (trials.countOf(first.id) === 0) return null;
  const end = trials.endOf(first.id);
  if (!end) return 'the first is followed at once by an eventless transition';
  if (end.isOver) return 'the machine has ended after the first';
  if (!end.active.has(second.from)) return `${second.from} is not active after the first`;
  if (event.startsWith('xstate.') && !end.awaited.has(event))
    return 'its service or timer does not run after the first';
  return null;
}

const performedKey = (before: readonly string[], { words, event }: Act, actor: AnyActorRef): string =>
  [...before, words, event.type, JSON.stringify(actor.getSnapshot().value)].join('\n');

/** The events of the services and timers that run. */
const awaitedBy = (actor: AnyActorRef): string[] => {
  const { services, timers } = momentOf(actor);
  return [...timers, ...services.flatMap((id) => [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`])];
};

const idOf = ({ machine, path }: AnyStateNode): string => [machine.id, ...path].join('.');

const activeIn = (actor: AnyActorRef): ReadonlySet<string> => new Set(actor.getSnapshot()._nodes.map(idOf));
