/** How the fetched lists are stored. */
import { boolean, coerce, define, nullable, number, object, record, string, unknown } from 'superstruct';
import type { AnyMachineSnapshot } from 'xstate';
import { coreCalls } from '../../services/contract/core-calls.ts';
import { type List, type ListKey, listKeys, lists } from '../../services/contract/lists.ts';
import { type Slice, settledValue, spec } from './slice-spec.ts';

type ListSpec = ReturnType<typeof listSpec>;

export const listSlices = Object.fromEntries(listKeys.map((key) => [key, listSpec(lists[key])])) as Readonly<
  Record<ListKey, ListSpec> // an entry per key
>;

function listSpec(list: List) {
  const { reply } = coreCalls[list.call];
  const data = (canBeNull: boolean) =>
    coerce(
      define('data', () => true),
      unknown(),
      (value) => (value === null && canBeNull ? null : reply.create(value)),
    );
  const context = object({
    data: data(list.empty === null),
    loading: boolean(),
    error: nullable(string()),
    previousData: data(true),
    params: record(string(), string()),
    readAt: nullable(number()),
  });
  return spec(3, ['idle', 'succeeded', 'failed'], context, {
    isCoherent: (value, { data, loading }) =>
      value === 'succeeded' ? data !== null && !loading : loading === (value === 'failed'),
    migrations: { 1: renamePreviousData, 2: addTime },
  });
}

/** Version 0.1.0 named `previousData` `kept`. */
function renamePreviousData({
  kept = null,
  ...context
}: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return { previousData: kept, ...context };
}

/** Version 0.2.0 did not store when a list was read. */
function addTime(context: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return { ...context, readAt: null };
}

/** The maximum number of stored characters of a list, by its audience. Every write contains all lists. */
const maxStoredLength = { personal: 32_000, public: 4_000 } as const;

/**
 * The slice of a list, with its first rows; they were decoded when they were fetched, so they are not validated. A reply
 * without data is not stored.
 */
export function listSliceOf(key: ListKey, snapshot: AnyMachineSnapshot): Slice<object> | null {
  const listed = listSlices[key];
  const value = settledValue(listed, snapshot);
  if (value === undefined) return null;
  const max = maxStoredLength[lists[key].audience];
  const stored = listed.keys.map((name) => [name, firstRows(snapshot.context[name], max)]);
  const context = Object.fromEntries(stored);
  return listed.isCoherent(value, context) ? { version: listed.version, value, context } : null;
}

function firstRows(value: unknown, maxLength: number): unknown {
  if (!Array.isArray(value)) return value;
  let left = maxLength;
  const end = value.findIndex((row) => {
    left -= JSON.stringify(row).length;
    return left < 0;
  });
  return end === -1 ? value : value.slice(0, end);
}
