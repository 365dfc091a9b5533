/** Takes every pair of consecutive transitions that a definition allows, on the running actor. */
import { allowedPairs, raisedEvents } from './allowed-pairs.ts';
import { Contexts } from './contexts.ts';
import { pathsThrough } from './explore.ts';
import { type Act, type Flow, type Start, settledBy } from './flow.ts';
import { Oracle, type Violation } from './invariants/oracle.ts';
import type { MachineName } from './machines.ts';
import { type ReasonedPair, reasonFor } from './pair-reasons.ts';
import { situationOf, Trials } from './pair-trials.ts';
import { type Random, randomFrom } from './random.ts';
import { startMachine } from './replay.ts';
import { actsFrom, canGoOn, isAccepted, isPerformable, waitsOf } from './walk.ts';

export interface PairCoverage {
  readonly machine: string;
  readonly allowed: number;
  readonly taken: number;
  /** The pairs that no run has taken. A pair without a reason was not tried. */
  readonly untaken: readonly ReasonedPair[];
  readonly violations: readonly Violation[];
}

interface Props {
  /** The number of events of the random walks, which try the pairs that no path takes in other contexts. */
  readonly events?: number;
  readonly seed?: number;
}

/** The beginning of a run: the acts after which its first transition was just taken. */
interface Beginning {
  readonly start: Start;
  readonly acts: readonly Act[];
}

/** The number of steps after a beginning, while each of them tries something new. */
const maxSteps = 40;

/** The number of contexts with which runs continue from a state that was reached by the same transitions. */
const maxReached = 2;

export function coverPairs(name: MachineName, flow: Flow, { events = 2_000, seed = 12 }: Props = {}): PairCoverage {
  const allowed = allowedPairs(flow.machine);
  const trials = new Trials(allowed, raisedEvents(flow.machine));
  const violations: Violation[] = [];
  const random = randomFrom(seed);
  const run = (beginning: Beginning, isRandom: boolean) => {
    const result = runFrom({ name, flow, beginning }, { trials, random, isRandom });
    if (result.violation && violations.length < 10) violations.push(result.violation);
    return result;
  };
  const beginnings = beginningsOf(flow);
  const known = new Contexts(maxReached);
  // grows while runs reach states that no beginning has reached
  for (const beginning of beginnings) {
    for (let isNew = true; isNew && trials.left.size > 0; ) {
      const { count, reached } = run(beginning, false);
      isNew = count > 0;
      for (const { key, context, acts } of reached) {
        if (known.isNew(key, context)) beginnings.push({ start: beginning.start, acts });
        known.add(key, context);
      }
    }
  }
  for (let left = events; left > 0 && trials.left.size > 0; ) {
    const beginning = random.pick(beginnings);
    if (!beginning) break;
    left -= Math.max(run(beginning, true).count, 1);
  }
  const untaken = allowed.filter((pair) => !trials.isTaken(pair)).map((pair) => reasonFor(pair, trials));
  return { machine: name, allowed: allowed.length, taken: allowed.length - untaken.length, untaken, violations };
}

/** Each start, and each path to a transition from a state. */
function beginningsOf(flow: Flow): Beginning[] {
  const prefixes = pathsThrough(flow).flatMap(({ start, steps }) =>
    [...steps, null].map((_, at) => ({ start, acts: steps.slice(0, at) })),
  );
  const byWords = new Map(
    prefixes.map((each) => [[each.start.words, ...each.acts.map(({ words }) => words)].join('\n'), each]),
  );
  return [...byWords.values()];
}

interface Subject {
  readonly name: MachineName;
  readonly flow: Flow;
  readonly beginning: Beginning;
}

/** Runs a beginning, then what was tried least often. */
function runFrom(
  { name, flow, beginning: { start, acts } }: Subject,
  { trials, random, isRandom }: { trials: Trials; random: Random; isRandom: boolean },
) {
  const oracle = new Oracle(name);
  let last: readonly string[] = [];
  const running = startMachine(flow.machine, start, {
    beside: flow.beside ?? [],
    onMicrostep: (takes) => {
      trials.take(last, takes);
      last = takes;
    },
  });
  let situation = situationOf(start, last, running.actor);
  const words = [`(${start.words})`];
  const done: Act[] = [];
  const reached: { key: string; context: string; acts: readonly Act[] }[] = [];
  const perform = (act: Act): Violation | null => {
    const before = last;
    words.push(act.words);
    done.push(act);
    trials.begin(situation, act);
    running.perform(act.event);
    trials.end(last === before ? [] : last, running.actor);
    situation = situationOf(start, last, running.actor);
    const [sentence] = oracle.violationsAt(running.moment());
    return sentence ? { machine: name, path: words.join(' → '), step: words.length - 1, sentence } : null;
  };
  oracle.violationsAt(running.moment());
  let violation: Violation | null = null;
  for (const act of acts) violation ??= perform(act);
  const failures = failuresIn(flow, start);
  let count = 0;
  while (!violation && count < maxSteps && canGoOn(running.actor)) {
    const possible = [...actsFrom(flow, start), ...failures, ...waitsOf(running.actor)].filter(
      (act) => isAccepted(act.event, running.actor) && isPerformable(act, running.actor),
    );
    const next =
      trials.newActOf(possible, situation) ??
      trials.newActIn(possible, situation) ??
      (isRandom ? random.pick(possible) : undefined);
    if (!next) break;
    count += 1;
    violation = perform(next);
    reached.push({
      key: JSON.stringify([start.words, last, situation.state]),
      context: situation.context,
      acts: [...done],
    });
  }
  running.end();
  return { count, reached, violation };
}

/** How services fail at the other starts. Unlike a reply, a failure is possible in any context. */
function failuresIn(flow: Flow, start: Start): readonly Act[] {
  const known = new Set(actsFrom(flow, start).map(({ words }) => words));
  const others = flow.starts.flatMap(({ acts }) => acts);
  return others.filter(({ event, words }) => settledBy(event)?.kind === 'error' && !known.has(words));
}
