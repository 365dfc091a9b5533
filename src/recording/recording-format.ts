/** The format of a saved recording. A file in another format is rejected with an explanation. */
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

/** Increased when an older version could not replay the file. */
const recordingFormat = 1;

const isState = (value: unknown): boolean =>
  typeof value === 'string' || (isObject(value) && Object.values(value).every(isState));
const state = define<StateValue>('state', isState);

const event = define<{ type: string; [key: string]: unknown }>(
  'event',
  (value) => isObject(value) && typeof value.type === 'string' && value.type !== '',
);

const entry = object({
  /** Milliseconds since the recording began. */
  at: number(),
  to: string(),
  event,
  /** The passwords of the event: the name of each, and a length that passes or fails the same rules. */
  withheld: optional(record(string(), min(integer(), 0))),
  /** Absent on an input that arrived while the previous one was processed. */
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
  /** When the recording began, in milliseconds of `Date.now()`. */
  began: min(number(), 0),
  /** The actors when the recording began; absent when it began at the start of the app. */
  checkpoint: optional(checkpoint),
  entries: array(entry),
  /** The state of every actor at the end. */
  states: record(string(), state),
});

export type SavedRecording = Infer<typeof recording>;
export type SavedEntry = Infer<typeof entry>;

/** Why a file cannot be replayed, in one sentence. */
export class UnreadableRecording extends Error {}

/**
 * Reads the text of a file.
 *
 * @throws UnreadableRecording
 */
export function readRecording(text: string): SavedRecording {
  const saved = json(text);
  if (!isObject(saved) || !('format' in saved) || !('entries' in saved)) {
    throw new UnreadableRecording('This file is not a recording of SG Network.');
  }
  if (saved.format !== recordingFormat) {
    const format = JSON.stringify(saved.format)?.slice(0, 40);
    throw new UnreadableRecording(`This recording has format ${format}; only format ${recordingFormat} can be played.`);
  }
  try {
    return recording.create(saved);
  } catch (error) {
    const where = error instanceof StructError ? error.path.join('.') : '';
    throw new UnreadableRecording(`This recording is damaged${where ? ` at ${where}` : ''}.`);
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableRecording('This file is incomplete or not JSON.');
  }
}
