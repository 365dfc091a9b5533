import type { ReactNode } from 'react';
import { Lattice } from '../kit/lattice.tsx';
import { useMessages } from '../messages.tsx';
import styles from './landing.module.css';
import type { Section } from './landing-section.tsx';

interface LandingClosingProps {
  /** The server's last section if it is plain text; the catalogue's text otherwise. */
  section: Pick<Section, 'heading' | 'body'> | undefined;
  /** The page's primary action. */
  action: ReactNode;
}

/** The end of the landing page, with the primary action again. */
export function LandingClosing({ section, action }: LandingClosingProps) {
  const t = useMessages();
  return (
    <section className={styles.closing} data-theme="dark">
      <Lattice strength="strong" />
      <div className={styles.inner}>
        <h2 className={styles.heading}>{section?.heading ?? t('landing_closing')}</h2>
        <p className={styles.context}>{section?.body ?? t('signup_description')}</p>
        <div className={styles.closingAction}>{action}</div>
      </div>
    </section>
  );
}
