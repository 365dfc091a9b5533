/** Plays a trail on the real machines: the same inputs, in the same order, at the same times. */
import type { AnyActor, AnyActorRef, AnyEventObject, StateValue } from 'xstate';
import { isSameValue } from '../machines/persistence/slice-spec.ts';
import { isObject } from '../services/contract/readers.ts';
import { stateOf } from './recording.ts';
import { statesOf } from './recording-file.ts';
import type { SavedEntry, SavedRecording } from './recording-format.ts';
import { type Others, type ReplayFeatures, replayApp } from './replay-app.ts';

/** Where every actor stood, and what it held. */
export interface Standing {
  readonly states: Readonly<Record<string, StateValue>>;
  readonly contexts: Readonly<Record<string, unknown>>;
}

/** What the trail says and the machines do not do. */
export interface Difference {
  /** The entry's place, from 0; as many as there are entries where only the end differs. */
  readonly entry: number;
  readonly actor: string;
  readonly expected: string;
  readonly got: string;
}

/** One entry, and how things stood when it was done. */
export interface Frame extends Standing {
  readonly at: number;
  readonly entry: SavedEntry;
  readonly differs?: Difference;
}

export interface Replay {
  /** Before the first entry. */
  readonly start: Standing;
  readonly frames: readonly Frame[];
  /** Where it first differs; `null` where it lands in the same states. */
  readonly differs: Difference | null;
}

/** A timer may go off a little before the other clock says so. */
const early = 100;

/**
 * Plays it from the start of the app, or from its checkpoint.
 *
 * @param others machines in the place of those of this version
 */
export function replayRecording(recording: SavedRecording, others: Others = {}): Replay {
  return inTimeOf(recording.began, (selectRequest) => {
    const { app, features } = replayApp(recording.checkpoint, others);
    // one that breaks stands in `error`, and is compared like any other
    app.subscribe({ error: () => undefined });
    app.start();
    for (const { to, type, id, left } of recording.checkpoint?.timers ?? []) {
      const actor = actorIn(app, to);
      if (actor) app.system.scheduler.schedule(actor, actor, { type }, left, id);
    }
    const start = standingOf(app);
    const frames: Frame[] = [];
    let judged: Judged | null = null;
    for (const [place, entry] of recording.entries.entries()) {
      selectRequest(entry.at);
      const actor = actorIn(app, entry.to);
      // one that came in the middle of another is judged with it
      if (entry.state !== undefined) judged = { place, to: entry.to, state: entry.state, actor };
      const hindrance = deliver(app, actor, entry, features);
      const isOver = recording.entries[place + 1]?.state !== undefined || place + 1 === recording.entries.length;
      const differs = hindrance ? { ...hindrance, entry: place } : isOver ? differenceIn(judged) : null;
      frames.push({ at: entry.at, entry, ...standingOf(app), ...(differs && { differs }) });
    }
    const differs = frames.find((frame) => frame.differs)?.differs ?? endComparedWith(recording, app);
    app.stop();
    return { start, frames, differs };
  });
}

type Found = Omit<Difference, 'entry'> | null;

/** An entry whose state is to be found again. */
interface Judged {
  readonly place: number;
  readonly to: string;
  readonly state: StateValue;
  readonly actor: AnyActorRef | undefined;
}

function differenceIn(judged: Judged | null): Difference | null {
  if (!judged?.actor) return null;
  const found = compared(judged.to, judged.state, stateOf(judged.actor.getSnapshot()));
  return found && { ...found, entry: judged.place };
}

/** Gives an actor its input; says so when there is nothing that could have taken it. */
function deliver(app: AnyActor, actor: AnyActorRef | undefined, entry: SavedEntry, features: ReplayFeatures): Found {
  const { to } = entry;
  const expected = entry.state === undefined ? `an actor that hears ${entry.event.type}` : stateText(entry.state);
  if (!actor) return { actor: to, expected, got: 'no such actor' };
  const { type } = entry.event;
  if (type.startsWith('xstate.after.')) {
    const timers = Object.values(app.system.getSnapshot()._scheduledEvents);
    const timer = timers.find(({ target, event }) => target === actor && event.type === type);
    if (!timer) return { actor: to, expected: `${type.slice(13)} to be over`, got: 'no such timer' };
    const left = timer.startedAt + timer.delay - Date.now();
    if (left > early) return { actor: to, expected: `${type.slice(13)} to be over`, got: `${left} ms left of it` };
    app.system.scheduler.cancel(timer.source, timer.id);
  }
  if (actor.getSnapshot().status === 'active') actor.send(revived(entry, features));
  return null;
}

/** The event with what was withheld of it in as good a form, and with what a file cannot hold. */
function revived({ event, withheld = {} }: SavedEntry, features: ReplayFeatures): AnyEventObject {
  const stood = Object.entries(withheld).map(([name, length]) => [name, '•'.repeat(Math.min(length, 1_000))]);
  const whole = { ...event, ...Object.fromEntries(stood) };
  return event.type === 'xstate.done.actor.loadFeatures' && isObject(event.output)
    ? { ...whole, output: { ...event.output, features } }
    : whole;
}

function endComparedWith({ states, entries }: SavedRecording, app: AnyActor): Difference | null {
  const now = statesOf(app);
  for (const name of new Set([...Object.keys(states), ...Object.keys(now)])) {
    const found = compared(name, Object.hasOwn(states, name) ? states[name] : undefined, now[name]);
    if (found) return { ...found, entry: entries.length };
  }
  return null;
}

function compared(actor: string, expected: StateValue | undefined, got: StateValue | undefined): Found {
  if (expected === got || (expected !== undefined && got !== undefined && isSameValue(expected, got))) return null;
  return { actor, expected: stateText(expected), got: stateText(got) };
}

function standingOf(app: AnyActor): Standing {
  const all: Record<string, AnyActorRef> = app.system.getAll();
  const contexts = Object.entries(all).map(([name, actor]) => [name, actor.getSnapshot().context]);
  return { states: statesOf(app), contexts: Object.fromEntries(contexts) };
}

// the app itself is gone from the system once it is over
const actorIn = (app: AnyActor, name: string): AnyActorRef | undefined => (name === 'app' ? app : app.system.get(name));

/** A state as one says it: `editing.typing`; those side by side with `&` between them. */
export function stateText(state: StateValue | undefined): string {
  if (state === undefined) return 'not there';
  if (typeof state === 'string') return state;
  return Object.entries(state)
    .map(([key, inner]) => (inner === undefined ? key : `${key}.${stateText(inner)}`))
    .join(' & ');
}

/**
 * Does something in another time: guards ask what day it is. It is put back before anybody else's turn, since nothing
 * in between waits.
 */
function inTimeOf<T>(began: number, deed: (selectRequest: (at: number) => void) => T): T {
  const real = globalThis.Date;
  let now = began;
  globalThis.Date = new Proxy(real, {
    construct: (date, given) => Reflect.construct(date, given.length === 0 ? [now] : given),
    get: (date, key) => (key === 'now' ? () => now : Reflect.get(date, key)),
  });
  try {
    return deed((at) => {
      now = began + at;
    });
  } finally {
    globalThis.Date = real;
  }
}
