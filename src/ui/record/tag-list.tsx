import { languageOfText } from '../kit/bdi.tsx';
import { PendingText } from '../kit/skeleton.tsx';
import styles from './tag-list.module.css';

/** Short names side by side, each in its own direction. */
export function TagList({ tags }: { tags: readonly string[] }) {
  return (
    <ul className={styles.tags}>
      {tags.map((tag, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tags are equal while their labels are loading
        <li key={at} className={styles.tag}>
          <bdi lang={languageOfText(tag)}>
            <PendingText>{tag}</PendingText>
          </bdi>
        </li>
      ))}
    </ul>
  );
}
