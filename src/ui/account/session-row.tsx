import { isolated } from '../../services/contract/isolated.ts';
import type { Session } from '../../services/contract/records/session.ts';
import { useFormat } from '../format.ts';
import { Button } from '../kit/button.tsx';
import { Chip } from '../kit/chip.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { useMessages } from '../messages.tsx';
import styles from './account.module.css';
import { parseUserAgent } from './parse-user-agent.ts';

interface SessionRowProps {
  session: Session;
  /** Whether this session is being ended. */
  isEnding: boolean;
  /** Whether any session is being ended. */
  isDisabled: boolean;
  onEnd(): void;
}

/** A session: the device, its times, and a button to end it unless it is the current one. */
export function SessionRow({ session, isEnding, isDisabled, onEnd }: SessionRowProps) {
  const t = useMessages();
  const format = useFormat();
  const device = parseUserAgent(session.user_agent);
  const deviceName = device
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
          {deviceName}
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
          aria-label={t('end_session_named', { device: isolated(deviceName) })}
          isBusy={isEnding}
          disabled={isDisabled}
          onClick={onEnd}
        >
          {t('end_session')}
        </Button>
      )}
    </li>
  );
}

/** The placeholder of a session, of the same height. */
export function SessionSkeleton() {
  return (
    <li className={styles.session}>
      <div className={styles.device}>
        <p className={styles.deviceName}>
          <Skeleton inlineSize="10rem" />
        </p>
        {['first time', 'second time'].map((time) => (
          <p key={time} className={styles.time}>
            <Skeleton inlineSize="16rem" />
          </p>
        ))}
      </div>
    </li>
  );
}
