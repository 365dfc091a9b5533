import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import { Logo } from '../kit/logo.tsx';
import { useMessages } from '../messages.tsx';
import { landingSections, paths } from '../paths.ts';
import { Link } from '../router.tsx';
import { useIsNear } from '../use-is-near.ts';
import styles from './footer.module.css';
import { ReportButton } from './report-button.tsx';

const sections = ['requests', 'services', 'payment', 'questions'] as const;
const links = ['help', 'contact', 'accessibility', 'terms', 'privacy'] as const;

/** The footer of every page: logo, copyright line, the pages of information and the button that reports a problem. */
export function Footer() {
  const t = useMessages();
  const { i18n } = useLingui();
  const place = useRef<HTMLElement>(null);
  // a formatter of dates takes several times as long to create, and the first one of any kind 12 ms
  const year = useIsNear(place) ? i18n.number(new Date().getFullYear(), { useGrouping: false }) : '';
  return (
    <footer ref={place} className={styles.footer}>
      <div className={styles.inner}>
        <Logo label={t('sg_network')} />
        <p className={styles.rights}>
          {t('rights', { year, network: t('sg_network') })} {t('footer')}
        </p>
        <nav aria-label={t('footer_menu')} className={styles.links}>
          {sections.map((name) => (
            <Link key={name} to={landingSections[name]} className={styles.link}>
              {t(`section_${name}`)}
            </Link>
          ))}
          {links.map((name) => (
            <Link key={name} to={paths[name]} className={styles.link}>
              {t(`page_${name}`)}
            </Link>
          ))}
          <ReportButton className={styles.report} />
        </nav>
      </div>
    </footer>
  );
}
