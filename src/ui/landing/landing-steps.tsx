import { useDigits } from '../digits.ts';
import { star } from '../kit/star.tsx';
import styles from './landing.module.css';
import type { Section } from './landing-section.tsx';
import stepStyles from './landing-steps.module.css';
import { SectionHead } from './section-head.tsx';

/** How the network works: the first section, of which the top is visible when the page opens. */
export function LandingSteps({ section: { heading, body, items } }: { section: Section }) {
  return (
    <section className={styles.section} id="how-it-works">
      <div className={styles.inner}>
        <SectionHead heading={heading}>{body}</SectionHead>
        <ol className={stepStyles.steps}>
          {items.map(({ title, body }, index) => (
            <li key={title} className={stepStyles.step}>
              <StepMark number={index + 1} />
              <h3 className={stepStyles.title}>{title}</h3>
              <p className={stepStyles.body}>{body}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** A step's number inside a star. */
export function StepMark({ number }: { number?: number }) {
  const digits = useDigits();
  return (
    <span className={stepStyles.number} aria-hidden="true">
      <svg viewBox="-2 -2 124 124" className={stepStyles.star} aria-hidden="true">
        <path d={star} />
      </svg>
      {number && digits(`${number}`)}
    </span>
  );
}
