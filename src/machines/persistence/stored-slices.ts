/** Parses the stored text once for all actors, and again when another tab changes it. */
import { createReplacedTexts } from './replaced-texts.ts';
import { parseState, type RawState, rawSlice } from './restore.ts';
import { type SliceName, sliceRows } from './slices.ts';

/**
 * Another tab changed or cleared storage, or a look at storage found that it differs from what this tab last read or
 * wrote.
 */
type StorageSignal = 'changed' | 'cleared' | 'found';

interface StorageChange {
  readonly signal: StorageSignal;
  /** Whether the LoggedIn flag was set when this tab last read or wrote storage, and is not now. */
  readonly isFlagLowered: boolean;
  /**
   * Whether another tab removed the text since the session was opened, as a log-out does, or cleared storage. A tab that
   * had not received the removal may have written the text again, even this one.
   */
  readonly isRemoved: boolean;
  /** Whether another tab has stored a slice that differs from the one that this tab last read or wrote. */
  isChanged(name: SliceName): boolean;
  /** Whether a tab that had not received a change by this one has written the text before it again. */
  readonly hasOldCopies: boolean;
  /** The slice that this tab last read or wrote. */
  textBefore(name: SliceName): unknown;
}

export interface StoredSlices {
  read(): RawState;
  /** Removes slices, so that actors spawned later start empty. */
  discard(names: readonly SliceName[]): void;
  /** Calls back after each change by another tab. Returns a function that stops it. */
  watch(onChange: (raw: RawState, change: StorageChange) => void): () => void;
  /**
   * Calls back the watchers if storage differs from what this tab last read or wrote: an event may not have arrived
   * yet.
   */
  compare(): void;
  /** This tab has stored the text. */
  wrote(text: string): void;
  /** This tab has replaced the text of a slice. Another tab that writes it again has not received the change. */
  replaced(name: SliceName, text: string): void;
  /** Releases the parsed texts; a later read parses storage again. */
  release(): void;
}

export interface StorageReader {
  readState(): string | null;
  /** Whether storage can be read at all; by default it can. */
  canRead?(): boolean;
  /** The text that a log-out in this tab left for the next page. */
  takeCarriedOver?(): string | null;
  hasFlag?(): boolean;
  watchOtherTabs(onChange: (signal?: 'changed' | 'removed' | 'cleared') => void): () => void;
  whenReturning?(callback: () => void): () => void;
}

/** The slices in storage. They are read once, and again when another tab has changed them. */
export function createStoredSlices(reader: StorageReader): StoredSlices {
  const listeners = new Set<(raw: RawState, change: StorageChange) => void>();
  let raw: RawState | undefined;
  const { hasFlag = () => false, canRead = () => true } = reader;
  let lastText: string | null = null;
  let wasFlagged = false;
  let isRemoved = false;
  const replaced = createReplacedTexts();
  let stops: (() => void)[] = [];

  const read = (): RawState => {
    // a change that is read here must not be missed by the watchers
    if (!raw && listeners.size > 0) compare();
    if (raw) return raw;
    see(reader.readState());
    // the first access to the session storage blocks the page until another process has read it
    raw = parseState(lastText ?? reader.takeCarriedOver?.() ?? null);
    return raw;
  };
  const see = (text: string | null) => {
    lastText = text;
    wasFlagged = hasFlag();
  };

  const notify = (signal: StorageSignal) => {
    const [textBefore, flagBefore] = [lastText, wasFlagged];
    let before = raw;
    see(reader.readState());
    if (lastText !== textBefore) raw = undefined;
    const sliceBefore = (name: SliceName): unknown => {
      before ??= parseState(textBefore);
      return rawSlice(before, name);
    };
    const old = oldCopies(textBefore, sliceBefore);
    const isChanged = (name: SliceName): boolean =>
      lastText !== textBefore && sliceBefore(name) !== rawSlice(read(), name) && !old.has(name);
    const isFlagLowered = flagBefore && !wasFlagged;
    const hasOldCopies = old.size > 0;
    const change = { signal, isChanged, hasOldCopies, textBefore: sliceBefore, isFlagLowered, isRemoved };
    for (const listener of listeners) listener(read(), change);
    isRemoved &&= wasFlagged;
  };
  const oldCopies = (textBefore: string | null, sliceBefore: (name: SliceName) => unknown): ReadonlySet<SliceName> => {
    if (!wasFlagged) replaced.clear('auth'); // a token is not stored again after a log-out
    return lastText === textBefore ? new Set() : replaced.oldCopiesIn(read(), sliceBefore);
  };
  const compare = () => {
    if (canRead() && (reader.readState() !== lastText || hasFlag() !== wasFlagged)) notify('found');
  };

  return {
    read,
    compare,
    wrote(text) {
      see(text);
      raw = undefined;
    },
    replaced: replaced.add,
    discard(names) {
      const keys = names.flatMap((name) => [name, sliceRows[name].formerName]);
      const left = Object.entries(read().slices).filter(([key]) => !keys.some((each) => each === key));
      raw = { ...read(), slices: Object.fromEntries(left) };
    },
    watch(listener) {
      listeners.add(listener);
      if (stops.length === 0) {
        const follow = (signal: StorageSignal | 'removed' = 'changed') => {
          isRemoved ||= signal === 'removed' || signal === 'cleared';
          notify(signal === 'removed' ? 'changed' : signal);
        };
        stops = [reader.watchOtherTabs(follow)];
        if (reader.whenReturning) stops.push(reader.whenReturning(compare));
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        for (const stop of stops) stop();
        stops = [];
      };
    },
    release() {
      raw = undefined;
    },
  };
}
