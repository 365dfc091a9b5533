import { useEffect } from 'react';
import type { ApiError } from '../../services/contract/api-error.ts';
import type { ListData, ListKey } from '../../services/contract/lists.ts';
import { useActor, useActorState } from '../actors.tsx';

/** A fetched list as a screen sees it. */
export interface ListView<T> {
  /** `loading`: nothing to show yet. `failed`: the last read failed; `data` may still hold older rows. */
  readonly status: 'loading' | 'ready' | 'failed';
  /** What there is to show: the answer, or what an earlier one brought. */
  readonly data: T | null;
  /** Whether a read is under way behind what is shown. */
  readonly isRefreshing: boolean;
  readonly apiError: ApiError | null;
  /** Reads it again: what Try again does. */
  reload(): void;
}

/**
 * Shows a fetched list: it is read when it comes on screen and follows the language while it is there.
 *
 * @param name the record's name, for the lists that hold one record
 */
export function useList<K extends ListKey>(key: K, name?: string): ListView<ListData<K>> {
  const actor = useActor(key as ListKey);
  const state = useActorState(key as ListKey, (snapshot) => snapshot.value);
  const context = useActorState(key as ListKey, (snapshot) => snapshot.context);
  // Until its effect has run, a page's list still holds the record of the page before it.
  const isOther = context.params.name !== name;
  const { data, previousData, apiError } = isOther ? nothing : context;

  useEffect(() => {
    const views = viewsOf.get(actor) ?? 0;
    // what another part of the page already shows is not read again for this one
    const isShown = views > 0 && actor.getSnapshot().context.params.name === name;
    if (!isShown) actor.send({ type: 'list.open', ...(name !== undefined && { params: { name } }) });
    viewsOf.set(actor, views + 1);
    return () => {
      const left = (viewsOf.get(actor) ?? 1) - 1;
      viewsOf.set(actor, left);
      if (left === 0) actor.send({ type: 'list.close' });
    };
  }, [actor, name]);

  const isAnswered = state === 'succeeded' && !isOther;
  const held = isBare(data) && !isAnswered ? previousData : data;
  const isBareHeld = isBare(held) && !isAnswered;
  return {
    status: state === 'failed' && !isOther ? 'failed' : isBareHeld ? 'loading' : 'ready',
    data: isBareHeld ? null : (held as ListData<K>), // decoded by this list's own struct
    isRefreshing: state === 'pending' && !isBareHeld,
    apiError,
    reload: () => actor.send({ type: 'list.load' }),
  };
}

const nothing = { data: null, previousData: null, apiError: null };

// One list may be drawn in two places of a page; it leaves the screen with the last of them.
const viewsOf = new WeakMap<object, number>();

const isBare = (data: unknown): boolean => data === null || (Array.isArray(data) && data.length === 0);
