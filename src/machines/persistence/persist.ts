/**
 * Writes every settled change to storage, under one key, when the browser is idle. Serialises only the changed actors.
 * Long because one closure has all that decides what the next write contains.
 */

import { type AnyActorRef, type AnyMachineSnapshot, fromCallback, type Subscription } from 'xstate';
import type { DraftName } from '../../services/contract/fields/draft-forms.ts';
import type { AuthContext } from '../auth-machine.ts';
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
  personSlices,
  type SliceName,
  type SliceSpecs,
  sliceNames,
  storedSlice,
} from './slices.ts';
import { isCurrent, isOwnedByAnother } from './stored-owner.ts';
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
  /**
   * The drafts are cleared next. Removes the stored ones of features that are not loaded, unless another tab has stored
   * them since the session changed: those stay, and the cleared ones are not stored.
   */
  | { type: 'drafts.discard' }
  /**
   * The session was opened or has ended without this tab, and the drafts of another person are cleared. Takes over what
   * another tab has stored since. While nobody is logged in, the slices of a person are not stored.
   */
  | { type: 'drafts.follow' }
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
    let hasText = hasSlices(stored.read());
    const ofNewerVersion = new Set<SliceName>();
    /** What this tab does not store. */
    let withheld: readonly SliceName[] = [];
    const isStoredHere = (name: SliceName) => !ofNewerVersion.has(name) && !withheld.includes(name);
    const auth = (): AuthContext => system.get('auth').getSnapshot().context;
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

    const onSnapshot = (name: SliceName) => {
      const sliceSpec: SliceSpec | undefined = specs[name];
      const snapshot: AnyMachineSnapshot = system.get(name).getSnapshot();
      // in a state that is not settled, the last settled one remains stored
      if (!sliceSpec || !isStoredHere(name) || !isSettled(sliceSpec, snapshot)) return;
      if (name === 'auth') isFlagMissing = snapshot.context.isLoggedIn && !services.hasFlag();
      if (held.has(name)) return held.offer(name);
      changed.set(name, { snapshot, at: Date.now() });
      scheduleFlush();
    };

    const release = (name: SliceName, isStored: boolean) => {
      held.release(name);
      if (!isStored) onSnapshot(name);
    };

    /**
     * Stores these slices no longer, and those again that were withheld before.
     *
     * @param isLeftStored whether what another tab has stored of them is left there
     */
    const withhold = (names: readonly SliceName[], isLeftStored: boolean) => {
      const raw = stored.read();
      const before = withheld;
      withheld = names;
      for (const name of names) {
        held.release(name);
        changed.delete(name);
        isStale = (texts.delete(name) && !isLeftStored) || isStale;
      }
      if (isLeftStored) copyTexts(texts, raw, names);
      for (const name of before) {
        if (!subscriptions.has(name) || !isStoredHere(name)) continue;
        if (isCurrent(raw, auth())) follow(name, raw, null);
        if (!held.has(name)) release(name, false);
      }
      scheduleFlush();
    };

    const withholdPerson = () => {
      const isLeftStored = isOwnedByAnother(stored.read(), auth());
      // without `auth`, nobody would be the owner of what is kept
      withhold(isLeftStored ? [...personSlices, 'auth'] : personSlices, isLeftStored);
    };

    const discard = (names: readonly SliceName[]) => {
      stored.discard(names);
      for (const name of names) isStale = texts.delete(name) || isStale;
      scheduleFlush();
    };

    const discardDrafts = () => {
      deleteUnknown(texts);
      if (isCurrent(stored.read(), auth())) {
        copyUnknown(texts, stored.read());
        return withhold([...featureSliceNames, 'auth'], true);
      }
      for (const name of held.names()) release(name, false);
      discard(unloaded());
    };

    const storePerson = () => {
      // without an owner they cannot be assigned to anyone
      if (!isCurrent(stored.read(), auth())) discard(unloaded().filter((name) => personSlices.includes(name)));
      withhold([], false);
    };

    const subscribe = () => {
      const raw = stored.read();
      for (const name of sliceNames) {
        const sliceSpec: SliceSpec | undefined = specs[name];
        const actor: AnyActorRef | undefined = subscriptions.has(name) ? undefined : system.get(name);
        if (!sliceSpec || !actor) continue;
        // a slice of a later version is left as it is: a tab of that version may be open
        if (isNewer(sliceSpec, rawSlice(raw, name))) ofNewerVersion.add(name);
        if (isStoredHere(name)) updateText(texts, name, storedSlice(specs, name, actor.getSnapshot()));
        else copyTexts(texts, raw, [name]);
        subscriptions.set(
          name,
          actor.subscribe(() => onSnapshot(name)),
        );
      }
    };

    const unloaded = () => featureSliceNames.filter((name) => !subscriptions.has(name));
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
      if (event.type === 'drafts.discard') return discardDrafts();
      if (auth().isLoggedIn) storePerson();
      else withholdPerson();
    });
    const stopWaiting = services.whenLeaving(() => {
      // without a change since the last write there is nothing to write
      if (cancelFlush) flush();
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
      copyTexts(texts, raw, changedThere);
      copyUnknown(texts, raw);
      // a tab that had not received the log-out may have written the drafts again
      const isLeftOver = withheld.length > 0 && !services.hasFlag();
      if (isLeftOver || (isChanged('auth') && isOwnedByAnother(raw, auth()))) withholdPerson();
      for (const name of changedThere) follow(name, raw, textBefore(name));
      if (isCleared || hasOldCopies) {
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

const hasSlices = ({ slices }: RawState): boolean => Object.keys(slices).length > 0;
