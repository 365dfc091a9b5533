import { useMemo } from 'react';
import { useList } from '../list/use-list.ts';

/** The unit of each price basis, by its key: hour, day, week, month or project. */
export type PriceUnits = ReadonlyMap<string, string | null>;

/** The units as the server's list of price bases states them. */
export function usePriceUnits(): PriceUnits {
  const { data } = useList('priceBasis');
  const entries = JSON.stringify(data?.map(({ name, unit }) => [name, unit]) ?? []);
  // the same map while the units are the same: a table filters and sorts its rows again for another one
  return useMemo(() => new Map(JSON.parse(entries) as [string, string | null][]), [entries]); // as written above
}
