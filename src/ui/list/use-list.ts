import { useEffect, useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { ApiError } from '../../services/contract/api-error.ts';
import { isEmptyData, type ListData, type ListKey } from '../../services/contract/lists.ts';
import { throttledUntil } from '../../services/contract/rules/error-rules.ts';
import { useActor, useActorState } from '../actors.tsx';
import { afterFrame } from '../after-frame.ts';
import { loadDeadline } from '../lazy-code.ts';

/** The state of a list's read. */
export interface ReadState {
  /** Nothing can be shown yet. */
  readonly isLoading: boolean;
  /** The last read failed; the rows of an earlier read may still be shown. */
  readonly hasFailed: boolean;
}

/** A fetched list as a screen shows it. It stays the same object until one of its values changes. */
export interface ListView<T> extends ReadState {
  /** The last reply, or an earlier one; `null` before the first. */
  readonly data: T | null;
  /** Whether the list is being read again while earlier rows are shown. */
  readonly isRefreshing: boolean;
  readonly apiError: ApiError | null;
  /** When the data was read, in milliseconds. */
  readonly readAt: number | null;
  /** Reads the list again. */
  reload(): void;
}

/**
 * Shows a fetched list. The list is read when it is first shown, and again when the language changes while it is shown.
 *
 * @param name the name of the record, for a list with a single record
 */
export function useList<K extends ListKey>(key: K, name?: string): ListView<ListData<K>> {
  const actor = useActor(key as ListKey);
  const shown = useActorState(key as ListKey, (snapshot) => shownIn(snapshot, name), hasSameValues);
  useOpenList(actor, name);
  return useMemo(
    () => ({
      ...shown,
      data: shown.data as ListData<K> | null, // decoded by this list's own struct
      reload: () => actor.send({ type: 'list.load' }),
    }),
    [shown, actor],
  );
}

/**
 * Reads a list while it is shown. Rows of an earlier read are shown first, and read again after the frame.
 *
 * @param follows for a list that another one shall not wait for: whether that one is shown
 */
export function useOpenList(actor: ListActor, name?: string, follows?: boolean): void {
  useEffect(() => {
    if (follows === false) return;
    const { readAt, params } = actor.getSnapshot().context;
    if (follows === undefined && (readAt === null || params.name !== name)) return openList(actor, name);
    let close = afterFrame(() => {
      close = openList(actor, name);
    });
    return () => close();
  }, [actor, name, follows]);
}

/** What a screen shows of a list. */
export function shownIn(snapshot: SnapshotFrom<ListActor>, name?: string): Omit<ListView<unknown>, 'reload'> {
  // until the page has opened the list, the actor still has the record of the previous page
  const isOther = snapshot.context.params.name !== name;
  const { data, previousData, apiError, readAt } = isOther ? nothing : snapshot.context;
  const isAnswered = !isOther && snapshot.hasTag('succeeded');
  const latest = isEmptyData(data) && !isAnswered ? previousData : data;
  const hasNothing = isEmptyData(latest) && !isAnswered;
  const hasFailed = !isOther && snapshot.hasTag('failed');
  return {
    isLoading: hasNothing && !hasFailed,
    hasFailed,
    data: hasNothing ? null : latest,
    isRefreshing: snapshot.hasTag('busy') && !hasNothing,
    apiError,
    readAt,
  };
}

function hasSameValues<T extends object>(a: T, b: T): boolean {
  return Object.keys(a).every((key) => Object.is(a[key as keyof T], b[key as keyof T])); // its own keys
}

/** Reads a list that is about to be shown. Returns a function that closes it, once no part of the page shows it. */
export function openList(actor: ListActor, name?: string): () => void {
  const views = viewCounts.get(actor) ?? 0;
  const snapshot = actor.getSnapshot();
  // a list that another part of the page shows is not read again, unless its read failed and may be repeated
  const isShown = views > 0 && snapshot.context.params.name === name && !mayRepeat(snapshot);
  if (!isShown) actor.send({ type: 'list.open', ...(name !== undefined && { params: { name } }) });
  viewCounts.set(actor, views + 1);
  return () => {
    const left = (viewCounts.get(actor) ?? 1) - 1;
    viewCounts.set(actor, left);
    if (left === 0) actor.send({ type: 'list.close' });
  };
}

/** Whether the last read failed, and the server does not refuse another one for a time. */
const mayRepeat = (snapshot: SnapshotFrom<ListActor>): boolean =>
  snapshot.hasTag('failed') && throttledUntil(snapshot.context.apiError) <= Date.now();

/**
 * Reads lists for a page that is about to open, and keeps them open as long as its code may take to load, so that the page
 * does not read them again.
 */
export function holdLists(actors: readonly ListActor[]): void {
  for (const close of actors.map((actor) => openList(actor))) setTimeout(close, loadDeadline);
}

type ListActor = ReturnType<typeof useActor<ListKey>>;

const nothing = { data: null, previousData: null, apiError: null, readAt: null };

// A page can show a list in two places; the list is closed when the last one is removed.
const viewCounts = new WeakMap<object, number>();
