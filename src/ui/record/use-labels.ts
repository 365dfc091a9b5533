import { useMemo } from 'react';
import type { ListKey } from '../../services/contract/lists.ts';
import { pendingText } from '../kit/skeleton.tsx';
import { useList } from '../list/use-list.ts';

/** The lists that have labels for the keys in the records. */
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
 * Returns the label of a key in the language on screen, or the key itself where the list does not have it. While the
 * list is loading it returns `pendingText`, because a key is not for reading.
 */
export interface Labels {
  (key: string | null | undefined): string | null;
  /** Whether no label is known yet. */
  readonly isLoading: boolean;
}

export function useLabels(list: LookupKey): Labels {
  const { data, isLoading } = useList(list);
  const entries = JSON.stringify(data?.map(({ name, label }) => [name, label]) ?? []);
  // the same function while the labels are the same: a table filters and sorts its rows again for another one
  return useMemo(() => {
    const labels = new Map(JSON.parse(entries) as [string, string | null][]); // as written above
    const labelOf = (key: string | null | undefined) =>
      key ? (labels.get(key) ?? (isLoading ? pendingText : key)) : null;
    return Object.assign(labelOf, { isLoading });
  }, [entries, isLoading]);
}
