import type { Profile } from '../../services/contract/records/profile.ts';
import { Bdi } from '../kit/bdi.tsx';
import { DefinitionList } from '../kit/definition-list.tsx';
import { useMessages } from '../messages.tsx';
import { StatusChip } from '../record/status-chip.tsx';
import { profileStatuses } from './profile-statuses.ts';
import { useAvailability } from './use-availability.ts';

/** The main facts of the profile. */
export function ProfileFacts({ person }: { person: Profile }) {
  const t = useMessages();
  const { status, email } = person;
  return (
    <DefinitionList
      facts={[
        { term: t('status'), value: status && <StatusChip statuses={profileStatuses} status={status} /> },
        { term: t('availability'), value: useAvailability(person) },
        { term: t('email'), value: email && <Bdi isLeftToRight>{email}</Bdi> },
      ]}
    />
  );
}

/** The terms that nearly every profile has, for the skeleton. */
export function useFactTerms(): string[] {
  const t = useMessages();
  return [t('status'), t('availability'), t('email')];
}
