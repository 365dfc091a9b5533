import type { OutboxEntry } from '../../machines/outbox-entries.ts';
import { useActor, useActorState } from '../actors.tsx';
import { errorMessage } from '../error-message.ts';
import { Alert } from '../kit/alert.tsx';
import { Button } from '../kit/button.tsx';
import { useMessages } from '../messages.tsx';
import { Link } from '../router.tsx';
import styles from './unsent-change.module.css';
import { useIsBeingSent } from './use-outbox.ts';

interface UnsentChangeProps {
  entry: OutboxEntry;
  /** Names the change where several are listed. */
  name?: string;
  /** The page with the form, where it is another page. */
  page?: string;
}

/**
 * A change that waits for the connection, or that the server rejected, with a button that takes it back into its form.
 */
export function UnsentChange({ entry: { id, apiError }, name, page }: UnsentChangeProps) {
  const t = useMessages();
  const outbox = useActor('outbox');
  const isBeingSent = useIsBeingSent(id);
  const isHeldBack = useActorState('outbox', ({ context }) => context.heldBack === id);
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
        isWaiting={isBeingSent}
        aria-label={name === undefined || apiError ? undefined : t('outbox_cancel', { name })}
        onClick={() => outbox.send({ type: 'entry.cancel', id })}
      >
        {action}
      </Button>
      {isHeldBack && (
        <p role="alert" className={styles.action}>
          {t('outbox_held_back')} {page !== undefined && <Link to={page}>{t('outbox_open_form')}</Link>}
        </p>
      )}
    </Alert>
  );
}
