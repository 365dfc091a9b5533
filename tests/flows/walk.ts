/** Takes random walks through a running machine: possible, impossible, repeated and unknown events. */
import type { AnyActorRef, AnyEventObject } from 'xstate';
import { type Act, type Flow, isTimer, type Start, settledBy } from './flow.ts';
import { timersOf } from './invariants/moment.ts';
import { Oracle, type Violation } from './invariants/oracle.ts';
import type { MachineName } from './machines.ts';
import { type Random, randomFrom } from './random.ts';
import { startMachine } from './replay.ts';

interface Props {
  /** The number of events. */
  readonly events: number;
  readonly seed: number;
}

/** The walk of each machine in every run of the tests. */
export const testWalk: Props = { events: 300, seed: 12 };

/** The number of events after which a walk begins again from a start. */
const maxLength = 200;

/** Beyond it a context only grows. */
const maxContextLength = 100_000;

/** Walks through a machine. Returns the first violation of an invariant, with the events that led to it. */
export function walkThrough(name: MachineName, flow: Flow, { events, seed }: Props): Violation | null {
  const random = randomFrom(seed);
  for (let left = events; left > 0; ) {
    const { count, violation } = walkOnce(name, flow, random, Math.min(left, maxLength));
    if (violation) return violation;
    left -= count;
  }
  return null;
}

function walkOnce(name: MachineName, flow: Flow, random: Random, length: number) {
  const start = random.pick(flow.starts) as Start; // every flow has one
  const oracle = new Oracle(name);
  const running = startMachine(flow.machine, start, { beside: flow.beside ?? [] });
  const words = [`(${start.words})`];
  let last: Act | null = null;
  const check = (step: number): Violation | null => {
    const [sentence] = oracle.violationsAt(running.moment());
    return sentence === undefined ? null : { machine: name, path: words.join(' → '), step, sentence };
  };
  let violation = check(0);
  let count = 0;
  while (violation === null && count < length && canGoOn(running.actor)) {
    count += 1;
    const act = nextAct(actsFrom(flow, start), running.actor, { random, last });
    last = act;
    words.push(act.words);
    running.perform(act.event);
    violation = check(count);
  }
  running.end();
  return { count: Math.max(count, 1), violation };
}

/** Most often an event that is possible, sometimes any event, the last one again, or one that no machine handles. */
function nextAct(
  acts: readonly Act[],
  actor: AnyActorRef,
  { random, last }: { random: Random; last: Act | null },
): Act {
  const chance = random.number();
  if (chance < 0.02) return { words: 'An unknown event', event: { type: 'nobody.knows' } };
  const performable = acts.filter((act) => isPerformable(act, actor));
  if (chance < 0.1 && last && isPerformable(last, actor)) return last;
  const possible = chance < 0.3 ? performable : performable.filter(({ event }) => isAccepted(event, actor));
  const timers = waitsOf(actor);
  return (
    random.pick([...possible, ...timers]) ?? random.pick(performable) ?? { words: 'Nothing', event: { type: 'none' } }
  );
}

const actsByStart = new WeakMap<Start, readonly Act[]>();

/**
 * The acts of a start, what a person or another actor does at the other starts, and how the other starts settle the
 * services that this one does not settle.
 */
export function actsFrom(flow: Flow, start: Start): readonly Act[] {
  const known = actsByStart.get(start);
  if (known) return known;
  const own = new Set(start.acts.map(({ event }) => settledBy(event)?.id));
  const others = flow.starts.flatMap(({ acts }) => acts).filter(({ event }) => !own.has(settledBy(event)?.id ?? ''));
  const byWords = new Map([...others, ...start.acts].map((act) => [`${act.words} ${act.event.type}`, act]));
  actsByStart.set(start, [...byWords.values()]);
  return [...byWords.values()];
}

/** A service settles only while it runs; every other event can be sent at any time. */
export function isPerformable({ event, when }: Act, actor: AnyActorRef): boolean {
  const settled = settledBy(event);
  if (isTimer(event)) return timersOf(actor).includes(event.type);
  if (settled === null) return true;
  const isRunning = actor.getSnapshot().children[settled.id]?.getSnapshot().status === 'active';
  return isRunning && (when?.(actor.getSnapshot()) ?? true);
}

/** The waits that are possible now. */
export const waitsOf = (actor: AnyActorRef): Act[] =>
  timersOf(actor).map((type) => ({ words: `Wait (${type})`, event: { type } }));

/** Whether a transition of an active state is defined for the event. */
export const isAccepted = ({ type }: AnyEventObject, actor: AnyActorRef): boolean =>
  actor.getSnapshot()._nodes.some((node: { transitions: Map<string, unknown> }) => node.transitions.has(type));

/** Whether the machine has not ended, and its context has not grown without end. */
export const canGoOn = (actor: AnyActorRef): boolean => {
  const { status, context } = actor.getSnapshot();
  return status === 'active' && (JSON.stringify(context)?.length ?? 0) < maxContextLength;
};
