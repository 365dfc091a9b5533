import { useTranslation } from 'react-i18next';
import { ListTable } from '../list-table.jsx';
import { useFormats } from '../use-formats.js';
import { useList } from '../use-list.js';

export function Invoices() {
  const { t } = useTranslation();
  const format = useFormats();
  const list = useList('invoices');
  const columns = [
    ['invoice', ({ name }) => name],
    ['client', ({ customer_name }) => customer_name],
    ['amount', ({ grand_total, currency }) => format.amount(grand_total, currency)],
    ['deadline', ({ due_date }) => format.day(due_date)],
    ['status', ({ status }) => status],
  ];
  return (
    <>
      <h1>{t('invoice')}</h1>
      <ListTable list={list} columns={columns} />
    </>
  );
}
