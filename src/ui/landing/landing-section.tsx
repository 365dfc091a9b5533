import type { ReactNode } from 'react';
import type { LandingPage } from '../../services/contract/records/landing.ts';
import { Icon } from '../kit/icon.tsx';
import { PlusIcon } from '../kit/icons.ts';
import { useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { Link } from '../router.tsx';
import styles from './landing.module.css';
import itemStyles from './landing-items.module.css';
import stepStyles from './landing-steps.module.css';
import { SectionHead } from './section-head.tsx';
import { ServiceIcon } from './service-icon.tsx';

export type Section = LandingPage['sections'][number];
type Items = Section['items'];

/** A section of the landing page in the layout for its type; the items of an unknown type are shown as features. */
export function LandingSection({ section }: { section: Section }) {
  const renderItems = renderers[section.section_type ?? 'text'] ?? renderFeatures;
  const isAside = section.section_type === 'faq';
  return (
    <section className={styles.section} id={isAside ? 'questions' : undefined}>
      <div className={isAside ? styles.aside : styles.inner}>
        {(section.heading || section.body) && <SectionHead heading={section.heading}>{section.body}</SectionHead>}
        {section.items.length > 0 && renderItems(section.items)}
      </div>
    </section>
  );
}

const renderers: Record<string, (items: Items) => ReactNode> = {
  stats: renderFigures,
  faq: renderQuestions,
  features: renderFeatures,
  logos: renderNames,
  quote: renderQuotes,
};

function renderFigures(items: Items) {
  return (
    <dl className={itemStyles.figures}>
      {items.map(({ title, value, body }) => (
        <div key={title} className={itemStyles.figure}>
          <dt className={itemStyles.figureName}>{title}</dt>
          <dd className={itemStyles.figureValue}>
            <bdi>{value}</bdi>
          </dd>
          {body && <dd className={stepStyles.body}>{body}</dd>}
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
      <MoreAnswers />
    </div>
  );
}

function MoreAnswers() {
  const t = useMessages();
  return (
    <p className={itemStyles.more}>
      {t('landing_more_answers')} <Link to={paths.help}>{t('page_help')}</Link>{' '}
      <Link to={paths.terms}>{t('page_terms')}</Link> <Link to={paths.contact}>{t('page_contact')}</Link>
    </p>
  );
}

function renderFeatures(items: Items) {
  return (
    <ul className={itemStyles.features}>
      {items.map(({ title, body, icon }) => (
        <li key={title} className={itemStyles.feature}>
          <ServiceIcon name={icon} />
          <h3 className={stepStyles.title}>{title}</h3>
          <p className={stepStyles.body}>{body}</p>
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
