import { useMemo } from 'react';
import type { ListKey } from '../../services/contract/lists.ts';
import { useFormat } from '../format.ts';
import { pendingText } from '../kit/skeleton.tsx';
import { inDigits } from './label-digits.ts';
import { useLookup } from './use-lookup.ts';

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
 * list is being read it returns `pendingText`, because a key is not for reading.
 */
export interface Labels {
  (key: string | null | undefined): string | null;
  /** Whether the first read of the labels has not ended. */
  readonly isLoading: boolean;
}

/**
 * The labels of a list. They stay the same function until a label that was shown changes.
 *
 * @param follows for labels that are read after a list: whether that list is shown
 */
export function useLabels(list: LookupKey, follows?: boolean): Labels {
  const format = useFormat();
  const lookup = useLookup(list, labelOf, follows);
  return useMemo(() => {
    const labels = (key: string | null | undefined) => {
      if (!key) return null;
      const label = lookup.get(key);
      return label === undefined ? (lookup.isReading ? pendingText : key) : inDigits(label, format);
    };
    return Object.assign(labels, { isLoading: lookup.isLoading });
  }, [lookup, format]);
}

const labelOf = ({ label }: { readonly label: string }): string => label;
