import type { Session } from '../../services/contract/records/session.ts';
import { useFormat } from '../format.ts';
import { isolated } from '../isolated.ts';
import { Button } from '../kit/button.tsx';
import { Chip } from '../kit/chip.tsx';
import { useMessages } from '../messages.tsx';
import styles from './account.module.css';
import { deviceIn } from './device.ts';

interface SessionRowProps {
  session: Session;
  isEnding: boolean;
  /** Another is being ended. */
  isHeld: boolean;
  onEnd(): void;
}

/** One place where the account is signed in. */
export function SessionRow({ session, isEnding, isHeld, onEnd }: SessionRowProps) {
  const t = useMessages();
  const format = useFormat();
  const device = deviceIn(session.user_agent);
  const named = device
    ? t('session_device', { browser: isolated(device.browser), system: isolated(device.system) })
    : t('session_unknown');
  const times = [
    [t('session_last_used'), format.dateTime(session.last_used)],
    [t('session_started'), format.dateTime(session.creation)],
  ].filter(([, time]) => time);
  return (
    <li className={styles.session}>
      <div className={styles.device}>
        <p className={styles.deviceName}>
          {named}
          {session.is_current && <Chip tone="success">{t('session_here')}</Chip>}
        </p>
        {times.map(([message, time]) => (
          <p key={message} className={styles.time}>
            {message}: <bdi>{time}</bdi>
          </p>
        ))}
      </div>
      {!session.is_current && (
        <Button
          aria-label={t('end_session_named', { device: isolated(named) })}
          isBusy={isEnding}
          disabled={isHeld}
          onClick={onEnd}
        >
          {t('end_session')}
        </Button>
      )}
    </li>
  );
}
