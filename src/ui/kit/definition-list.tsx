import { Fragment, type ReactNode } from 'react';
import styles from './definition-list.module.css';

/** A fact and its name; a fact that is absent (`null`, `undefined`, `false` or blank) is left out. */
export interface Fact {
  term: string;
  value: ReactNode;
}

/** Facts as a document sets them: the name softly, the value beside or under it. */
export function DefinitionList({
  facts,
  variant = 'stacked',
}: {
  facts: readonly Fact[];
  variant?: 'stacked' | 'aligned';
}) {
  return (
    <dl className={styles.list} data-variant={variant}>
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== false && value !== '')
        .map(({ term, value }) => (
          <Fragment key={term}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
