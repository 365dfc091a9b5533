import { useLingui } from '@lingui/react';
import { Logo } from '../kit/logo.tsx';
import { useWords } from '../words.tsx';
import styles from './footer.module.css';

/** Closes every page: the logo, the network's name, and its rights. */
export function Footer() {
  const t = useWords();
  const { i18n } = useLingui();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <Logo label={t('sg_network')} />
        <p className={styles.words}>
          {t('rights', { year: i18n.date(new Date(), { year: 'numeric' }), network: t('sg_network') })} {t('footer')}
        </p>
      </div>
    </footer>
  );
}
