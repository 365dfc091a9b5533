import type { ReactNode } from 'react';
import { useFormat } from '../format.ts';
import { Card } from '../kit/page.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { useMessages } from '../messages.tsx';
import { Amount } from '../record/amount.tsx';
import styles from './invoice-totals.module.css';
import { type CurrencyTotal, expectedDays } from './totals-of.ts';

/** The outstanding, overdue, expected and paid amounts of each currency. */
export function InvoiceTotals({ totals }: { totals: readonly CurrencyTotal[] }) {
  const t = useMessages();
  const format = useFormat();
  return (
    <ul className={styles.totals}>
      {totals.map(({ currency, outstanding, overdue, expected, paidThisYear }) => (
        <li key={currency}>
          <Card className={styles.total}>
            <h2 className={styles.name}>{format.currencyName(currency)}</h2>
            <p className={styles.outstanding}>
              <Amount value={outstanding} currency={currency} />
            </p>
            <p className={styles.what}>{t('outstanding')}</p>
            <dl className={styles.parts}>
              <Part term={t('overdue')} isHighlighted={overdue !== null}>
                <Amount value={overdue} currency={currency} absent="no_amount" />
              </Part>
              <Part term={t('expected_soon', { count: expectedDays })}>
                <Amount value={expected} currency={currency} absent="no_amount" />
              </Part>
              <Part term={t('paid_this_year')}>
                <Amount value={paidThisYear} currency={currency} absent="no_amount" />
              </Part>
            </dl>
          </Card>
        </li>
      ))}
    </ul>
  );
}

function Part({ term, isHighlighted, children }: { term: string; isHighlighted?: boolean; children: ReactNode }) {
  return (
    <div className={styles.part} data-highlighted={isHighlighted}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The totals while their invoices are loading. */
export function TotalsSkeleton() {
  return (
    <ul className={styles.totals}>
      {['first', 'second', 'third'].map((row) => (
        <li key={row}>
          <Card className={styles.total}>
            <p className={styles.name}>
              <Skeleton inlineSize="6rem" />
            </p>
            <p className={styles.outstanding}>
              <Skeleton inlineSize="9rem" />
            </p>
            <p className={styles.what}>
              <Skeleton inlineSize="5rem" />
            </p>
            <div className={styles.parts}>
              {['overdue', 'expected', 'paid'].map((part) => (
                <p key={part} className={styles.part}>
                  <span>
                    <Skeleton inlineSize="60%" />
                  </span>
                  <span>
                    <Skeleton inlineSize="5rem" />
                  </span>
                </p>
              ))}
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
