import type { SnapshotFrom } from 'xstate';
import type { connectionMachine } from '../../machines/connection-machine.ts';
import { useActor, useActorState } from '../actors.tsx';
import { Icon } from '../kit/icon.tsx';
import { OfflineIcon } from '../kit/icons.ts';
import { type MessageId, useMessages } from '../messages.tsx';
import { useSecondsUntil } from '../use-seconds-until.ts';
import styles from './bands.module.css';

/** Shows while the service cannot be reached: why, when it is tried again, and a button to try at once. */
export function ConnectionBand() {
  const t = useMessages();
  const message = useActorState('connection', messageOf);
  return (
    message && (
      <div className={styles.band}>
        <span className={styles.reason}>
          <Icon of={OfflineIcon} size={18} />
          {t(message)}
        </span>
        <NextAttempt />
      </div>
    )
  );
}

/** A countdown to the next attempt, which is not announced every second, and a button. */
function NextAttempt() {
  const t = useMessages();
  const connection = useActor('connection');
  const retryAt = useActorState('connection', ({ context }) => context.retryAt);
  const isBusy = useActorState('connection', (snapshot) => snapshot.hasTag('busy'));
  const canRetry = useActorState('connection', (snapshot) => snapshot.can({ type: 'connection.retry' }));
  const count = useSecondsUntil(retryAt ?? 0);
  if (!isBusy && retryAt === null) return null;
  return (
    <>
      <span aria-live="off">{isBusy ? t('connection_checking') : t('connection_retry', { count })}</span>
      {canRetry && (
        <button type="button" className={styles.retry} onClick={() => connection.send({ type: 'connection.retry' })}>
          {t('retry')}
        </button>
      )}
    </>
  );
}

const messages = {
  offline: 'offline',
  unreachable: 'connection_unreachable',
  maintenance: 'connection_maintenance',
  throttled: 'connection_throttled',
} as const;

const reasons = Object.keys(messages) as (keyof typeof messages)[]; // its own keys

function messageOf(connection: SnapshotFrom<typeof connectionMachine>): MessageId | null {
  const reason = reasons.find((tag) => connection.hasTag(tag));
  return reason ? messages[reason] : null;
}
