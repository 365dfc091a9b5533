/** What a saved trail is, and how one is read back: anything else is refused in one sentence. */
import {
  array,
  define,
  type Infer,
  integer,
  literal,
  min,
  number,
  object,
  optional,
  record,
  StructError,
  string,
  type,
  unknown,
} from 'superstruct';
import type { StateValue } from 'xstate';
import { isObject } from '../services/contract/readers.ts';

/** Raised when an older reader could no longer play what is written. */
const recordingFormat = 1;

const isState = (value: unknown): boolean =>
  typeof value === 'string' || (isObject(value) && Object.values(value).every(isState));
const state = define<StateValue>('state', isState);

const event = define<{ type: string; [key: string]: unknown }>(
  'event',
  (value) => isObject(value) && typeof value.type === 'string' && value.type !== '',
);

const entry = object({
  /** Milliseconds since the trail was begun. */
  at: number(),
  to: string(),
  event,
  /** What of the event was a password: its name, and as many characters as its rules tell it apart by. */
  withheld: optional(record(string(), integer())),
  /** Absent on an input that came in the middle of the one before. */
  state: optional(state),
});

const checkpoint = object({
  actors: record(string(), object({ state, context: unknown() })),
  timers: array(object({ to: string(), type: string(), id: string(), left: number() })),
});

const recording = type({
  format: literal(recordingFormat),
  version: string(),
  build: optional(string()),
  saved: string(),
  browser: string(),
  language: string(),
  address: string(),
  /** When it was begun, as `Date.now()` has it. */
  began: min(number(), 0),
  /** How the actors stood when it was begun; absent where that was the start of the app. */
  checkpoint: optional(checkpoint),
  entries: array(entry),
  /** Where every actor stood in the end. */
  states: record(string(), state),
});

export type SavedRecording = Infer<typeof recording>;
export type SavedEntry = Infer<typeof entry>;

/** Why a file cannot be played, in one sentence. */
export class UnreadableRecording extends Error {}

/**
 * The trail that a file holds.
 *
 * @throws UnreadableRecording
 */
export function readRecording(text: string): SavedRecording {
  const found = json(text);
  if (!isObject(found) || !('format' in found) || !('entries' in found)) {
    throw new UnreadableRecording('This file is no recording of SG Network.');
  }
  if (found.format !== recordingFormat) {
    const said = JSON.stringify(found.format)?.slice(0, 40);
    throw new UnreadableRecording(`This recording has format ${said}; only format ${recordingFormat} can be played.`);
  }
  try {
    return recording.create(found);
  } catch (error) {
    const where = error instanceof StructError ? error.path.join('.') : '';
    throw new UnreadableRecording(`This recording is damaged${where ? ` at ${where}` : ''}.`);
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableRecording('This file is cut off, or no JSON at all.');
  }
}
