import type { Invoice } from '../../services/contract/records/invoice.ts';
import { isCounted, isOverdue } from '../../services/contract/rules/invoice-rules.ts';
import { useFormat } from '../format.ts';
import { Bdi } from '../kit/bdi.tsx';
import { type ListDeclaration, valueFilter } from '../list/list-declaration.ts';
import { currencyFilter, statusFilter } from '../list/shared-filters.ts';
import { useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { AlignedAmount } from '../record/amount.tsx';
import { EmptyValue } from '../record/empty-value.tsx';
import { Late } from '../record/late.tsx';
import { StatusChip } from '../record/status-chip.tsx';
import { TwoLines } from '../record/two-lines.tsx';
import { Link } from '../router.tsx';
import styles from './invoice-list.module.css';
import { byAmount, byClient, byDue, byNewest } from './invoice-order.ts';
import { isInPeriod, periodOptions } from './invoice-periods.ts';
import { invoiceStatusChips } from './invoice-statuses.ts';

/** What the list needs besides messages and formats. */
export interface InvoiceExtra {
  /** YYYY-MM-DD, at the site. */
  readonly today: string;
}

/** The list of the candidate's invoices. */
export const invoiceList: ListDeclaration<Invoice, InvoiceExtra> = {
  messages: {
    title: 'invoice',
    context: 'invoice_line',
    search: 'invoice_search',
    heading: 'invoice_all',
    empty: { title: 'invoice_none', why: 'invoice_none_why', link: 'go_to_contracts', to: paths.contracts },
  },
  skeletonRows: 8,
  columns: [
    { id: 'title', header: 'invoice_one', share: 25, cell: (invoice) => <Title invoice={invoice} /> },
    {
      id: 'dates',
      header: 'invoice_dates',
      share: 24,
      cell: (invoice, { format, today }) => (
        <TwoLines
          first={format.date(invoice.posting_date) ?? <EmptyValue />}
          second={<DueDay invoice={invoice} today={today} />}
        />
      ),
    },
    {
      id: 'amount',
      header: 'amount',
      share: 17,
      isNumeric: true,
      cell: ({ grand_total, currency }) => <AlignedAmount value={grand_total} currency={currency} />,
    },
    {
      id: 'outstanding',
      header: 'outstanding',
      share: 16,
      isNumeric: true,
      isWideOnly: true,
      cell: (invoice) => (
        <span className={invoice.outstanding_amount === 0 ? styles.settled : undefined}>
          <AlignedAmount
            value={isCounted(invoice) ? invoice.outstanding_amount : null}
            currency={invoice.currency}
            absent={isCounted(invoice) ? undefined : 'no_amount'}
          />
        </span>
      ),
    },
    {
      id: 'status',
      header: 'status',
      share: 18,
      cell: ({ status }) => <StatusChip statuses={invoiceStatusChips} status={status} />,
    },
  ],
  filters: [
    statusFilter(invoiceStatusChips),
    {
      param: 'period',
      label: 'invoice_period',
      isInBar: true,
      options: (rows, { t, format }) => periodOptions(rows, t, format),
      matches: (invoice, period, { today }) => isInPeriod(invoice, period, today),
    },
    currencyFilter,
    valueFilter({
      param: 'client',
      label: 'party_client',
      isTranslated: true,
      valueIn: ({ customer_name }) => customer_name,
    }),
    valueFilter({ param: 'contract', label: 'contract_one', valueIn: ({ contract }) => contract }),
  ],
  orders: [
    { value: 'newest', label: 'invoice_sort_newest', compareIn: () => byNewest },
    { value: 'due', label: 'invoice_sort_due', compareIn: () => byDue },
    { value: 'amount', label: 'invoice_sort_amount', compareIn: () => byAmount },
    { value: 'client', label: 'invoice_sort_client', compareIn: () => byClient },
  ],
  searchText: ({ name, title, customer_name, contract, payment_reference }) => [
    name,
    title,
    customer_name,
    contract,
    payment_reference,
  ],
};

function Title({ invoice: { name, title, customer_name } }: { invoice: Invoice }) {
  return (
    <TwoLines
      first={
        <Link to={paths.invoice(name)}>
          <span className={styles.lead}>
            <Bdi>{name}</Bdi> {customer_name && <Bdi>{customer_name}</Bdi>}
          </span>
        </Link>
      }
      second={<Bdi>{title}</Bdi>}
    />
  );
}

function DueDay({ invoice, today }: { invoice: Invoice; today: string }) {
  const t = useMessages();
  const format = useFormat();
  const date = format.date(invoice.due_date);
  if (date === null) return null;
  if (!isOverdue(invoice, today)) return <>{t('payable_by', { date })}</>;
  return <Late>{t('overdue_since', { date })}</Late>;
}
