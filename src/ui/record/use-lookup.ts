import type { SnapshotFrom } from 'xstate';
import type { ListData, ListKey } from '../../services/contract/lists.ts';
import { useActor, useActorState } from '../actors.tsx';
import { shownIn, useOpenList } from '../list/use-list.ts';

/** The values of a list's rows by their names. */
export interface Lookup<T> {
  /** The value of a row; `undefined` for a name that the list does not have. */
  get(name: string): T | undefined;
  /** Whether the first read of the list has not ended. */
  readonly isLoading: boolean;
  /** Whether the list is being read, so that a name it does not have may still come. */
  readonly isReading: boolean;
}

type Row<K extends ListKey> = ListData<K> extends readonly (infer R extends { readonly name: string })[] ? R : never;

/**
 * Looks values up in a fetched list. The lookup stays the same object until a value that was looked up changes, because
 * a table filters and sorts all its rows again for another one.
 *
 * @param valueIn must be a constant
 * @param follows for a list that is read after another one: whether that one is shown
 */
export function useLookup<K extends ListKey, T>(key: K, valueIn: (row: Row<K>) => T, follows?: boolean): Lookup<T> {
  const actor = useActor(key as ListKey);
  useOpenList(actor, undefined, follows);
  return useActorState(key as ListKey, (snapshot) => lookupIn(actor, snapshot, valueIn));
}

interface Latest<T> {
  data: unknown;
  /** Computed at the first look, since a list can have thousands of rows, and a page reads it before it shows any. */
  values: () => ReadonlyMap<string, T>;
  isReading: boolean;
  /** Whether a reader depends on `isReading`, as labels do for a name that the list does not have. */
  isReadingUsed: boolean;
  /** The values that were looked up. */
  readonly used: Map<string, T | undefined>;
  readonly lookup: Lookup<T>;
}

function lookupIn<K extends ListKey, T>(
  actor: object,
  snapshot: SnapshotFrom<ReturnType<typeof useActor<ListKey>>>,
  valueIn: (row: Row<K>) => T,
): Lookup<T> {
  const { data, isLoading: hasNothing, isRefreshing } = shownIn(snapshot);
  const isReading = hasNothing || isRefreshing;
  const isLoading = hasNothing && snapshot.context.failures === 0;
  const ofActor = (latest.get(valueIn) ?? new WeakMap()) as WeakMap<object, Latest<T>>; // by the function that returns T
  latest.set(valueIn, ofActor as WeakMap<object, Latest<unknown>>);
  const before = ofActor.get(actor);
  const isUnchanged = before?.lookup.isLoading === isLoading;
  if (isUnchanged && before.data === data && before.isReading === isReading) return before.lookup;
  const rows = (data ?? []) as readonly Row<K>[]; // decoded by this list's own struct
  const values = once(() => {
    const map = new Map<string, T>();
    for (const row of rows) map.set(row.name, valueIn(row));
    return map;
  });
  if (isUnchanged && isSame(before.used, values) && (before.isReading === isReading || !before.isReadingUsed)) {
    Object.assign(before, { data, values, isReading });
    return before.lookup;
  }
  const used = new Map<string, T | undefined>();
  const lookup = {
    isLoading,
    get isReading() {
      next.isReadingUsed = true;
      return next.isReading;
    },
    get,
  };
  const next: Latest<T> = { data, values, isReading, isReadingUsed: false, used, lookup };
  function get(name: string): T | undefined {
    const value = next.values().get(name);
    used.set(name, value);
    return value;
  }
  ofActor.set(actor, next);
  return next.lookup;
}

function isSame<T>(used: ReadonlyMap<string, T | undefined>, values: () => ReadonlyMap<string, T>): boolean {
  for (const [name, value] of used) if (values().get(name) !== value) return false;
  return true;
}

function once<T>(compute: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= compute();
    return value;
  };
}

// by the function and the actor
const latest = new WeakMap<object, WeakMap<object, Latest<unknown>>>();
