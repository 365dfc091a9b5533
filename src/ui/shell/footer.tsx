import { useLingui } from '@lingui/react';
import { Logo } from '../kit/logo.tsx';
import { useMessages } from '../messages.tsx';
import styles from './footer.module.css';
import { ReportButton } from './report-button.tsx';

/** The footer of every page: logo, copyright line and the button that reports a problem. */
export function Footer() {
  const t = useMessages();
  const { i18n } = useLingui();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <Logo label={t('sg_network')} />
        <p className={styles.rights}>
          {t('rights', { year: i18n.date(new Date(), { year: 'numeric' }), network: t('sg_network') })} {t('footer')}
        </p>
        <ReportButton className={styles.report} />
      </div>
    </footer>
  );
}
