import { useMemo } from 'react';
import type { ListKey } from '../../services/contract/lists.ts';
import { useList } from '../list/use-list.ts';

/** The lists whose rows name what the records refer to by key. */
export type LookupKey = Extract<
  ListKey,
  | 'educationLevels'
  | 'preferences'
  | 'industries'
  | 'regions'
  | 'serviceLines'
  | 'yearsOfExperience'
  | 'priceBasis'
  | 'technicalSkills'
  | 'services'
>;

/**
 * The label that stands for a key in the language on screen; the key itself where the list does not know it. While
 * the list is on its way its place is left blank: a key is nothing to read.
 */
export type Labels = (key: string | null | undefined) => string | null;

export function useLabels(list: LookupKey): Labels {
  const { data, status, isRefreshing } = useList(list);
  const isComing = status === 'loading' || isRefreshing;
  return useMemo(() => {
    const labels = new Map(data?.map(({ name, label }) => [name, label]));
    return (key) => (key ? (labels.get(key) ?? (isComing ? '\u00a0' : key)) : null);
  }, [data, isComing]);
}
