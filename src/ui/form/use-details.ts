import type { Detail } from '../../services/contract/fields/draft.ts';
import { useDraftSource } from './draft-source.tsx';

/** The choices of every type, in the order of the draft. */
export function useDetails(name: string): readonly Detail[] {
  const value = useDraftSource().useDraft(({ draft }) => draft[name]);
  return Array.isArray(value) ? (value as readonly Detail[]) : []; // the value of a details field
}
