import { useActorState } from '../actors.tsx';
import { useMessages } from '../messages.tsx';
import { isLogin, loginUrl } from '../paths.ts';
import { Link, usePathAndQuery } from '../router.tsx';
import styles from './bands.module.css';
import { WarningBand } from './warning-band.tsx';

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
    <WarningBand>
      <span>{t(`logged_out_${endedBy}`)}</span>
      <Link to={loginUrl(page)} className={styles.retry}>
        {t('login')}
      </Link>
    </WarningBand>
  );
}
