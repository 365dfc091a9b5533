import { useMemo } from 'react';
import { useList } from '../list/use-list.ts';

/** The unit of each price basis, by its key: hour, day, week, month or project. */
export type PriceUnits = ReadonlyMap<string, string | null>;

/** The units as the server's list of price bases states them. */
export function usePriceUnits(): PriceUnits {
  const { data } = useList('priceBasis');
  return useMemo(() => new Map((data ?? []).map(({ name, unit }) => [name, unit])), [data]);
}
