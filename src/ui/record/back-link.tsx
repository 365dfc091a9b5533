import { Link } from 'react-router-dom';
import { Icon } from '../kit/icon.tsx';
import { BackIcon } from '../kit/icons.ts';
import styles from './back-link.module.css';

/** The way back to the list that a record came from. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={styles.back}>
      <Icon of={BackIcon} size={18} />
      {children}
    </Link>
  );
}
