/** Keeps every settled change in storage: under one key, in idle moments, each changed actor's text written anew alone. */

import { type AnyActorRef, type AnyMachineSnapshot, fromCallback, type Subscription } from 'xstate';
import { isObject } from '../../services/contract/readers.ts';
import { featureNames } from '../feature-actors.ts';
import { parsed } from './restore.ts';
import { isEvictable, isSettled, type SliceName, sliceNames, sliceOf } from './slices.ts';

/** What remembering needs of the world outside. */
export interface PersistServices {
  /** The text that is kept now, or `null`. */
  readState(): string | null;
  /** Returns whether the text was kept. */
  writeState(text: string): boolean;
  /** Runs the deed when another tab has changed what is kept; returns how to stop. */
  watchOtherTabs(deed: () => void): () => void;
  /** Runs the deed in an idle moment, within `latest` milliseconds; returns how to call it off. */
  whenIdle(deed: () => void, latest: number): () => void;
  /** Runs the deed when the page may not come back; returns how to stop. */
  whenLeaving(deed: () => void): () => void;
}

/** A word typed survives a kill within this many milliseconds. */
const latest = 400;

export type PersistEvent =
  /** The actors of rooms are there now. */
  | { type: 'features.spawned' }
  /** What a person was writing in rooms that are not open is to be forgotten. */
  | { type: 'drafts.discard' };

/** The `remember` actor of the app. Its parent is told once when storage refuses. */
export function createPersist(services: PersistServices) {
  return fromCallback<PersistEvent>(({ system, sendBack, receive }) => {
    const parts = new Map<SliceName, string>();
    const changed = new Map<SliceName, AnyMachineSnapshot>();
    const watched = new Map<SliceName, Subscription>();
    let callOff: (() => void) | undefined;
    let isFull = false;
    let isStale = true;

    const flush = () => {
      callOff?.();
      callOff = undefined;
      for (const [name, snapshot] of changed) isStale = updatePart(parts, name, snapshot) || isStale;
      changed.clear();
      if (!isStale) return;
      isStale = false;
      const isKept = services.writeState(joined(parts, () => true));
      if (isKept) return;
      services.writeState(joined(parts, (name) => !isEvictable(name)));
      if (!isFull) sendBack({ type: 'storage.failed' });
      isFull = true;
    };

    const note = (name: SliceName, snapshot: AnyMachineSnapshot) => {
      // a state that is not settled leaves the last one that was to be kept
      if (!isSettled(name, snapshot)) return;
      changed.set(name, snapshot);
      callOff ??= services.whenIdle(flush, latest);
    };

    const watch = () => {
      for (const name of sliceNames()) {
        const actor: AnyActorRef | undefined = watched.has(name) ? undefined : system.get(name);
        if (!actor) continue;
        updatePart(parts, name, actor.getSnapshot());
        watched.set(
          name,
          actor.subscribe((snapshot: AnyMachineSnapshot) => note(name, snapshot)),
        );
      }
    };

    const unloadedFeatures = () => featureNames.filter((name) => !watched.has(name));
    readParts(parts, services.readState(), unloadedFeatures());
    watch();
    receive((event) => {
      if (event.type === 'features.spawned') return watch();
      for (const name of unloadedFeatures()) isStale = parts.delete(name) || isStale;
      callOff ??= services.whenIdle(flush, latest);
    });
    const stopWaiting = services.whenLeaving(() => {
      // before anything has changed there is nothing to write
      if (changed.size > 0 || callOff) flush();
    });
    // lists are read anew anyway, and to write theirs again would cost every row
    const stopWatching = services.watchOtherTabs(() =>
      readParts(parts, services.readState(), [...featureNames, ...sliceNames().filter((name) => !isEvictable(name))]),
    );

    return () => {
      for (const subscription of watched.values()) subscription.unsubscribe();
      stopWaiting();
      stopWatching();
      callOff?.();
    };
  });
}

/** Returns whether the actor's text is another than before. */
function updatePart(parts: Map<SliceName, string>, name: SliceName, snapshot: AnyMachineSnapshot): boolean {
  const slice = sliceOf(name, snapshot);
  if (!slice) return false;
  const part = partOf(name, JSON.stringify(slice));
  if (parts.get(name) === part) return false;
  parts.set(name, part);
  return true;
}

/** What stands in storage of these is written again as it is, until this tab changes it. */
function readParts(parts: Map<SliceName, string>, text: string | null, names: readonly SliceName[]): void {
  const stored = parsed(text);
  if (!isObject(stored)) return;
  for (const name of names) {
    const slice = Object.hasOwn(stored, name) ? stored[name] : undefined;
    if (typeof slice === 'string') parts.set(name, partOf(name, slice));
  }
}

const partOf = (name: SliceName, slice: string): string => `${JSON.stringify(name)}:${JSON.stringify(slice)}`;

const joined = (parts: ReadonlyMap<SliceName, string>, isWanted: (name: SliceName) => boolean): string =>
  `{${[...parts].flatMap(([name, part]) => (isWanted(name) ? [part] : [])).join(',')}}`;
