import { Lattice } from '../kit/lattice.tsx';
import { useWords } from '../words.tsx';
import styles from './landing.module.css';
import { type Action, LandingAction } from './landing-action.tsx';
import type { Section } from './landing-section.tsx';

interface LandingClosingProps {
  /** The server's last section, when it is plain text. */
  words: Pick<Section, 'heading' | 'body'> | undefined;
  action: Action;
}

/** The last word: the same action once more. */
export function LandingClosing({ words, action }: LandingClosingProps) {
  const say = useWords();
  return (
    <section className={styles.closing} data-theme="dark">
      <Lattice strength="strong" />
      <div className={styles.inner}>
        <h2 className={styles.heading}>{words?.heading ?? say('landing_closing')}</h2>
        <p className={styles.context}>{words?.body ?? say('signup_description')}</p>
        <div className={styles.closingAction}>
          <LandingAction action={action} />
        </div>
      </div>
    </section>
  );
}
