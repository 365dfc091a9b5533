import { useFormat } from '../format.ts';
import { Card } from '../kit/page.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Amount } from '../list/amount.tsx';
import { useWords } from '../words.tsx';
import styles from './invoice-totals.module.css';
import type { CurrencyTotal } from './totals-of.ts';

/** What is outstanding and paid, currency beside currency. */
export function InvoiceTotals({ totals }: { totals: readonly CurrencyTotal[] }) {
  const t = useWords();
  const format = useFormat();
  return (
    <ul className={styles.totals}>
      {totals.map(({ currency, outstanding, overdue, paid }) => (
        <li key={currency}>
          <Card className={styles.total}>
            <h2 className={styles.name}>{format.currencyName(currency)}</h2>
            <p className={styles.outstanding}>
              <Amount value={outstanding} currency={currency} />
            </p>
            <p className={styles.what}>{t('outstanding')}</p>
            <dl className={styles.parts}>
              {overdue > 0 && (
                <div className={styles.part}>
                  <dt>{t('overdue')}</dt>
                  <dd>
                    <Amount value={overdue} currency={currency} />
                  </dd>
                </div>
              )}
              <div className={styles.part}>
                <dt>{t('paid')}</dt>
                <dd>
                  <Amount value={paid} currency={currency} />
                </dd>
              </div>
            </dl>
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** The place of the totals on their way. */
export function TotalsSkeleton() {
  return (
    <ul className={styles.totals}>
      {['first', 'second', 'third'].map((place) => (
        <li key={place}>
          <Card className={styles.total}>
            <Skeleton inlineSize="6rem" />
            <p className={styles.outstanding}>
              <Skeleton inlineSize="9rem" />
            </p>
            <Skeleton inlineSize="5rem" />
          </Card>
        </li>
      ))}
    </ul>
  );
}
