/**
 * Keeps the trail: what came to the machines from outside, in order. What a machine sends follows from that, so a replay
 * needs no more. Bounded, and by reference: nothing is copied or written until somebody asks for the file.
 */
import type { AnyActor, AnyActorRef, AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate';
import { passwordLimits } from '../services/contract/fields/field.ts';

/** One input: what a screen sent, what a service answered, what another tab brought about, or that time was up. */
export interface Entry {
  /** Milliseconds, as `performance.now()` has them. */
  readonly at: number;
  readonly to: string;
  event: AnyEventObject;
  /** Where the actor stood when all was done; absent on an input that came in the middle of the one before. */
  state?: StateValue;
}

/** How the actors stood when the entries began. */
export interface Checkpoint {
  readonly at: number;
  readonly now: number;
  readonly actors: Readonly<Record<string, Pick<AnyMachineSnapshot, 'value' | 'status' | 'context'>>>;
  readonly timers: ReturnType<AnyActor['system']['getSnapshot']>['_scheduledEvents'];
}

export interface Recording {
  /** Where the older entries begin; `null` is the start of the app. */
  from: Checkpoint | null;
  older: readonly Entry[];
  /** Where the newer ones do. */
  middle: Checkpoint | null;
  newer: Entry[];
}

type Relay = (source: AnyActorRef | undefined, target: AnyActorRef, event: AnyEventObject) => void;

/**
 * Starts the trail of an app that has not been started. `null` where XState has no longer what it leans on; the app
 * then goes on without.
 *
 * @param most so many entries the newer half holds, before it becomes the older
 */
export function startRecording(app: AnyActor, most = 500): Recording | null {
  const system = app.system as AnyActor['system'] & { _relay?: Relay };
  const { _relay: relay } = system;
  if (!relay) return null;
  const recording: Recording = { from: null, older: [], middle: null, newer: [] };
  let isBusy = false;

  system._relay = (source, target, event) => {
    // while a machine works, what machines send is its own doing; otherwise it is a timer's
    if ((isBusy && isMachine(source)) || !isMachine(target)) return relay(source, target, event);
    const { newer } = recording;
    let entry = newer[newer.length - 1];
    if (isTypedOn(entry, target, event)) entry.event = event;
    else {
      entry = { at: performance.now(), to: target.id, event: plain(event, target) };
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
    if (newer.length < most) return;
    recording.from = recording.middle;
    recording.older = newer;
    recording.middle = checkpointOf(system);
    recording.newer = [];
  };
  return recording;
}

/** Where an actor stands, or that it no longer runs. */
export const stateOf = ({ status, value }: Pick<AnyMachineSnapshot, 'status' | 'value'>): StateValue =>
  status === 'active' ? value : status;

const isMachine = (actor: AnyActorRef | undefined): boolean => !!actor?.getSnapshot().machine;

/** More of the same field: the last value says what those before it said. */
function isTypedOn(last: Entry | undefined, { id }: AnyActorRef, event: AnyEventObject): last is Entry {
  if (last?.to !== id || last.event.type !== event.type) return false;
  if (typeof event.value !== 'string' || !event.type.endsWith('.change')) return false;
  for (const key in event) if (key !== 'value' && event[key] !== last.event[key]) return false;
  return true;
}

function checkpointOf(system: AnyActor['system']): Checkpoint {
  const all: Record<string, AnyActorRef> = system.getAll();
  const actors = Object.entries(all).map(([name, actor]) => {
    const { value, status, context } = actor.getSnapshot();
    return [name, { value, status, context: plain(context, actor) }];
  });
  return {
    at: performance.now(),
    now: Date.now(),
    actors: Object.fromEntries(actors),
    timers: system.getSnapshot()._scheduledEvents,
  };
}

/** Without a password or a file; rows that were fetched are not held beyond the list's own time. */
function plain<T extends object>(of: T, target: AnyActorRef): T {
  let copy: Record<string, unknown> | undefined;
  for (const key in of) {
    const value: unknown = of[key];
    let kept = value;
    // its w first: a pattern costs a typed character more than all the rest
    if (key.charCodeAt(key.length - 4) === 119 && /password$/i.test(key)) kept = maskOf(value);
    else if (typeof value !== 'object' || !value) continue;
    else if (value instanceof Blob) kept = { name: (value as File).name, size: value.size, type: value.type };
    else if (/^(output|data|previousData)$/.test(key)) {
      kept = (target as AnyActor).logic.id === 'list' ? new WeakRef(value) : plain(value, target);
    }
    if (kept !== value) {
      copy ??= { ...of } as Record<string, unknown>;
      copy[key] = kept;
    }
  }
  return (copy as T | undefined) ?? of;
}

/** As good or as bad a password; of its length no more than the rules ask for. */
function maskOf(password: unknown): string {
  const { min, max } = passwordLimits;
  const { length } = String(password ?? '');
  return '•'.repeat(length < min ? Math.min(length, 1) : length > max ? max + 1 : min);
}
