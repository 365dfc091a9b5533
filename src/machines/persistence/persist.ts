/**
 * Writes every settled change to storage, under one key, when the browser is idle. Serialises only the changed actors.
 */

import { type AnyActorRef, type AnyMachineSnapshot, fromCallback, type Subscription } from 'xstate';
import { type RawState, rawSlice } from './restore.ts';
import { isSettled, type SliceSpec } from './slice-spec.ts';
import {
  coreSlices,
  type FeatureSliceName,
  featureSliceNames,
  isEvictable,
  type SliceName,
  type SliceSpecs,
  sliceNames,
  storedSlice,
} from './slices.ts';
import type { StoredSlices } from './stored-slices.ts';

export interface PersistServices {
  readonly stored: StoredSlices;
  /** Returns whether the text was stored. */
  writeState(text: string): boolean;
  /** Runs the callback when the browser is idle, within `maxDelay` milliseconds. Returns a function that cancels it. */
  whenIdle(callback: () => void, maxDelay: number): () => void;
  /** Runs the callback when the page may be discarded. Returns a function that stops it. */
  whenLeaving(callback: () => void): () => void;
}

/** The maximum time in milliseconds until a change is written. It limits the loss when the page is killed. */
const maxDelay = 400;

export type PersistEvent =
  /** The actors of the lazily loaded features have been spawned. */
  | { type: 'features.spawned'; specs: Partial<SliceSpecs<FeatureSliceName>> }
  /** Removes the stored drafts of features that are not loaded. */
  | { type: 'drafts.discard' };

/**
 * The `persist` actor of the app. Sends its parent one event when storage rejects a text.
 *
 * @param loaded the specs of the actors that can run at the start
 */
export function createPersist(
  { stored, ...services }: PersistServices,
  loaded: Partial<SliceSpecs<SliceName>> = coreSlices,
) {
  return fromCallback<PersistEvent>(({ system, sendBack, receive }) => {
    let specs = loaded;
    const parts = new Map<SliceName, string>();
    const changed = new Map<SliceName, AnyMachineSnapshot>();
    const subscriptions = new Map<SliceName, Subscription>();
    let cancelFlush: (() => void) | undefined;
    let isFull = false;
    let isStale = true;

    const flush = () => {
      cancelFlush?.();
      cancelFlush = undefined;
      for (const [name, snapshot] of changed)
        isStale = updatePart(parts, name, storedSlice(specs, name, snapshot)) || isStale;
      changed.clear();
      if (!isStale) return;
      isStale = false;
      if (services.writeState(joined(parts, () => true))) return;
      services.writeState(joined(parts, (name) => !isEvictable(name)));
      if (!isFull) sendBack({ type: 'storage.failed' });
      isFull = true;
    };

    const scheduleFlush = () => {
      cancelFlush ??= services.whenIdle(flush, maxDelay);
    };

    const onSnapshot = (name: SliceName, sliceSpec: SliceSpec, snapshot: AnyMachineSnapshot) => {
      // in a state that is not settled, the last settled one remains stored
      if (!isSettled(sliceSpec, snapshot)) return;
      changed.set(name, snapshot);
      scheduleFlush();
    };

    const subscribe = () => {
      for (const name of sliceNames) {
        const sliceSpec: SliceSpec | undefined = specs[name];
        const actor: AnyActorRef | undefined = subscriptions.has(name) ? undefined : system.get(name);
        if (!sliceSpec || !actor) continue;
        updatePart(parts, name, storedSlice(specs, name, actor.getSnapshot()));
        const subscription = actor.subscribe((snapshot: AnyMachineSnapshot) => onSnapshot(name, sliceSpec, snapshot));
        subscriptions.set(name, subscription);
      }
    };

    const unloaded = () => featureSliceNames.filter((name) => !subscriptions.has(name));
    copyParts(parts, stored.read(), unloaded());
    subscribe();
    receive((event) => {
      if (event.type === 'features.spawned') {
        specs = { ...coreSlices, ...event.specs };
        stored.release();
        return subscribe();
      }
      stored.discard(unloaded());
      for (const name of unloaded()) isStale = parts.delete(name) || isStale;
      scheduleFlush();
    });
    const stopWaiting = services.whenLeaving(() => {
      // before the first change there is nothing to write
      if (changed.size > 0 || cancelFlush) flush();
    });
    // lists are fetched again anyway, and copying them would cost time for every row
    const stopWatching = stored.watch((raw) =>
      copyParts(
        parts,
        raw,
        sliceNames.filter((name) => !isEvictable(name)),
      ),
    );

    return () => {
      for (const subscription of subscriptions.values()) subscription.unsubscribe();
      stopWaiting();
      stopWatching();
      cancelFlush?.();
    };
  });
}

/** Returns whether the actor's text has changed. */
function updatePart(parts: Map<SliceName, string>, name: SliceName, slice: object | null): boolean {
  if (!slice) return false;
  const part = partOf(name, JSON.stringify(slice));
  if (parts.get(name) === part) return false;
  parts.set(name, part);
  return true;
}

/** Copies the stored texts of these slices, which are written back unchanged until this tab changes them. */
function copyParts(parts: Map<SliceName, string>, raw: RawState, names: readonly SliceName[]): void {
  for (const name of names) {
    const text = rawSlice(raw, name);
    if (typeof text === 'string') parts.set(name, partOf(name, text));
  }
}

const partOf = (name: SliceName, text: string): string => `${JSON.stringify(name)}:${JSON.stringify(text)}`;

const joined = (parts: ReadonlyMap<SliceName, string>, isIncluded: (name: SliceName) => boolean): string =>
  `{${[...parts].flatMap(([name, part]) => (isIncluded(name) ? [part] : [])).join(',')}}`;
