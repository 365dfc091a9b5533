import { useMessages } from '../messages.tsx';
import styles from './line-list.module.css';

/** A name, and a detail about it. */
export interface Line {
  readonly first: string | null;
  readonly second?: string | null;
  readonly isMandatory?: boolean;
}

/** Names one under the other, each with its detail at the end of the line. */
export function LineList({ lines }: { lines: readonly Line[] }) {
  const t = useMessages();
  return (
    <ul className={styles.lines}>
      {lines.map(({ first, second, isMandatory }) => (
        <li key={`${first} ${second}`} className={styles.line}>
          <span>
            <bdi>{first}</bdi>
          </span>
          <span className={styles.about}>
            {second && <span>{second}</span>}
            {isMandatory && <span className={styles.must}>{t('mandatory')}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
