import { useActorState } from '../actors.tsx';
import { useMessages } from '../messages.tsx';
import { WarningBand } from './warning-band.tsx';

/** Shows for as long as it lasts that changes are not stored, and why. */
export function StorageBand() {
  const t = useMessages();
  const cause = useActorState('storage', (snapshot) => causes.find((tag) => snapshot.hasTag(tag)));
  return cause && <WarningBand>{t(`storage_${cause}`)}</WarningBand>;
}

const causes = ['full', 'blocked', 'newer'] as const;
