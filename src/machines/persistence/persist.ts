/**
 * Writes every settled change to storage, under one key, when the browser is idle. Serialises only the changed actors.
 */

import { type AnyActorRef, type AnyMachineSnapshot, fromCallback, type Subscription } from 'xstate';
import type { StorageOutcome } from '../storage-machine.ts';
import { type RawState, rawSlice } from './restore.ts';
import { isNewer, isSettled, type SliceSpec } from './slice-spec.ts';
import { copyTexts, copyUnknown, deleteUnknown, joined, type SliceTexts, updateText } from './slice-texts.ts';
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
  /** Why the last text was not stored. */
  deniedBy(): 'full' | 'blocked';
  hasFlag(): boolean;
  raiseFlag(): void;
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
 * The `persist` actor of the app. Sends its parent `storage.written` when a write ends otherwise than the one before, and
 * `storage.read` when the stored state was removed.
 *
 * @param loaded the specs of the actors that can run at the start
 */
export function createPersist(
  { stored, ...services }: PersistServices,
  loaded: Partial<SliceSpecs<SliceName>> = coreSlices,
) {
  return fromCallback<PersistEvent>(({ system, sendBack, receive }) => {
    let specs = loaded;
    const texts: SliceTexts = new Map();
    const changed = new Map<SliceName, AnyMachineSnapshot>();
    const subscriptions = new Map<SliceName, Subscription>();
    let cancelFlush: (() => void) | undefined;
    let outcome: StorageOutcome = 'stored';
    let isStale = true;
    let isFlagMissing = false;

    const flush = () => {
      cancelFlush?.();
      cancelFlush = undefined;
      stored.compare();
      for (const [name, snapshot] of changed)
        isStale = updateText(texts, name, storedSlice(specs, name, snapshot)) || isStale;
      changed.clear();
      if (!isStale) return;
      isStale = false;
      const next = write();
      if (next !== outcome) sendBack({ type: 'storage.written', outcome: next });
      outcome = next;
    };

    const write = (): StorageOutcome => {
      const isStored = tryText(joined(texts, true)) ? 'stored' : tryText(joined(texts, false)) && 'listsEvicted';
      // there may have been no room for the flag when the session was opened
      if (isStored && isFlagMissing) services.raiseFlag();
      isFlagMissing &&= !services.hasFlag();
      return isStored && !isFlagMissing ? isStored : services.deniedBy();
    };

    const tryText = (text: string): boolean => {
      const isStored = services.writeState(text);
      if (isStored) stored.wrote(text);
      hasText ||= isStored;
      return isStored;
    };

    const scheduleFlush = () => {
      cancelFlush ??= services.whenIdle(flush, maxDelay);
    };

    const onSnapshot = (name: SliceName, sliceSpec: SliceSpec, snapshot: AnyMachineSnapshot) => {
      // in a state that is not settled, the last settled one remains stored
      if (!isSettled(sliceSpec, snapshot)) return;
      if (name === 'auth') isFlagMissing = snapshot.context.isLoggedIn && !services.hasFlag();
      changed.set(name, snapshot);
      scheduleFlush();
    };

    const subscribe = () => {
      const raw = stored.read();
      for (const name of sliceNames) {
        const sliceSpec: SliceSpec | undefined = specs[name];
        const actor: AnyActorRef | undefined = subscriptions.has(name) ? undefined : system.get(name);
        if (!sliceSpec || !actor) continue;
        // a slice of a later version is left as it is: a tab of that version may be open
        const isLeft = isNewer(sliceSpec, rawSlice(raw, name));
        if (isLeft) copyTexts(texts, raw, [name]);
        else updateText(texts, name, storedSlice(specs, name, actor.getSnapshot()));
        const subscription = actor.subscribe((snapshot: AnyMachineSnapshot) => {
          if (!isLeft) onSnapshot(name, sliceSpec, snapshot);
        });
        subscriptions.set(name, subscription);
      }
    };

    const unloaded = () => featureSliceNames.filter((name) => !subscriptions.has(name));
    let hasText = hasSlices(stored.read());
    copyTexts(texts, stored.read(), unloaded());
    copyUnknown(texts, stored.read());
    subscribe();
    receive((event) => {
      if (event.type === 'features.spawned') {
        specs = { ...coreSlices, ...event.specs };
        subscribe();
        return stored.release();
      }
      stored.discard(unloaded());
      deleteUnknown(texts);
      for (const name of unloaded()) isStale = texts.delete(name) || isStale;
      scheduleFlush();
    });
    const stopWaiting = services.whenLeaving(() => {
      // before the first change there is nothing to write
      if (changed.size > 0 || cancelFlush) flush();
    });
    const stopWatching = stored.watch((raw, { signal, isChanged }) => {
      // a log-out in another tab removes the text too, and sends its own signal
      const isCleared = hasText && signal !== 'changed' && !hasSlices(raw) && !raw.isDamaged;
      hasText = hasSlices(raw);
      // lists are fetched again anyway, and copying them would cost time for every row
      copyTexts(
        texts,
        raw,
        sliceNames.filter((name) => !isEvictable(name) && isChanged(name)),
      );
      copyUnknown(texts, raw);
      if (!isCleared) return;
      isStale = true;
      scheduleFlush();
      sendBack({ type: 'storage.read', problem: 'cleared' });
    });

    return () => {
      for (const subscription of subscriptions.values()) subscription.unsubscribe();
      stopWaiting();
      stopWatching();
      cancelFlush?.();
    };
  });
}

const hasSlices = ({ slices }: RawState): boolean => Object.keys(slices).length > 0;
