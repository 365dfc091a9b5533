import { availabilities } from '../../services/contract/fields/levels.ts';
import type { Profile } from '../../services/contract/records/profile.ts';
import { isAvailableLater } from '../../services/contract/rules/profile-rules.ts';
import { useFormat } from '../format.ts';
import { useLongDates } from '../long-dates.ts';
import { useMessages } from '../messages.tsx';
import { knownMessage } from '../record/known-message.ts';

type Availability = Pick<Profile, 'available_from' | 'availability_status'>;

/** A person's availability as text. */
export function useAvailability({ available_from, availability_status }: Availability): string | null {
  const t = useMessages();
  const from = useLongDates().withHijri(available_from, useFormat().date(available_from));
  const isLater = isAvailableLater(availability_status) && from !== null;
  return isLater ? t('availability_from', { date: from }) : knownMessage(t, availabilities, availability_status);
}
