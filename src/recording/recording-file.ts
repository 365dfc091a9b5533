/** Writes a trail as the file that a person may send: without secrets, and of bounded length. */
import type { AnyActor, AnyActorRef, AnyEventObject } from 'xstate';
import { featureNames } from '../machines/feature-actors.ts';
import { lists } from '../services/contract/lists.ts';
import { isObject } from '../services/contract/readers.ts';
import { type Checkpoint, type Entry, type Recording, stateOf } from './recording.ts';
import type { SavedEntry, SavedRecording } from './recording-format.ts';
import { createRedactor } from './redact.ts';

/** What is said beside the trail itself. */
export interface RecordingAbout {
  readonly version: string;
  readonly build?: string | undefined;
  readonly browser: string;
  readonly language: string;
  /** Without its query. */
  readonly address: string;
}

/** So many rows of an answer are saved. */
const mostRows = 20;

/** The text of the file. */
export function recordingText(app: AnyActor, recording: Recording, about: RecordingAbout): string {
  return `${JSON.stringify(savedRecording(app, recording, about), null, 1)}\n`;
}

function savedRecording(app: AnyActor, { from, older, newer }: Recording, about: RecordingAbout): SavedRecording {
  const all = [...older, ...newer];
  const now = { at: performance.now(), now: Date.now() };
  const start = from?.at ?? all[0]?.at ?? now.at;
  // states are named by the charts; all that anybody typed or answered goes through the redactor, in one piece
  const redact = createRedactor({ depth: 32, items: 5_000, length: 20_000, values: 1_000_000 });
  const clean = redact({ about, events: all.map(eventOf), contexts: contextsOf(from) }) as {
    about: RecordingAbout;
    events: AnyEventObject[];
    contexts: Record<string, unknown>;
  };
  return {
    format: 1,
    ...clean.about,
    saved: new Date(now.now).toISOString(),
    began: Math.round(now.now - (now.at - start)),
    ...(from && { checkpoint: { actors: standingIn(from, clean.contexts), timers: timersOf(from) } }),
    entries: all.map((entry, at) => savedEntry(entry, start, clean.events[at])),
    states: statesOf(app),
  };
}

/** Where every actor stands now. */
export function statesOf(app: AnyActor): SavedRecording['states'] {
  // one that is over is no longer among the system's, and the app is asked after all the same
  const all: Record<string, AnyActorRef> = { ...app.system.getAll(), [app.id]: app };
  return Object.fromEntries(Object.entries(all).map(([name, actor]) => [name, stateOf(actor.getSnapshot())]));
}

function savedEntry({ at, to, event, state }: Entry, start: number, clean = event): SavedEntry {
  const masked = Object.entries(event).filter(([, value]) => isMask(value));
  return {
    at: Math.round((at - start) * 10) / 10,
    to,
    // a name of the chart's, whatever the redactor makes of a word in it
    event: { ...clean, type: event.type },
    ...(masked.length > 0 && {
      withheld: Object.fromEntries(masked.map(([name, mask]) => [name, String(mask).length])),
    }),
    ...(state !== undefined && { state }),
  };
}

const isMask = (value: unknown): boolean => typeof value === 'string' && /^•+$/.test(value);

function eventOf({ to, event }: Entry): object {
  const { type: _, ...rest } = event;
  const told = Object.entries(rest).filter(([, value]) => !isMask(value));
  return Object.fromEntries(told.map(([key, value]) => [key, key === 'output' ? outputOf(to, value) : value]));
}

function outputOf(to: string, output: unknown): unknown {
  if (isList(to)) return shortened(held(output));
  if (to !== 'app' || !isObject(output)) return output;
  // what furnishing brought is logic, of which a replay has its own
  const { features: _, ...persisted } = output;
  return shortened(persisted, featureNames);
}

function contextsOf(from: Checkpoint | null): Record<string, unknown> {
  const all = Object.entries(from?.actors ?? {}).map(([name, { context }]): [string, unknown] => {
    if (!isList(name)) return [name, context];
    const fields = Object.entries(context).map(([key, value]) => [key, shortened(held(value))]);
    return [name, Object.fromEntries(fields)];
  });
  return Object.fromEntries(all);
}

const isList = (name: string): boolean => Object.hasOwn(lists, name);

/** Rows are not kept from being collected; those that are gone decide nothing. */
const held = (value: unknown): unknown => (value instanceof WeakRef ? (value.deref() ?? null) : value);

/** The first rows of every long list, and how many more there were. */
function shortened(value: unknown, whole: readonly string[] = []): unknown {
  if (Array.isArray(value)) {
    const first = value.slice(0, mostRows).map((each) => shortened(each, whole));
    return value.length > mostRows ? [...first, `… and ${value.length - mostRows} more`] : first;
  }
  if (!isObject(value) || value instanceof Error) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, whole.includes(key) ? each : shortened(each, whole)]),
  );
}

const standingIn = ({ actors }: Checkpoint, contexts: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(actors).map(([name, actor]) => [name, { state: stateOf(actor), context: contexts[name] ?? null }]),
  );

const timersOf = ({ timers, now }: Checkpoint) =>
  Object.values(timers).map(({ target, event, id, startedAt, delay }) => ({
    to: target.id,
    type: event.type,
    id,
    left: startedAt + delay - now,
  }));
