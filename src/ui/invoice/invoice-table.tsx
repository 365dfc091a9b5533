import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Invoice } from '../../services/contract/records/invoice.ts';
import { type Format, useFormat } from '../format.ts';
import type { Column } from '../kit/table.tsx';
import { VirtualTable } from '../list/virtual-table.tsx';
import { type Translate, useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { Amount } from '../record/amount.tsx';
import { EmptyValue } from '../record/empty-value.tsx';
import { StatusChip } from '../record/status-chip.tsx';
import { TwoLines } from '../record/two-lines.tsx';
import { isOverdue } from './invoice-standing.ts';
import { invoiceStatuses } from './invoice-statuses.ts';
import styles from './invoice-table.module.css';

/** Invoices in a table, or cards on a phone. */
export function InvoiceTable(props: {
  invoices: readonly Invoice[];
  today: string;
  skeletonRows?: number | undefined;
}) {
  const t = useMessages();
  const format = useFormat();
  const columns = useMemo(() => columnsIn(t, format, props.today), [t, format, props.today]);
  return (
    <VirtualTable
      caption={t('invoice')}
      columns={columns}
      rows={props.invoices}
      rowKey={nameOf}
      skeletonRows={props.skeletonRows}
    />
  );
}

const nameOf = ({ name }: Invoice) => name;

const columnsIn = (t: Translate, format: Format, today: string): Column<Invoice>[] => [
  {
    id: 'title',
    header: t('column_title'),
    share: 27,
    cell: ({ name, title, customer_name }) => (
      <TwoLines
        first={
          <Link to={paths.invoice(name)}>
            <bdi>{title}</bdi>
          </Link>
        }
        second={
          <span className={styles.about}>
            {customer_name && <bdi>{customer_name}</bdi>}
            <bdi>{name}</bdi>
          </span>
        }
      />
    ),
  },
  {
    id: 'dates',
    header: t('invoice_dates'),
    share: 21,
    cell: (invoice) => (
      <TwoLines
        first={format.date(invoice.posting_date) ?? <EmptyValue />}
        second={<Due invoice={invoice} today={today} />}
      />
    ),
  },
  {
    id: 'amount',
    header: t('amount'),
    share: 17,
    isNumeric: true,
    cell: ({ grand_total, currency }) => <Amount value={grand_total} currency={currency} />,
  },
  {
    id: 'outstanding',
    header: t('outstanding'),
    share: 14,
    isNumeric: true,
    isWideOnly: true,
    cell: ({ outstanding_amount, currency }) => (
      <span className={outstanding_amount === 0 ? styles.settled : undefined}>
        <Amount value={outstanding_amount} currency={currency} />
      </span>
    ),
  },
  {
    id: 'status',
    header: t('status'),
    share: 21,
    cell: ({ status }) => <StatusChip statuses={invoiceStatuses} status={status} />,
  },
];

function Due({ invoice, today }: { invoice: Invoice; today: string }) {
  const t = useMessages();
  const format = useFormat();
  const date = format.date(invoice.due_date);
  if (date === null) return null;
  if (!isOverdue(invoice, today)) return <>{t('payable_by', { date })}</>;
  return <span className={styles.late}>{t('overdue_since', { date })}</span>;
}
