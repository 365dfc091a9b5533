import { useActorState } from '../actors.tsx';
import { Icon } from '../kit/icon.tsx';
import { WarningIcon } from '../kit/icons.ts';
import { useMessages } from '../messages.tsx';
import { isLogin, loginUrl } from '../paths.ts';
import { Link, usePathAndQuery } from '../router.tsx';
import styles from './bands.module.css';

/**
 * Shows on public pages that the session was ended by another tab; the login page and the pages that lead to it state
 * it themselves.
 */
export function SessionBand() {
  const t = useMessages();
  const endedBy = useActorState('auth', ({ context }) => context.endedBy);
  const page = usePathAndQuery();
  if (!endedBy || isLogin(page)) return null;
  return (
    <div className={styles.band}>
      <Icon of={WarningIcon} size={18} />
      <span>{t(`logged_out_${endedBy}`)}</span>
      <Link to={loginUrl(page)} className={styles.retry}>
        {t('login')}
      </Link>
    </div>
  );
}
