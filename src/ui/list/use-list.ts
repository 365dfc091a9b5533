import { useEffect } from 'react';
import type { ApiError } from '../../services/contract/api-error.ts';
import type { ListData, ListKey } from '../../services/contract/lists.ts';
import { useActor, useActorState } from '../actors.tsx';

/** The state of a list's read. */
export interface ReadState {
  /** Nothing can be shown yet. */
  readonly isLoading: boolean;
  /** The last read failed; the rows of an earlier read may still be shown. */
  readonly hasFailed: boolean;
}

/** A fetched list as a screen shows it. */
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
  const isPending = useActorState(key as ListKey, (snapshot) => snapshot.hasTag('busy'));
  const hasSucceeded = useActorState(key as ListKey, (snapshot) => snapshot.hasTag('succeeded'));
  const isFailed = useActorState(key as ListKey, (snapshot) => snapshot.hasTag('failed'));
  const context = useActorState(key as ListKey, (snapshot) => snapshot.context);
  // until the effect has run, the actor still has the record of the previous page
  const isOther = context.params.name !== name;
  const { data, previousData, apiError, readAt } = isOther ? nothing : context;

  useEffect(() => openList(actor, name), [actor, name]);

  const isAnswered = hasSucceeded && !isOther;
  const latest = isBare(data) && !isAnswered ? previousData : data;
  const hasNothing = isBare(latest) && !isAnswered;
  const hasFailed = isFailed && !isOther;
  return {
    isLoading: hasNothing && !hasFailed,
    hasFailed,
    data: hasNothing ? null : (latest as ListData<K>), // decoded by this list's own struct
    isRefreshing: isPending && !hasNothing,
    apiError,
    readAt,
    reload: () => actor.send({ type: 'list.load' }),
  };
}

/** Reads a list that is about to be shown. Returns a function that closes it, once no part of the page shows it. */
export function openList(actor: ListActor, name?: string): () => void {
  const views = viewCounts.get(actor) ?? 0;
  // a list that another part of the page shows is not read again
  const isShown = views > 0 && actor.getSnapshot().context.params.name === name;
  if (!isShown) actor.send({ type: 'list.open', ...(name !== undefined && { params: { name } }) });
  viewCounts.set(actor, views + 1);
  return () => {
    const left = (viewCounts.get(actor) ?? 1) - 1;
    viewCounts.set(actor, left);
    if (left === 0) actor.send({ type: 'list.close' });
  };
}

type ListActor = ReturnType<typeof useActor<ListKey>>;

const nothing = { data: null, previousData: null, apiError: null, readAt: null };

// A page can show a list in two places; the list is closed when the last one is removed.
const viewCounts = new WeakMap<object, number>();

const isBare = (data: unknown): boolean => data === null || (Array.isArray(data) && data.length === 0);
