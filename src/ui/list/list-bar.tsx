import { Skeleton } from '../kit/skeleton.tsx';
import { useMessages } from '../messages.tsx';
import styles from './list-bar.module.css';

/** The line above a list's rows: how many there are; `null` while that is not known. */
export function ListBar({ count }: { count: number | null }) {
  const t = useMessages();
  return (
    <div className={styles.bar}>
      <p role="status">{count === null ? <Skeleton inlineSize="5rem" /> : t('results_count', { count })}</p>
    </div>
  );
}
