import { Fragment, type ReactNode } from 'react';
import styles from './definition-list.module.css';
import { PendingText } from './skeleton.tsx';

export interface Fact {
  term: string;
  /** The fact is omitted when its value is `null`, `undefined`, `false` or an empty string. */
  value: ReactNode;
}

/** A list of terms and values: each value under its term, or beside it (`aligned`) from 553 px. */
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
            <dd className={styles.value}>
              <PendingText>{value}</PendingText>
            </dd>
          </Fragment>
        ))}
    </dl>
  );
}
