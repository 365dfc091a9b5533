import type { ReactNode } from 'react';
import type { Contract } from '../../services/contract/records/contract.ts';
import { useFormat } from '../format.ts';
import { useMessages } from '../messages.tsx';
import { Amount } from '../record/amount.tsx';
import styles from './contract-money.module.css';
import { leftOf, shareOf } from './contract-share.ts';

/** The value of a contract and the invoiced and paid parts of it, as a bar and as text. */
export function ContractMoney({ contract }: { contract: Contract }) {
  const t = useMessages();
  const { contract_value: value, invoiced_amount: invoiced, paid_amount: paid, currency } = contract;
  const left = leftOf(invoiced, value);
  return (
    <div className={styles.money}>
      <MoneyBar invoiced={shareOf(invoiced, value)} paid={shareOf(paid, value)} />
      <dl className={styles.parts}>
        <Part term={t('contract_value')}>
          <Amount value={value} currency={currency} />
        </Part>
        <Part term={t('invoiced')} variant="invoiced" share={shareOf(invoiced, value)}>
          <Amount value={invoiced} currency={currency} />
        </Part>
        <Part term={t('paid')} variant="paid" share={shareOf(paid, value)}>
          <Amount value={paid} currency={currency} />
        </Part>
        {left !== null && left > 0 && (
          <Part term={t('to_be_invoiced')} variant="rest">
            <Amount value={left} currency={currency} />
          </Part>
        )}
      </dl>
    </div>
  );
}

interface Shares {
  invoiced: number | null;
  paid: number | null;
}

/** Two shares of a total, in the reading direction. The text beside it has the same values. */
export function MoneyBar({ invoiced, paid }: Shares) {
  if (invoiced === null && paid === null) return null;
  return (
    <span className={styles.bar} aria-hidden="true">
      <span className={styles.fill} data-variant="invoiced" style={{ inlineSize: within(invoiced) }} />
      <span className={styles.fill} data-variant="paid" style={{ inlineSize: within(paid) }} />
    </span>
  );
}

const within = (share: number | null): string => `${Math.min(100, Math.max(0, share ?? 0))}%`;

interface PartProps {
  term: string;
  variant?: 'invoiced' | 'paid' | 'rest';
  share?: number | null;
  children: ReactNode;
}

function Part({ term, variant, share = null, children }: PartProps) {
  const t = useMessages();
  const format = useFormat();
  return (
    <div className={styles.part}>
      <dt>
        {variant && <span className={styles.key} data-variant={variant} />}
        {term}
      </dt>
      <dd className={styles.amount}>{children}</dd>
      {share !== null && (
        <dd className={styles.share}>{t('share_of_value', { percent: format.percent(share) ?? '' })}</dd>
      )}
    </div>
  );
}
