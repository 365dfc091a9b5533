/** Keeps every settled change in storage: under one key, in idle moments, each changed actor's text written anew alone. */
import { type AnyActorRef, type AnyMachineSnapshot, fromCallback } from 'xstate';
import { isExpendable, type SliceName, sliceNames, sliceOf } from './slices.ts';

/** What remembering needs of the world outside. */
export interface RememberServices {
  /** Returns whether the text was kept. */
  writeState(text: string): boolean;
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

    const flush = () => {
      callOff?.();
      callOff = undefined;
      if (changed.size === 0) return;
      for (const [name, snapshot] of changed) keepPart(parts, name, snapshot);
      changed.clear();
      const isKept = services.writeState(joined(parts, () => true));
      if (isKept) return;
      services.writeState(joined(parts, (name) => !isExpendable(name)));
      if (!isFull) sendBack({ type: 'storage.refused' });
      isFull = true;
    };

    const note = (name: SliceName, snapshot: AnyMachineSnapshot) => {
      changed.set(name, snapshot);
      callOff ??= services.whenIdle(flush, latest);
    };

    const subscriptions = sliceNames.map((name) => {
      const actor: AnyActorRef = system.get(name);
      keepPart(parts, name, actor.getSnapshot());
      return actor.subscribe((snapshot: AnyMachineSnapshot) => note(name, snapshot));
    });
    const stopWaiting = services.whenLeaving(flush);

    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
      stopWaiting();
      callOff?.();
    };
  });
}

function keepPart(parts: Map<SliceName, string>, name: SliceName, snapshot: AnyMachineSnapshot): void {
  const slice = sliceOf(name, snapshot);
  // a state that is not settled keeps the text of the last one that was
  if (slice) parts.set(name, `${JSON.stringify(name)}:${JSON.stringify(JSON.stringify(slice))}`);
}

const joined = (parts: ReadonlyMap<SliceName, string>, isWanted: (name: SliceName) => boolean): string =>
  `{${[...parts].flatMap(([name, part]) => (isWanted(name) ? [part] : [])).join(',')}}`;
