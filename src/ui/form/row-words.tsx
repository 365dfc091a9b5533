import { Bdi } from '../kit/bdi.tsx';
import styles from './row-words.module.css';

interface RowWordsProps {
  title: string | null | undefined;
  parts: readonly (string | null | undefined)[];
}

/** What a row says of itself, put away. */
export function RowMessages({ title, parts }: RowWordsProps) {
  return (
    <>
      <p className={styles.title}>
        <Bdi>{title}</Bdi>
      </p>
      <p className={styles.parts}>
        {parts.filter(Boolean).map((part, at) => (
          <span key={part}>
            {at > 0 && ' · '}
            <Bdi>{part}</Bdi>
          </span>
        ))}
      </p>
    </>
  );
}
