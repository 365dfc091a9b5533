/**
 * Records the events that reach the machines from outside, in order. The events that machines send follow from these,
 * so a replay does not need them. The number of entries is limited, and nothing is copied until the file is requested.
 */
import type { AnyActor, AnyActorRef, AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate';
import { passwordLimits } from '../services/contract/fields/field.ts';

/** One input: from a screen, a service, another tab or a timer. */
export interface Entry {
  /** In milliseconds of `performance.now()`. */
  readonly at: number;
  readonly to: string;
  event: AnyEventObject;
  /** The actor's state afterwards; absent on an input that arrived while the previous one was processed. */
  state?: StateValue;
}

/** All actors before the first of some entries. */
export interface Checkpoint {
  readonly at: number;
  readonly now: number;
  readonly actors: Readonly<Record<string, Pick<AnyMachineSnapshot, 'value' | 'status' | 'context'>>>;
  readonly timers: ReturnType<AnyActor['system']['getSnapshot']>['_scheduledEvents'];
}

export interface Recording {
  /** The start of the older entries; `null` is the start of the app. */
  from: Checkpoint | null;
  older: readonly Entry[];
  /** The start of the newer ones. */
  middle: Checkpoint | null;
  newer: Entry[];
}

type Relay = (source: AnyActorRef | undefined, target: AnyActorRef, event: AnyEventObject) => void;

/**
 * Starts recording an app that has not been started. When the app emits `recording.restart`, the recording drops what it
 * has and starts again from a checkpoint after the current input. Returns `null` when XState no longer has the function
 * that it replaces; the app then runs without a recording.
 *
 * @param maxEntries the number of entries after which the newer half becomes the older one
 */
export function startRecording(app: AnyActor, maxEntries = 500): Recording | null {
  const system = app.system as AnyActor['system'] & { _relay?: Relay };
  const { _relay: relay } = system;
  if (!relay) return null;
  const recording: Recording = { from: null, older: [], middle: null, newer: [] };
  let isBusy = false;
  let isOutdated = false;
  app.on('recording.restart', () => {
    isOutdated = true;
  });

  system._relay = (source, target, event) => {
    // an event that a machine sends while it processes another is derived; at any other time it comes from a timer
    if ((isBusy && isMachine(source)) || !isMachine(target)) return relay(source, target, event);
    const { newer } = recording;
    let entry = newer[newer.length - 1];
    if (isSameField(entry, target, event)) entry.event = event;
    else {
      entry = { at: performance.now(), to: target.id, event: recordable(event, target) };
      newer.push(entry);
    }
    if (isBusy) return relay(source, target, event);
    isBusy = true;
    try {
      relay(source, target, event);
    } finally {
      isBusy = false;
    }
    entry.state = stateOf(target.getSnapshot());
    if (isOutdated) {
      isOutdated = false;
      const now = checkpointOf(system);
      Object.assign(recording, { from: now, older: [], middle: now, newer: [] } satisfies Recording);
    }
    if (recording.newer.length < maxEntries) return;
    recording.from = recording.middle;
    recording.older = newer;
    recording.middle = checkpointOf(system);
    recording.newer = [];
  };
  return recording;
}

/** The state of an actor, or the status of one that no longer runs. */
export const stateOf = ({ status, value }: Pick<AnyMachineSnapshot, 'status' | 'value'>): StateValue =>
  status === 'active' ? value : status;

const isMachine = (actor: AnyActorRef | undefined): boolean => !!actor?.getSnapshot().machine;

/** Whether the event changes the same field again; only the last value is recorded. */
function isSameField(last: Entry | undefined, { id }: AnyActorRef, event: AnyEventObject): last is Entry {
  if (last?.to !== id || last.event.type !== event.type) return false;
  if (typeof event.value !== 'string' || !event.type.endsWith('.change')) return false;
  for (const key in event) if (key !== 'value' && event[key] !== last.event[key]) return false;
  return true;
}

function checkpointOf(system: AnyActor['system']): Checkpoint {
  const all: Record<string, AnyActorRef> = system.getAll();
  const actors = Object.entries(all).map(([name, actor]) => {
    const { value, status, context } = actor.getSnapshot();
    return [name, { value, status, context: recordable(context, actor) }];
  });
  return {
    at: performance.now(),
    now: Date.now(),
    actors: Object.fromEntries(actors),
    timers: system.getSnapshot()._scheduledEvents,
  };
}

/** The object without passwords and files. Fetched rows are referenced weakly, so that they can be collected. */
function recordable<T extends object>(of: T, target: AnyActorRef): T {
  let copy: Record<string, unknown> | undefined;
  for (const key in of) {
    const value: unknown = of[key];
    let recorded = value;
    // one character is compared first: running the pattern at every keystroke would cost more than the rest of this
    // function
    if (key.charCodeAt(key.length - 4) === 119 && /password$/i.test(key)) recorded = maskOf(value);
    else if (typeof value !== 'object' || !value) continue;
    // a blob that is no file has no name
    else if (value instanceof Blob) recorded = { name: (value as File).name, size: value.size, type: value.type };
    else if (/^(output|data|previousData)$/.test(key)) {
      recorded = (target as AnyActor).logic.id === 'list' ? new WeakRef(value) : recordable(value, target);
    }
    if (recorded !== value) {
      copy ??= { ...of } as Record<string, unknown>;
      copy[key] = recorded;
    }
  }
  return (copy as T | undefined) ?? of;
}

/** A placeholder that passes or fails the same rules. It reveals nothing else about the length. */
function maskOf(password: unknown): string {
  const { min, max } = passwordLimits;
  const { length } = String(password ?? '');
  return '•'.repeat(length < min ? Math.min(length, 1) : length > max ? max + 1 : min);
}
