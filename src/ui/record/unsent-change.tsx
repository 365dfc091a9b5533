import type { OutboxEntry } from '../../machines/outbox-entries.ts';
import { useActor } from '../actors.tsx';
import { errorMessage } from '../error-message.ts';
import { Alert } from '../kit/alert.tsx';
import { Button } from '../kit/button.tsx';
import { useMessages } from '../messages.tsx';
import styles from './unsent-change.module.css';
import { useIsBeingSent } from './use-outbox.ts';

interface UnsentChangeProps {
  entry: OutboxEntry;
  /** Names the change where several are listed. */
  name?: string;
}

/** A change that waits for the connection, or that the server rejected, with a button that takes it back into its form. */
export function UnsentChange({ entry: { id, apiError }, name }: UnsentChangeProps) {
  const t = useMessages();
  const outbox = useActor('outbox');
  const isBeingSent = useIsBeingSent(id);
  const action = t(apiError ? 'outbox_edit_again' : 'cancel');
  return (
    <Alert tone={apiError ? 'warning' : 'info'}>
      {apiError ? (
        <p>
          {t('outbox_rejected')} <span dir="auto">{errorMessage(t, apiError, { purpose: 'write' })}</span>
        </p>
      ) : (
        <>
          <p className={styles.title}>{t(isBeingSent ? 'outbox_sending' : 'outbox_waiting')}</p>
          {!isBeingSent && <p>{t('outbox_waiting_line')}</p>}
        </>
      )}
      <Button
        className={styles.action}
        disabled={isBeingSent}
        aria-label={name === undefined || apiError ? undefined : t('outbox_cancel', { name })}
        onClick={() => outbox.send({ type: 'entry.cancel', id })}
      >
        {action}
      </Button>
    </Alert>
  );
}
