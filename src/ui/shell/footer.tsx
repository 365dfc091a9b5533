import { useLingui } from '@lingui/react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../kit/button.tsx';
import { Logo } from '../kit/logo.tsx';
import { useMessages } from '../messages.tsx';
import styles from './footer.module.css';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

/** The footer of every page: logo, copyright line and the button that reports a problem. */
export function Footer() {
  const t = useMessages();
  const { i18n } = useLingui();
  const [isReporting, setReporting] = useState(false);
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <Logo label={t('sg_network')} />
        <p className={styles.rights}>
          {t('rights', { year: i18n.date(new Date(), { year: 'numeric' }), network: t('sg_network') })} {t('footer')}
        </p>
        <Button variant="quiet" className={styles.report} aria-haspopup="dialog" onClick={() => setReporting(true)}>
          {t('report_problem')}
        </Button>
      </div>
      <Suspense>{isReporting && <ReportDialog onClose={() => setReporting(false)} />}</Suspense>
    </footer>
  );
}
