/** Writes a recording as the text of a file, without secrets and with limited length. */
import type { AnyActor, AnyActorRef, AnyEventObject } from 'xstate';
import { featureNames } from '../machines/feature-actors.ts';
import { lists } from '../services/contract/lists.ts';
import { isObject } from '../services/contract/readers.ts';
import { type Checkpoint, type Entry, type Recording, stateOf } from './recording.ts';
import type { SavedEntry, SavedRecording } from './recording-format.ts';
import { createRedactor } from './redact.ts';

/** Describes where a recording comes from. */
export interface RecordingAbout {
  readonly version: string;
  readonly build?: string | undefined;
  readonly browser: string;
  readonly language: string;
  /** The path of the page, without the query. */
  readonly address: string;
}

/** The maximum number of rows of a list in the file. */
const maxRows = 20;

/** The text of the file. */
export function recordingText(app: AnyActor, recording: Recording, about: RecordingAbout): string {
  return `${JSON.stringify(savedRecording(app, recording, about), null, 1)}\n`;
}

function savedRecording(app: AnyActor, { from, older, newer }: Recording, about: RecordingAbout): SavedRecording {
  const all = [...older, ...newer];
  const now = { at: performance.now(), now: Date.now() };
  const start = from?.at ?? all[0]?.at ?? now.at;
  // state names come from the charts; everything that was typed or returned passes the redactor in one call
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
    ...(from && { checkpoint: { actors: actorsOf(from, clean.contexts), timers: timersOf(from) } }),
    entries: all.map((entry, at) => savedEntry(entry, start, clean.events[at])),
    states: statesOf(app),
  };
}

/** The state of every actor now. */
export function statesOf(app: AnyActor): SavedRecording['states'] {
  // the system no longer lists a stopped app
  const all: Record<string, AnyActorRef> = { ...app.system.getAll(), [app.id]: app };
  return Object.fromEntries(Object.entries(all).map(([name, actor]) => [name, stateOf(actor.getSnapshot())]));
}

function savedEntry({ at, to, event, state }: Entry, start: number, clean = event): SavedEntry {
  const masked = Object.entries(event).filter(([, value]) => isMask(value));
  return {
    at: Math.round((at - start) * 10) / 10,
    to,
    // the redactor could mistake a word in an event type for a secret
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
  const unmasked = Object.entries(rest).filter(([, value]) => !isMask(value));
  return Object.fromEntries(unmasked.map(([key, value]) => [key, key === 'output' ? outputOf(to, value) : value]));
}

function outputOf(to: string, output: unknown): unknown {
  if (isList(to)) return shortened(dereferenced(output));
  if (to !== 'app' || !isObject(output)) return output;
  // the logic of the features is code; a replay uses its own
  const { features: _, specs: __, ...persisted } = output;
  return shortened(persisted, featureNames);
}

function contextsOf(from: Checkpoint | null): Record<string, unknown> {
  const all = Object.entries(from?.actors ?? {}).map(([name, { context }]): [string, unknown] => {
    if (!isList(name)) return [name, context];
    const fields = Object.entries(context).map(([key, value]) => [key, shortened(dereferenced(value))]);
    return [name, Object.fromEntries(fields)];
  });
  return Object.fromEntries(all);
}

const isList = (name: string): boolean => Object.hasOwn(lists, name);

/** Rows are weakly referenced and may have been collected; no transition depends on them. */
const dereferenced = (value: unknown): unknown => (value instanceof WeakRef ? (value.deref() ?? null) : value);

/**
 * The first rows of every long list, and the number of the others.
 *
 * @param complete keys with values that are not shortened
 */
function shortened(value: unknown, complete: readonly string[] = []): unknown {
  if (Array.isArray(value)) {
    const first = value.slice(0, maxRows).map((each) => shortened(each, complete));
    return value.length > maxRows ? [...first, `… and ${value.length - maxRows} more`] : first;
  }
  if (!isObject(value) || value instanceof Error) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, complete.includes(key) ? each : shortened(each, complete)]),
  );
}

const actorsOf = ({ actors }: Checkpoint, contexts: Record<string, unknown>) =>
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
