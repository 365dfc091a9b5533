import { star } from '../kit/lattice.tsx';
import { useMessages } from '../messages.tsx';
import styles from './landing.module.css';
import itemStyles from './landing-items.module.css';
import type { Section } from './landing-section.tsx';
import { SectionHead } from './section-head.tsx';

/** How the network works: the first section, of which the top is visible when the page opens. */
export function LandingSteps({ section: { heading, body, items } }: { section: Section }) {
  return (
    <section className={styles.section} id="how-it-works">
      <div className={styles.inner}>
        <SectionHead heading={heading}>{body}</SectionHead>
        <ol className={itemStyles.steps}>
          {items.map(({ title, body }, index) => (
            <li key={title} className={itemStyles.step}>
              <StepMark number={index + 1} />
              <h3 className={itemStyles.title}>{title}</h3>
              <p className={itemStyles.body}>{body}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** A step's number inside a star. */
export function StepMark({ number }: { number?: number }) {
  const t = useMessages();
  return (
    <span className={itemStyles.number} aria-hidden="true">
      <svg viewBox="-2 -2 124 124" className={itemStyles.star} aria-hidden="true">
        <path d={star} />
      </svg>
      {number && t('step_mark', { number })}
    </span>
  );
}
