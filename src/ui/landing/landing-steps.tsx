import { useLingui } from '@lingui/react';
import { hasArabicDigits } from '../digits.ts';
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
          {items.map(({ title, body }) => (
            <li key={title} className={stepStyles.step}>
              <StepMark />
              <h3 className={stepStyles.title}>{title}</h3>
              <p className={stepStyles.body}>{body}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** A star around the number of a step, which the style sheet counts. */
export function StepMark() {
  const { locales } = useLingui().i18n;
  return (
    <span className={hasArabicDigits(locales) ? stepStyles.arabicNumber : stepStyles.number} aria-hidden="true">
      <svg viewBox="-2 -2 124 124" className={stepStyles.star} aria-hidden="true">
        <path d={star} />
      </svg>
    </span>
  );
}
