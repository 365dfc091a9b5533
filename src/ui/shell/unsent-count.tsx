import { useActorState } from '../actors.tsx';
import { useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { Link } from '../router.tsx';
import styles from './bands.module.css';

/** Shows how many changes have not been sent, with a link to their list. */
export function UnsentCount() {
  const t = useMessages();
  const count = useActorState('outbox', ({ context }) => context.entries.length);
  if (count === 0) return null;
  return (
    <div className={styles.band}>
      <span>{t('outbox_count', { count })}</span>
      <Link to={paths.account} className={styles.retry}>
        {t('outbox_show')}
      </Link>
    </div>
  );
}
