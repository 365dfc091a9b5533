import { useMessages } from '../messages.tsx';
import { useSite } from '../site.ts';
import styles from './header.module.css';

/** Links to the external marketing site (specification, section 2). */
export function HomeLink() {
  const t = useMessages();
  return (
    <a href={useSite().homeUrl} className={styles.link}>
      {t('home_btn')}
    </a>
  );
}
