import { useActorState } from '../actors.tsx';
import { Icon } from '../kit/icon.tsx';
import { WarningIcon } from '../kit/icons.ts';
import { useMessages } from '../messages.tsx';
import styles from './bands.module.css';

/** Shows for as long as it lasts that changes are not stored, and why. */
export function StorageBand() {
  const t = useMessages();
  const cause = useActorState('storage', (snapshot) => causes.find((tag) => snapshot.hasTag(tag)));
  if (!cause) return null;
  return (
    <p className={styles.band}>
      <Icon of={WarningIcon} size={18} />
      {t(`storage_${cause}`)}
    </p>
  );
}

const causes = ['full', 'blocked', 'newer'] as const;
