/** Keeps every settled change in storage: under one key, in idle moments, each changed actor's text written anew alone. */

import { type AnyActorRef, type AnyMachineSnapshot, fromCallback } from 'xstate';
import { isObject } from '../services/contract/fields.ts';
import { parsed } from './restore.ts';
import { isExpendable, isSettled, type SliceName, sliceNames, sliceOf } from './slices.ts';

/** What remembering needs of the world outside. */
export interface RememberServices {
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

/** The `remember` actor of the app. Its parent is told once when storage refuses. */
export function createRemember(services: RememberServices) {
  return fromCallback<{ type: 'nothing' }>(({ system, sendBack }) => {
    const parts = new Map<SliceName, string>();
    const changed = new Map<SliceName, AnyMachineSnapshot>();
    let callOff: (() => void) | undefined;
    let isFull = false;
    let isWritten = false;

    const flush = () => {
      callOff?.();
      callOff = undefined;
      if (changed.size === 0) return;
      const isNew = [...changed].map(([name, snapshot]) => keepPart(parts, name, snapshot)).includes(true);
      changed.clear();
      if (isWritten && !isNew) return;
      isWritten = true;
      const isKept = services.writeState(joined(parts, () => true));
      if (isKept) return;
      services.writeState(joined(parts, (name) => !isExpendable(name)));
      if (!isFull) sendBack({ type: 'storage.refused' });
      isFull = true;
    };

    const note = (name: SliceName, snapshot: AnyMachineSnapshot) => {
      // a state that is not settled leaves the last one that was to be kept
      if (!isSettled(name, snapshot)) return;
      changed.set(name, snapshot);
      callOff ??= services.whenIdle(flush, latest);
    };

    const subscriptions = sliceNames.map((name) => {
      const actor: AnyActorRef = system.get(name);
      keepPart(parts, name, actor.getSnapshot());
      return actor.subscribe((snapshot: AnyMachineSnapshot) => note(name, snapshot));
    });
    const stopWaiting = services.whenLeaving(flush);
    const stopWatching = services.watchOtherTabs(() => adoptParts(parts, services.readState()));

    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
      stopWaiting();
      stopWatching();
      callOff?.();
    };
  });
}

/** Returns whether the actor's text is another than before. */
function keepPart(parts: Map<SliceName, string>, name: SliceName, snapshot: AnyMachineSnapshot): boolean {
  const slice = sliceOf(name, snapshot);
  if (!slice) return false;
  const part = partOf(name, JSON.stringify(slice));
  if (parts.get(name) === part) return false;
  parts.set(name, part);
  return true;
}

/** What another tab typed or chose last is written again as it wrote it, until this tab changes it. */
function adoptParts(parts: Map<SliceName, string>, text: string | null): void {
  const theirs = parsed(text);
  if (!isObject(theirs)) return;
  for (const name of sliceNames) {
    // lists are read anew anyway, and to write theirs again would cost every row
    const slice = isExpendable(name) || !Object.hasOwn(theirs, name) ? undefined : theirs[name];
    if (typeof slice === 'string') parts.set(name, partOf(name, slice));
  }
}

const partOf = (name: SliceName, slice: string): string => `${JSON.stringify(name)}:${JSON.stringify(slice)}`;

const joined = (parts: ReadonlyMap<SliceName, string>, isWanted: (name: SliceName) => boolean): string =>
  `{${[...parts].flatMap(([name, part]) => (isWanted(name) ? [part] : [])).join(',')}}`;
