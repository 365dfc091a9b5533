import type { ReactNode } from 'react';
import type { LandingPage } from '../../services/contract/records/landing.ts';
import { Icon } from '../kit/icon.tsx';
import { PlusIcon } from '../kit/icons.ts';
import { star } from '../kit/lattice.tsx';
import { useMessages } from '../messages.tsx';
import styles from './landing.module.css';
import itemStyles from './landing-items.module.css';
import { ServiceIcon } from './service-icon.tsx';

export type Section = LandingPage['sections'][number];
type Items = Section['items'];

/** A section of the landing page in the layout for its type; the items of an unknown type are shown as features. */
export function LandingSection({ section }: { section: Section }) {
  const renderItems = renderers[section.section_type ?? 'text'] ?? renderFeatures;
  const isAside = section.section_type === 'faq';
  return (
    <section className={styles.section}>
      <div className={isAside ? styles.aside : styles.inner}>
        {(section.heading || section.body) && <SectionHead heading={section.heading}>{section.body}</SectionHead>}
        {section.items.length > 0 && renderItems(section.items)}
      </div>
    </section>
  );
}

/** The heading of a section, with its text. */
export function SectionHead({ heading, children }: { heading: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2 className={styles.heading}>{heading}</h2>
      {children && <p className={styles.context}>{children}</p>}
    </div>
  );
}

const renderers: Record<string, (items: Items) => ReactNode> = {
  steps: renderSteps,
  stats: renderFigures,
  faq: renderQuestions,
  features: renderFeatures,
  logos: renderNames,
  quote: renderQuotes,
};

function renderSteps(items: Items) {
  return (
    <ol className={itemStyles.steps}>
      {items.map(({ title, body }, index) => (
        <li key={title} className={itemStyles.step}>
          <StepMark number={index + 1} />
          <h3 className={itemStyles.title}>{title}</h3>
          <p className={itemStyles.body}>{body}</p>
        </li>
      ))}
    </ol>
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

function renderFigures(items: Items) {
  return (
    <dl className={itemStyles.figures}>
      {items.map(({ title, value, body }) => (
        <div key={title} className={itemStyles.figure}>
          <dt className={itemStyles.figureName}>{title}</dt>
          <dd className={itemStyles.figureValue}>
            <bdi>{value}</bdi>
          </dd>
          {body && <dd className={itemStyles.body}>{body}</dd>}
        </div>
      ))}
    </dl>
  );
}

function renderQuestions(items: Items) {
  return (
    <div>
      {items.map(({ title, body }) => (
        <details key={title} className={itemStyles.question}>
          <summary className={itemStyles.summary}>
            {title}
            <Icon of={PlusIcon} />
          </summary>
          <p className={itemStyles.answer}>{body}</p>
        </details>
      ))}
    </div>
  );
}

function renderFeatures(items: Items) {
  return (
    <ul className={itemStyles.features}>
      {items.map(({ title, body, icon }) => (
        <li key={title} className={itemStyles.feature}>
          <ServiceIcon name={icon} />
          <h3 className={itemStyles.title}>{title}</h3>
          <p className={itemStyles.body}>{body}</p>
        </li>
      ))}
    </ul>
  );
}

function renderNames(items: Items) {
  return (
    <ul className={itemStyles.names}>
      {items.map(({ title }) => (
        <li key={title}>
          <bdi>{title}</bdi>
        </li>
      ))}
    </ul>
  );
}

function renderQuotes(items: Items) {
  return items.map(({ title, body }) => (
    <figure key={title} className={itemStyles.quote}>
      <blockquote>{body}</blockquote>
      <figcaption className={styles.context}>{title}</figcaption>
    </figure>
  ));
}
