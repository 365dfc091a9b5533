import { numberIn } from '../../services/contract/fields/number-in.ts';
import type { QuotationDraft } from '../../services/contract/fields/quotation-fields.ts';
import { totalsOf } from '../../services/contract/quotation.ts';
import type { Tax } from '../../services/contract/records/invoice.ts';
import { useMessages } from '../messages.tsx';
import { Amount } from '../record/amount.tsx';
import styles from './quotation-totals.module.css';

interface QuotationTotalsProps {
  draft: QuotationDraft;
  needsQuantity: boolean;
  tax: Tax | undefined;
  currency: string | null;
}

/** The totals of the quotation as it is typed. */
export function QuotationTotals({ draft, needsQuantity, tax, currency }: QuotationTotalsProps) {
  const t = useMessages();
  const rate = numberIn(draft.rate);
  const quantity = needsQuantity ? numberIn(draft.quantity) : 1;
  const totals = rate === null || quantity === null ? null : totalsOf({ rate, quantity, tax: tax ?? null, currency });
  const lines = [
    [t('subtotal'), totals?.net_total],
    [t('taxes'), totals?.taxes_and_charges],
    [t('total'), totals?.grand_total],
  ] as const;
  return (
    <dl className={styles.totals} aria-live="polite" aria-atomic="true">
      {lines.map(([term, value]) => (
        <div key={term} className={styles.line}>
          <dt>{term}</dt>
          <dd>
            <Amount value={value ?? null} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
