import { useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { ListData, ListKey } from '../../services/contract/lists.ts';
import { useActor, useActorState } from '../actors.tsx';
import { openList, shownIn } from '../list/use-list.ts';

/** The values of a list's rows by their names. */
export interface Lookup<T> {
  /** The value of a row; `undefined` for a name that the list does not have. */
  get(name: string): T | undefined;
  /** Whether the list has not been read yet. */
  readonly isLoading: boolean;
}

type Row<K extends ListKey> = ListData<K> extends readonly (infer R extends { readonly name: string })[] ? R : never;

/**
 * Looks values up in a fetched list. The lookup stays the same object until a value that was looked up changes, because
 * a table filters and sorts all its rows again for another one.
 *
 * @param valueIn must be a constant
 */
export function useLookup<K extends ListKey, T>(key: K, valueIn: (row: Row<K>) => T): Lookup<T> {
  const actor = useActor(key as ListKey);
  useEffect(() => openList(actor), [actor]);
  return useActorState(key as ListKey, (snapshot) => lookupIn(actor, snapshot, valueIn));
}

interface Latest<T> {
  data: unknown;
  values: ReadonlyMap<string, T>;
  /** The values that were looked up. */
  readonly used: Map<string, T | undefined>;
  readonly lookup: Lookup<T>;
}

function lookupIn<K extends ListKey, T>(
  actor: object,
  snapshot: SnapshotFrom<ReturnType<typeof useActor<ListKey>>>,
  valueIn: (row: Row<K>) => T,
): Lookup<T> {
  const { data, isLoading } = shownIn(snapshot);
  const ofActor = (latest.get(valueIn) ?? new WeakMap()) as WeakMap<object, Latest<T>>; // by the function that returns T
  latest.set(valueIn, ofActor as WeakMap<object, Latest<unknown>>);
  const before = ofActor.get(actor);
  if (before && before.data === data && before.lookup.isLoading === isLoading) return before.lookup;
  const rows = (data ?? []) as readonly Row<K>[]; // decoded by this list's own struct
  const values = new Map<string, T>();
  for (const row of rows) values.set(row.name, valueIn(row));
  if (before?.lookup.isLoading === isLoading && isSame(before.used, values)) {
    Object.assign(before, { data, values });
    return before.lookup;
  }
  const used = new Map<string, T | undefined>();
  const next: Latest<T> = { data, values, used, lookup: { isLoading, get } };
  function get(name: string): T | undefined {
    const value = next.values.get(name);
    used.set(name, value);
    return value;
  }
  ofActor.set(actor, next);
  return next.lookup;
}

function isSame<T>(used: ReadonlyMap<string, T | undefined>, values: ReadonlyMap<string, T>): boolean {
  for (const [name, value] of used) if (values.get(name) !== value) return false;
  return true;
}

// by the function and the actor
const latest = new WeakMap<object, WeakMap<object, Latest<unknown>>>();
