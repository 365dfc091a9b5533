import { useTranslation } from 'react-i18next';
import { ListTable } from '../list-table.jsx';
import { useFormats } from '../use-formats.js';
import { useList } from '../use-list.js';

export function Contracts() {
  const { t } = useTranslation();
  const format = useFormats();
  const list = useList('contractList');
  useList('taxDetails');
  const columns = [
    ['title', ({ title }) => title],
    ['client', ({ party_name }) => party_name],
    ['amount', ({ contract_value, currency }) => format.amount(contract_value, currency)],
    ['status', ({ status }) => status],
  ];
  return (
    <>
      <h1>{t('contract')}</h1>
      <ListTable list={list} columns={columns} />
    </>
  );
}
