/** Replays a recording on the real machines: the same inputs, in the same order, at the same times. */
import type { AnyActor, AnyActorRef, AnyEventObject, StateValue } from 'xstate';
import { isSameValue } from '../machines/persistence/slice-spec.ts';
import { isObject } from '../services/contract/readers.ts';
import { stateOf } from './recording.ts';
import { statesOf } from './recording-file.ts';
import type { SavedEntry, SavedRecording } from './recording-format.ts';
import { type Others, type ReplayFeatures, replayApp } from './replay-app.ts';

/** The state and the context of every actor. */
interface SystemState {
  readonly states: Readonly<Record<string, StateValue>>;
  readonly contexts: Readonly<Record<string, unknown>>;
}

/** Where a replay differs from the recording. */
interface Difference {
  /** The index of the entry; the number of entries when only the end differs. */
  readonly entry: number;
  readonly actor: string;
  readonly expected: string;
  readonly got: string;
}

/** One entry, and all actors after it. */
interface Frame extends SystemState {
  readonly at: number;
  readonly entry: SavedEntry;
  readonly differs?: Difference;
}

export interface Replay {
  /** Before the first entry. */
  readonly start: SystemState;
  readonly frames: readonly Frame[];
  /** The first difference; `null` when all states are the same. */
  readonly differs: Difference | null;
}

/** How many milliseconds early a timer may fire, since it does not use the clock of `Date`. */
const tolerance = 100;

/**
 * Replays from the start of the app, or from the checkpoint of the recording.
 *
 * @param others machines that replace those of this version
 * @param watch receives the app before it starts
 */
export function replayRecording(
  recording: SavedRecording,
  others: Others = {},
  watch: (app: AnyActor) => void = () => undefined,
): Replay {
  return inTimeOf(recording.began, (setTime) => {
    const { app, features } = replayApp(recording.checkpoint, others);
    watch(app);
    // an app that throws has the status `error`, which is compared like any other
    app.subscribe({ error: () => undefined });
    app.start();
    for (const { to, type, id, left } of recording.checkpoint?.timers ?? []) {
      const actor = actorIn(app, to);
      if (actor) app.system.scheduler.schedule(actor, actor, { type }, left, id);
    }
    const start = systemStateOf(app);
    const frames: Frame[] = [];
    let pending: Pending | null = null;
    for (const [index, entry] of recording.entries.entries()) {
      setTime(entry.at);
      const actor = actorIn(app, entry.to);
      // an input that arrived while another was processed is compared with it
      if (entry.state !== undefined) pending = { index, to: entry.to, state: entry.state, actor };
      const undeliverable = deliver(app, actor, entry, features);
      const isOver = recording.entries[index + 1]?.state !== undefined || index + 1 === recording.entries.length;
      const differs = undeliverable ? { ...undeliverable, entry: index } : isOver ? differenceIn(pending) : null;
      frames.push({ at: entry.at, entry, ...systemStateOf(app), ...(differs && { differs }) });
    }
    const differs = frames.find((frame) => frame.differs)?.differs ?? endComparedWith(recording, app);
    app.stop();
    return { start, frames, differs };
  });
}

type Found = Omit<Difference, 'entry'> | null;

/** The last entry with a recorded state, until all inputs that belong to it have been delivered. */
interface Pending {
  readonly index: number;
  readonly to: string;
  readonly state: StateValue;
  readonly actor: AnyActorRef | undefined;
}

function differenceIn(pending: Pending | null): Difference | null {
  if (!pending?.actor) return null;
  const found = compared(pending.to, pending.state, stateOf(pending.actor.getSnapshot()));
  return found && { ...found, entry: pending.index };
}

/** Sends an actor its input; returns a difference when it cannot be sent. */
function deliver(app: AnyActor, actor: AnyActorRef | undefined, entry: SavedEntry, features: ReplayFeatures): Found {
  const { to } = entry;
  const expected = entry.state === undefined ? `an actor for ${entry.event.type}` : stateText(entry.state);
  if (!actor) return { actor: to, expected, got: 'no such actor' };
  const { type } = entry.event;
  if (type.startsWith('xstate.after.')) {
    const timers = Object.values(app.system.getSnapshot()._scheduledEvents);
    const timer = timers.find(({ target, event }) => target === actor && event.type === type);
    if (!timer) return { actor: to, expected: `${type.slice(13)} to be over`, got: 'no such timer' };
    const left = timer.startedAt + timer.delay - Date.now();
    if (left > tolerance) return { actor: to, expected: `${type.slice(13)} to be over`, got: `${left} ms left of it` };
    app.system.scheduler.cancel(timer.source, timer.id);
  }
  if (actor.getSnapshot().status === 'active') actor.send(revived(entry, features));
  return null;
}

/** The event with placeholders for its passwords, and with the logic that a file cannot contain. */
function revived({ event, withheld = {} }: SavedEntry, features: ReplayFeatures): AnyEventObject {
  const placeholders = Object.entries(withheld).map(([name, length]) => [name, '•'.repeat(Math.min(length, 1_000))]);
  const complete = { ...event, ...Object.fromEntries(placeholders) };
  return event.type === 'xstate.done.actor.loadFeatures' && isObject(event.output)
    ? { ...complete, output: { ...event.output, features } }
    : complete;
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

function systemStateOf(app: AnyActor): SystemState {
  const all: Record<string, AnyActorRef> = app.system.getAll();
  const contexts = Object.entries(all).map(([name, actor]) => [name, actor.getSnapshot().context]);
  return { states: statesOf(app), contexts: Object.fromEntries(contexts) };
}

// the system no longer lists a stopped app
const actorIn = (app: AnyActor, name: string): AnyActorRef | undefined => (name === 'app' ? app : app.system.get(name));

/** A state as text: `editing.typing`; parallel states are joined by `&`. */
export function stateText(state: StateValue | undefined): string {
  if (state === undefined) return 'not there';
  if (typeof state === 'string') return state;
  return Object.entries(state)
    .map(([key, inner]) => (inner === undefined ? key : `${key}.${stateText(inner)}`))
    .join(' & ');
}

/**
 * Runs the callback with another `Date`, which guards read. The callback is synchronous, so that no other code uses
 * that `Date`.
 */
function inTimeOf<T>(began: number, callback: (setTime: (at: number) => void) => T): T {
  const real = globalThis.Date;
  let now = began;
  globalThis.Date = new Proxy(real, {
    construct: (date, args) => Reflect.construct(date, args.length === 0 ? [now] : args),
    get: (date, key) => (key === 'now' ? () => now : Reflect.get(date, key)),
  });
  try {
    return callback((at) => {
      now = began + at;
    });
  } finally {
    globalThis.Date = real;
  }
}
