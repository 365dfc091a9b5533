import type { Profile } from '../../services/contract/records/profile.ts';
import { useFormat } from '../format.ts';
import { knownWord } from '../list/known-word.ts';
import { useWords } from '../words.tsx';
import { availabilities } from './profile-statuses.ts';

/** When a person can work, in words. */
export function useAvailability({ available_from, availability_status }: Profile): string | null {
  const t = useWords();
  const from = useFormat().date(available_from);
  const isLater = availability_status === 'Available From' && from !== null;
  return isLater ? t('availability_from', { date: from }) : knownWord(t, availabilities, availability_status);
}
