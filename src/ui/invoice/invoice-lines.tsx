import type { Invoice } from '../../services/contract/records/invoice.ts';
import { useFormat } from '../format.ts';
import { type MessageId, useMessages } from '../messages.tsx';
import { Amount } from '../record/amount.tsx';
import { EmptyValue } from '../record/empty-value.tsx';
import styles from './invoice-lines.module.css';

/** The invoiced item, its taxes and the sums. */
export function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const t = useMessages();
  const { title, net_total, taxes, currency } = invoice;
  return (
    <>
      <table className={styles.lines}>
        <caption className="visually-hidden">{t('invoice_lines')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('invoice_line_item')}</th>
            <th scope="col" className={styles.rate}>
              {t('tax_rate')}
            </th>
            <th scope="col" className={styles.amount}>
              {t('amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <bdi>{title}</bdi>
            </th>
            <td className={styles.rate} />
            <td className={styles.amount}>
              <Amount value={net_total} currency={currency} />
            </td>
          </tr>
          {taxes.map((tax, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tax lines have no name and never change their order
            <TaxRow key={at} tax={tax} currency={currency} />
          ))}
        </tbody>
      </table>
      <Sums invoice={invoice} />
    </>
  );
}

type TaxLine = Invoice['taxes'][number];

function TaxRow({ tax, currency }: { tax: TaxLine; currency: string | null }) {
  const t = useMessages();
  const format = useFormat();
  return (
    <tr>
      <th scope="row">
        <bdi>{tax.description ?? t('tax')}</bdi>
        {tax.included_in_print_rate && <span className={styles.included}>{t('tax_included')}</span>}
      </th>
      <td className={styles.rate}>{format.percent(tax.rate) ?? <EmptyValue />}</td>
      <td className={styles.amount}>
        <Amount value={tax.tax_amount} currency={currency} />
      </td>
    </tr>
  );
}

function Sums({ invoice }: { invoice: Invoice }) {
  const t = useMessages();
  const { currency, net_total, total_taxes_and_charges, grand_total, paid_amount, outstanding_amount } = invoice;
  const sums: readonly (readonly [MessageId, number | null, ('total' | 'due')?])[] = [
    ['subtotal', net_total],
    ['tax', total_taxes_and_charges],
    ['total', grand_total, 'total'],
    ['paid', paid_amount],
    ['amount_due', outstanding_amount, 'due'],
  ];
  return (
    <dl className={styles.sums}>
      {sums.map(([message, value, variant]) => (
        <div key={message} className={styles.sum} data-variant={variant}>
          <dt>{t(message)}</dt>
          <dd>
            <Amount value={value} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
