import { useMemo } from 'react';
import type { Invoice } from '../../services/contract/records/invoice.ts';
import { type Format, useFormat } from '../format.ts';
import type { Option } from '../kit/field.tsx';
import { heldOptions, type ListSpec } from '../list/list-query.ts';
import { type Translate, useMessages } from '../messages.tsx';
import { knownMessage } from '../record/known-message.ts';
import { dayAfter, dayOf } from './days.ts';
import { byAmount, byClient, byDue, byNewest } from './invoice-order.ts';
import { statusMessages } from './invoice-statuses.ts';

/** By what invoices are filtered, sought and ordered. */
export function useInvoiceSpec(today: string): ListSpec<Invoice> {
  const t = useMessages();
  const format = useFormat();
  return useMemo(
    () => ({
      filters: [
        {
          param: 'status',
          label: t('status'),
          isInBar: true,
          options: (rows) =>
            heldOptions(
              rows,
              ({ status }) => status,
              (status) => knownMessage(t, statusMessages, status),
            ),
          matches: ({ status }, value) => status === value,
        },
        {
          param: 'period',
          label: t('invoice_period'),
          isInBar: true,
          options: (rows) => periods(rows, t, format),
          matches: (invoice, value) => isWithin(invoice, value, today),
        },
        {
          param: 'currency',
          label: t('currency'),
          options: (rows) => heldOptions(rows, ({ currency }) => currency, format.currencyName),
          matches: ({ currency }, value) => currency === value,
        },
        {
          param: 'client',
          label: t('party_client'),
          options: (rows) => heldOptions(rows, ({ customer_name }) => customer_name),
          matches: ({ customer_name }, value) => customer_name === value,
        },
        {
          param: 'contract',
          label: t('contract_one'),
          options: (rows) => heldOptions(rows, ({ contract }) => contract),
          matches: ({ contract }, value) => contract === value,
        },
      ],
      sorts: [
        { value: 'newest', label: t('invoice_sort_newest'), compare: byNewest },
        { value: 'due', label: t('invoice_sort_due'), compare: byDue },
        { value: 'amount', label: t('invoice_sort_amount'), compare: byAmount },
        { value: 'client', label: t('invoice_sort_client'), compare: byClient },
      ],
      textOf: ({ name, title, customer_name, contract, payment_reference }) => [
        name,
        title,
        customer_name,
        contract,
        payment_reference,
      ],
    }),
    [t, format, today],
  );
}

const lengths = [30, 90] as const;

/** The last days, the last year, and each year in which there is an invoice. */
function periods(rows: readonly Invoice[], t: Translate, format: Format): Option[] {
  const years = new Set(rows.flatMap(({ posting_date }) => dayOf(posting_date)?.slice(0, 4) ?? []));
  return [
    ...lengths.map((count) => ({ value: `${count}-days`, label: t('period_last_days', { count }) })),
    { value: '12-months', label: t('period_last_year', { count: 12 }) },
    ...[...years]
      .sort((a, b) => Number(b) - Number(a))
      .map((year) => ({ value: year, label: format.month(`${year}-01-01`) ?? year })),
  ];
}

/** By the day on which it was issued. */
function isWithin({ posting_date }: Invoice, period: string, today: string): boolean {
  const day = posting_date?.slice(0, 10) ?? '';
  if (/^\d{4}$/.test(period)) return day.startsWith(period);
  const days = period === '12-months' ? 365 : Number.parseInt(period, 10);
  return day > dayAfter(today, -days) && day <= today;
}
