import styles from './tag-list.module.css';

/** Short names side by side, each of its own direction. */
export function TagList({ tags }: { tags: readonly string[] }) {
  return (
    <ul className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag} className={styles.tag}>
          <bdi>{tag}</bdi>
        </li>
      ))}
    </ul>
  );
}
