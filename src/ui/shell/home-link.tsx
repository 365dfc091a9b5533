import { useHomeUrl } from '../home-url.ts';
import { useMessages } from '../messages.tsx';
import styles from './header.module.css';

/** Links to the external marketing site (specification, section 2). */
export function HomeLink() {
  const t = useMessages();
  return (
    <a href={useHomeUrl()} className={styles.link}>
      {t('home_btn')}
    </a>
  );
}
