import { Lattice } from '../kit/lattice.tsx';
import { useWords } from '../words.tsx';
import styles from './landing.module.css';
import { type Action, LandingAction } from './landing-action.tsx';

/** The last word: the same action once more. */
export function LandingClosing({ action }: { action: Action }) {
  const say = useWords();
  return (
    <section className={styles.closing} data-theme="dark">
      <Lattice strength="strong" />
      <div className={styles.inner}>
        <h2 className={styles.heading}>{say('landing_closing')}</h2>
        <p className={styles.context}>{say('signup_description')}</p>
        <div className={styles.closingAction}>
          <LandingAction action={action} />
        </div>
      </div>
    </section>
  );
}
