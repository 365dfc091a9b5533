import { useMessages } from '../messages.tsx';
import styles from './line-list.module.css';

/** A thing by its name, with a word about it. */
export interface Line {
  readonly first: string | null;
  readonly second?: string | null;
  readonly isMandatory?: boolean;
}

/** Things one under the other, each with what there is to say about it at its end. */
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
