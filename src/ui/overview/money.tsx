import { useMemo } from 'react';
import { type CurrencyMoney, moneyOf } from '../../services/contract/rules/overview-rules.ts';
import { siteDay } from '../../services/contract/site-time.ts';
import { useFormat } from '../format.ts';
import { Skeleton } from '../kit/skeleton.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { useList } from '../list/use-list.ts';
import { type MessageId, useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { Amount } from '../record/amount.tsx';
import { useMinute } from '../record/use-minute.ts';
import { Link } from '../router.tsx';
import styles from './money.module.css';
import { Part } from './part.tsx';

/** What was invoiced in each currency, and how much of it is paid. */
export function Money() {
  const t = useMessages();
  const list = useList('invoices');
  const today = siteDay(useMinute());
  const sums = useMemo(() => moneyOf(list.data ?? [], today), [list.data, today]);
  const none = (message: MessageId) => <p className={styles.none}>{t(message)}</p>;
  return (
    <Part title={t('overview_money')} action={<Link to={paths.invoices}>{t('invoice')}</Link>}>
      <ListFrame list={list} skeleton={<Pending />} empty={none('overview_money_none')}>
        {() =>
          sums.length === 0 ? (
            none('overview_money_uncounted')
          ) : (
            <ul className={styles.currencies}>
              {sums.map((money) => (
                <Currency key={money.currency} money={money} />
              ))}
            </ul>
          )
        }
      </ListFrame>
    </Part>
  );
}

function Pending() {
  return (
    <div className={styles.currency}>
      <p className={styles.name}>
        <Skeleton inlineSize="7rem" />
      </p>
      <Skeleton blockSize="0.75rem" />
      <div className={styles.parts}>
        {['invoiced', 'paid', 'not due', 'overdue'].map((line) => (
          <p key={line}>
            <Skeleton inlineSize="90%" />
          </p>
        ))}
      </div>
    </div>
  );
}

/** The parts of the bar, in their order. */
const parts = [
  { key: 'paid', message: 'money_paid' },
  { key: 'notDue', message: 'money_not_due' },
  { key: 'overdue', message: 'overdue' },
] as const satisfies readonly { key: keyof CurrencyMoney; message: MessageId }[];

function Currency({ money }: { money: CurrencyMoney }) {
  const t = useMessages();
  const format = useFormat();
  const { currency, invoiced } = money;
  return (
    <li className={styles.currency}>
      <h3 className={styles.name}>{format.currencyName(currency)}</h3>
      <Bar money={money} />
      <dl className={styles.parts}>
        <div className={styles.part}>
          <dt>{t('money_invoiced')}</dt>
          <dd>
            <Amount value={invoiced} currency={currency} />
          </dd>
        </div>
        {parts.map(({ key, message }) => (
          <div key={key} className={styles.part} data-part={key}>
            <dt>
              <span className={styles.key} aria-hidden="true" />
              {t(message)}
            </dt>
            <dd>
              <Amount value={money[key]} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** The amounts beneath it as shares of one bar. */
function Bar({ money }: { money: CurrencyMoney }) {
  const shown = parts.filter(({ key }) => money[key] > 0);
  return (
    <div className={styles.bar} aria-hidden="true">
      {shown.map(({ key }) => (
        <span key={key} data-part={key} className={styles.share} style={{ flexGrow: money[key] }} />
      ))}
    </div>
  );
}
