import { Logo } from '../kit/logo.tsx';
import { useWords } from '../words.tsx';
import styles from './footer.module.css';

/** Closes every page: the logo, the network's name, and its rights. */
export function Footer() {
  const t = useWords();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <Logo label={t('sg_network')} />
        <p className={styles.words}>
          {t('rights', { year: new Date().getFullYear(), network: t('sg_network') })} {t('footer')}
        </p>
      </div>
    </footer>
  );
}
