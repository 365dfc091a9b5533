import { Link } from 'react-router-dom';
import { BackIcon } from '../kit/icon.tsx';
import styles from './back-link.module.css';

/** The way back to the list that a record came from. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={styles.back}>
      <BackIcon size={18} />
      {children}
    </Link>
  );
}
