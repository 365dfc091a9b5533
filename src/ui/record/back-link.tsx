import { Icon } from '../kit/icon.tsx';
import { BackIcon } from '../kit/icons.ts';
import { Link } from '../router.tsx';
import styles from './back-link.module.css';

/** A link back to the list of a record. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={styles.back} data-print="hide">
      <Icon of={BackIcon} size={18} />
      {children}
    </Link>
  );
}
