import type { Invoice } from '../../services/contract/records/invoice.ts';
import type { InvoiceDocument } from '../../services/contract/records/invoice-document.ts';
import { hasPayments } from '../../services/contract/rules/invoice-rules.ts';
import { useFormat } from '../format.ts';
import { Bdi } from '../kit/bdi.tsx';
import { type MessageId, useMessages } from '../messages.tsx';
import { Amount } from '../record/amount.tsx';
import { EmptyValue } from '../record/empty-value.tsx';
import styles from './invoice-lines.module.css';
import { LineTable } from './line-table.tsx';

interface InvoiceLinesProps {
  invoice: Invoice;
  document: InvoiceDocument | null;
}

/** The invoiced items, their taxes and the sums. */
export function InvoiceLines({ invoice, document }: InvoiceLinesProps) {
  const { currency } = invoice;
  return (
    <>
      {document && document.lines.length > 0 ? (
        <LineTable lines={document.lines} currency={currency} hasTax={document.taxes.length > 0} />
      ) : (
        <BareLines invoice={invoice} />
      )}
      <Sums invoice={invoice} isTaxed={document !== null && invoice.taxes.length > 0} />
      {document?.local && <LocalSums local={document.local} currency={currency} />}
    </>
  );
}

/** The item of an invoice without lines, and a row for each tax. On a phone, each value is beside its name. */
function BareLines({ invoice: { title, net_total, taxes, currency } }: { invoice: Invoice }) {
  const t = useMessages();
  return (
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
            <Bdi>{title}</Bdi>
          </th>
          <td className={styles.rate} />
          <td className={styles.amount}>
            <span className={styles.name}>{t('amount')}</span>
            <Amount value={net_total} currency={currency} />
          </td>
        </tr>
        {taxes.map((tax, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tax lines have no name and never change their order
          <TaxRow key={at} tax={tax} currency={currency} />
        ))}
      </tbody>
    </table>
  );
}

type TaxLine = Invoice['taxes'][number];

function TaxRow({ tax, currency }: { tax: TaxLine; currency: string | null }) {
  const t = useMessages();
  const format = useFormat();
  return (
    <tr>
      <th scope="row">
        <Bdi>{tax.description ?? t('tax')}</Bdi>
        {tax.included_in_print_rate && <span className={styles.included}>{t('tax_included')}</span>}
      </th>
      <td className={styles.rate}>
        <span className={styles.name}>{t('tax_rate')}</span>
        {format.percent(tax.rate) ?? <EmptyValue />}
      </td>
      <td className={styles.amount}>
        <span className={styles.name}>{t('amount')}</span>
        <Amount value={tax.tax_amount} currency={currency} />
      </td>
    </tr>
  );
}

type Sum = readonly [MessageId, number | null, ('total' | 'due')?];

function Sums({ invoice, isTaxed }: { invoice: Invoice; isTaxed: boolean }) {
  const { currency, net_total, total_taxes_and_charges, grand_total, paid_amount, outstanding_amount } = invoice;
  const sums: readonly Sum[] = [
    [isTaxed ? 'taxable_amount' : 'subtotal', net_total],
    [isTaxed ? 'vat_amount' : 'tax', total_taxes_and_charges],
    [isTaxed ? 'total_with_vat' : 'total', grand_total, 'total'],
  ];
  const payments: readonly Sum[] = [
    ['paid', paid_amount],
    ['amount_due', outstanding_amount, 'due'],
  ];
  const shown = [...(invoice.taxes.length > 0 ? sums : sums.slice(2)), ...(hasPayments(invoice) ? payments : [])];
  return <SumList sums={shown} currency={currency} />;
}

/** The sums in the currency of the tax law, and the rate. */
function LocalSums({ local, currency }: { local: NonNullable<InvoiceDocument['local']>; currency: string | null }) {
  const t = useMessages();
  const format = useFormat();
  return (
    <div className={styles.local}>
      <h3 className={styles.localTitle}>
        {t('local_sums', { currency: format.currencyName(local.currency) ?? local.currency ?? '' })}
      </h3>
      {local.rate !== null && (
        <p className={styles.exchange}>
          {t('exchange_rate')}:{' '}
          <Bdi isLeftToRight>
            {`${format.number(1)} ${currency ?? ''} = ${format.number(local.rate, maxRateDecimals)} ${local.currency ?? ''}`}
          </Bdi>
        </p>
      )}
      <SumList
        sums={[
          ['taxable_amount', local.net_total],
          ['vat_amount', local.tax_total],
          ['total_with_vat', local.grand_total, 'total'],
        ]}
        currency={local.currency}
      />
    </div>
  );
}

/** The decimals that the server stores of a rate. */
const maxRateDecimals = 9;

function SumList({ sums, currency }: { sums: readonly Sum[]; currency: string | null }) {
  const t = useMessages();
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
