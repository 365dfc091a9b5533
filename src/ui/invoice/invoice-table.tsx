import { useMemo } from 'react';
import type { Invoice } from '../../services/contract/records/invoice.ts';
import { type Format, useFormat } from '../format.ts';
import { type Column, Table } from '../kit/table.tsx';
import { Absent } from '../list/absent.tsx';
import { Amount } from '../list/amount.tsx';
import { StatusChip } from '../list/status-chip.tsx';
import { TwoLines } from '../list/two-lines.tsx';
import { useWords, type Words } from '../words.tsx';
import { invoiceStatuses } from './invoice-statuses.ts';
import styles from './invoice-table.module.css';

/** Invoices in a table, or cards on a phone. */
export function InvoiceTable(props: { invoices: readonly Invoice[]; skeletonRows?: number }) {
  const t = useWords();
  const format = useFormat();
  const columns = useMemo(() => columnsIn(t, format), [t, format]);
  return (
    <Table
      caption={t('invoice')}
      columns={columns}
      rows={props.invoices}
      rowKey={({ name }) => name}
      skeletonRows={props.skeletonRows}
    />
  );
}

const columnsIn = (t: Words, format: Format): Column<Invoice>[] => [
  {
    id: 'title',
    header: t('column_title'),
    cell: ({ name, title, customer_name }) => (
      <TwoLines
        first={<bdi>{title}</bdi>}
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
    cell: ({ posting_date, due_date }) => {
      const due = format.date(due_date);
      return (
        <TwoLines
          isUnbroken
          first={format.date(posting_date) ?? <Absent />}
          second={due && t('payable_by', { date: due })}
        />
      );
    },
  },
  {
    id: 'amount',
    header: t('amount'),
    isNumeric: true,
    cell: ({ grand_total, currency }) => <Amount value={grand_total} currency={currency} />,
  },
  {
    id: 'outstanding',
    header: t('outstanding'),
    isNumeric: true,
    cell: ({ outstanding_amount, currency }) => (
      <span className={outstanding_amount === 0 ? styles.settled : undefined}>
        <Amount value={outstanding_amount} currency={currency} />
      </span>
    ),
  },
  {
    id: 'status',
    header: t('status'),
    cell: ({ status }) => <StatusChip statuses={invoiceStatuses} status={status} />,
  },
];
