/** Why no run has taken a pair of consecutive transitions. */
import type { Pair } from './allowed-pairs.ts';
import type { Trials } from './pair-trials.ts';

export interface ReasonedPair {
  readonly first: string;
  readonly second: string;
  /** Why no run has taken it; `null` when none has tried. */
  readonly reason: string | null;
  /** Whether no run can take it, whatever the context contains. */
  readonly isImpossible: boolean;
}

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
