/**
 * Writes every settled change to storage, under one key, when the browser is idle. Serialises only the changed actors.
 * Long because one closure has all that decides what the next write contains.
 */

import { type AnyActorRef, type AnyMachineSnapshot, fromCallback, type Subscription } from 'xstate';
import type { DraftName } from '../../services/contract/fields/draft-forms.ts';
import type { StorageOutcome } from '../storage-machine.ts';
import { createHeldDrafts, isDraft } from './held-drafts.ts';
import { type RawState, rawSlice } from './restore.ts';
import { decodeSlice, isNewer, isSettled, type Slice, type SliceSpec } from './slice-spec.ts';
import { copyTexts, copyUnknown, deleteUnknown, joined, type SliceTexts, updateText } from './slice-texts.ts';
import {
  coreSlices,
  type FeatureSliceName,
  featureSliceNames,
  isEvictable,
  personDrafts,
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
  | { type: 'drafts.discard' }
  /** The drafts of a person are not stored until the next session: the last one ended without this tab. */
  | { type: 'personDrafts.withhold' }
  | { type: 'personDrafts.restore' }
  /** The actor of a draft receives the resolved slice next, before `draft.release`. */
  | { type: 'draft.resolve'; name: DraftName }
  /** A draft that another tab had stored is resolved: it may be written again. */
  | { type: 'draft.release'; name: DraftName; isStored: boolean };

/**
 * The `persist` actor of the app. Sends its parent `storage.written` when a write ends otherwise than the one before,
 * and `storage.read` when the stored state was removed.
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
    const changed = new Map<SliceName, { readonly snapshot: AnyMachineSnapshot; readonly at: number }>();
    const subscriptions = new Map<SliceName, Subscription>();
    let cancelFlush: (() => void) | undefined;
    let outcome: StorageOutcome = 'stored';
    let isStale = true;
    let isFlagMissing = false;
    const ofNewerVersion = new Set<SliceName>();
    let isWithheld = false;
    const isStoredHere = (name: SliceName) => !ofNewerVersion.has(name) && !(isWithheld && isPersons(name));
    const held = createHeldDrafts({
      stored,
      specOf: (name) => specs[name],
      currentSlice(name) {
        const snapshot: AnyMachineSnapshot = system.get(name).getSnapshot();
        // to replace the slice would end a running call
        return snapshot.hasTag('busy') ? null : (storedSlice(specs, name, snapshot) as Slice | null); // a context is a record
      },
      send: sendBack,
    });

    const flush = () => {
      cancelFlush?.();
      cancelFlush = undefined;
      stored.compare();
      for (const [name, { snapshot, at }] of changed) {
        const before = texts.get(name);
        if (!updateText(texts, name, storedSlice(specs, name, snapshot), hasTime(name) ? at : null)) continue;
        isStale = true;
        if (before && isStoredAgain(name)) stored.replaced(name, before);
      }
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
      if (held.has(name)) return held.offer(name);
      changed.set(name, { snapshot, at: Date.now() });
      scheduleFlush();
    };

    const release = (name: SliceName, isStored: boolean) => {
      held.release(name);
      if (isStored) return;
      changed.set(name, { snapshot: system.get(name).getSnapshot(), at: Date.now() });
      scheduleFlush();
    };

    const withhold = () => {
      for (const name of personDrafts) {
        held.release(name);
        changed.delete(name);
        isStale = texts.delete(name) || isStale;
      }
      isWithheld = true;
      scheduleFlush();
    };

    const restorePersonDrafts = () => {
      if (!isWithheld) return;
      isWithheld = false;
      copyTexts(texts, stored.read(), unloaded());
      for (const name of personDrafts) {
        if (!subscriptions.has(name)) continue;
        // the person may have stored a draft in another tab meanwhile
        follow(name, stored.read(), null);
        if (!held.has(name) && isStoredHere(name)) release(name, false);
      }
    };

    const subscribe = () => {
      const raw = stored.read();
      for (const name of sliceNames) {
        const sliceSpec: SliceSpec | undefined = specs[name];
        const actor: AnyActorRef | undefined = subscriptions.has(name) ? undefined : system.get(name);
        if (!sliceSpec || !actor) continue;
        // a slice of a later version is left as it is: a tab of that version may be open
        if (isNewer(sliceSpec, rawSlice(raw, name))) ofNewerVersion.add(name);
        if (ofNewerVersion.has(name)) copyTexts(texts, raw, [name]);
        else updateText(texts, name, storedSlice(specs, name, actor.getSnapshot()));
        const subscription = actor.subscribe((snapshot: AnyMachineSnapshot) => {
          if (isStoredHere(name)) onSnapshot(name, sliceSpec, snapshot);
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
      if (event.type === 'draft.resolve') return held.resolve(event.name);
      if (event.type === 'draft.release') return release(event.name, event.isStored);
      if (event.type === 'personDrafts.withhold') return withhold();
      if (event.type === 'personDrafts.restore') return restorePersonDrafts();
      for (const name of held.names()) release(name, false);
      stored.discard(unloaded());
      deleteUnknown(texts);
      for (const name of unloaded()) isStale = texts.delete(name) || isStale;
      scheduleFlush();
    });
    const stopWaiting = services.whenLeaving(() => {
      // before the first change there is nothing to write
      if (changed.size > 0 || cancelFlush) flush();
    });
    /** Another tab has stored the slice of a running actor. */
    const follow = (name: SliceName, raw: RawState, textBefore: unknown) => {
      const sliceSpec: SliceSpec | undefined = specs[name];
      if (!sliceSpec || !subscriptions.has(name) || !isStoredHere(name)) return;
      const text = rawSlice(raw, name);
      const editedAt = changed.get(name)?.at ?? null;
      if (isNewer(sliceSpec, text)) {
        ofNewerVersion.add(name);
        changed.delete(name);
        sendBack({ type: 'storage.read', problem: 'newer' });
      } else if (isDraft(name) && decodeSlice(sliceSpec, text)) {
        changed.delete(name);
        held.hold(name, { textBefore, editedAt });
      }
    };

    const stopWatching = stored.watch((raw, { signal, isChanged, hasOldCopies, textBefore }) => {
      // this tab may have written the text again before it received that storage was cleared
      const isGone = signal === 'cleared' || (!hasSlices(raw) && !raw.isDamaged);
      // a log-out in another tab removes the text too, and sends its own signal
      const isCleared = hasText && signal !== 'changed' && isGone;
      hasText = hasSlices(raw);
      // lists are fetched again anyway, and copying them would cost time for every row
      const changedThere = sliceNames.filter((name) => !isEvictable(name) && isChanged(name));
      // a tab that had not received the log-out may have written the drafts again
      const isLeftOver = (name: SliceName) => isWithheld && isPersons(name) && !services.hasFlag();
      const theirs = changedThere.filter((name) => !isLeftOver(name));
      const hasLeftOver = changedThere.some((name) => isLeftOver(name) && rawSlice(raw, name) !== undefined);
      copyTexts(texts, raw, theirs);
      copyUnknown(texts, raw);
      for (const name of theirs) follow(name, raw, textBefore(name));
      if (isCleared || hasLeftOver || hasOldCopies) {
        isStale = true;
        scheduleFlush();
      }
      if (isCleared) sendBack({ type: 'storage.read', problem: 'cleared' });
    });

    return () => {
      for (const subscription of subscriptions.values()) subscription.unsubscribe();
      stopWaiting();
      stopWatching();
      cancelFlush?.();
    };
  });
}

/** Whether this tab stores its text again over an old copy: a person changes these slices in one tab at a time. */
const isStoredAgain = (name: SliceName): boolean => hasTime(name) || name === 'auth';

/** The same choice can return, so that only the time distinguishes its texts. */
const hasTime = (name: SliceName): boolean => isDraft(name) || name === 'language' || name === 'settings';

const isPersons = (name: SliceName): boolean => personDrafts.some((each) => each === name);

const hasSlices = ({ slices }: RawState): boolean => Object.keys(slices).length > 0;
