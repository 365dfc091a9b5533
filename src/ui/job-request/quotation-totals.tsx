import { numberIn } from '../../services/contract/fields/number-in.ts';
import type { QuotationDraft } from '../../services/contract/fields/quotation-fields.ts';
import { isolated } from '../../services/contract/isolated.ts';
import { totalsOf } from '../../services/contract/quotation.ts';
import type { Tax } from '../../services/contract/records/invoice.ts';
import type { JobDescription } from '../../services/contract/records/job-request.ts';
import { useFormat } from '../format.ts';
import { useMessages } from '../messages.tsx';
import { Amount } from '../record/amount.tsx';
import { someUnits } from '../record/price-units.ts';
import { AgainstBudget } from './against-budget.tsx';
import styles from './quotation-totals.module.css';

interface QuotationTotalsProps {
  request: JobDescription;
  draft: QuotationDraft;
  needsQuantity: boolean;
  /** The unit of the price. */
  unit: string | null;
  tax: Tax | undefined;
}

/** The totals of the quotation as it is typed, and how they compare with the budget. */
export function QuotationTotals(props: QuotationTotalsProps) {
  const { totals } = pricesOf(props);
  return (
    <div className={styles.totals} aria-live="polite" aria-atomic="true">
      <TotalLines {...props} />
      <AgainstBudget request={props.request} total={totals?.net_total ?? null} />
    </div>
  );
}

function pricesOf({ request: { currency }, draft, needsQuantity, tax }: QuotationTotalsProps) {
  const rate = numberIn(draft.rate);
  const quantity = needsQuantity ? numberIn(draft.quantity) : 1;
  const totals = rate === null || quantity === null ? null : totalsOf({ rate, quantity, tax: tax ?? null, currency });
  return { rate, quantity, totals };
}

/** The totals of a quotation, with their parts. */
export function TotalLines(props: QuotationTotalsProps) {
  const t = useMessages();
  const format = useFormat();
  const { needsQuantity, unit, tax } = props;
  const { currency } = props.request;
  const { rate, quantity, totals } = pricesOf(props);
  const price = format.briefAmount(rate, currency);
  const product =
    needsQuantity && quantity !== null && price !== null
      ? t('quote_product', { quantity: someUnits(t, unit, quantity), price: isolated(price) })
      : null;
  const lines = [
    [t('subtotal'), product, totals?.net_total],
    [t('taxes'), tax ? taxText() : t('quote_no_tax_line'), totals?.taxes_and_charges],
    [t('total'), null, totals?.grand_total],
  ] as const;
  return (
    <dl>
      {lines.map(([term, detail, value]) => (
        <div key={term} className={styles.line}>
          <dt>
            {term}
            {detail && <span className={styles.detail}>{detail}</span>}
          </dt>
          <dd>
            <Amount value={value ?? null} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );

  function taxText(): string {
    const name = isolated(tax?.title ?? tax?.name ?? '');
    return tax?.included_in_print_rate ? t('quote_tax_included', { tax: name }) : name;
  }
}
