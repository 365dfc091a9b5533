import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { ContractRow } from '../../services/contract/records/contract.ts';
import { type Format, useFormat } from '../format.ts';
import type { Column } from '../kit/table.tsx';
import { VirtualTable } from '../list/virtual-table.tsx';
import { type Translate, useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { Amount } from '../record/amount.tsx';
import { EmptyValue } from '../record/empty-value.tsx';
import { knownMessage } from '../record/known-message.ts';
import { StatusChip } from '../record/status-chip.tsx';
import { TwoLines } from '../record/two-lines.tsx';
import { MoneyBar } from './contract-money.tsx';
import { shareOf } from './contract-share.ts';
import { contractStatuses, nextActions } from './contract-statuses.ts';
import styles from './contract-table.module.css';
import { DeliveryDate } from './delivery-date.tsx';

/** Contracts in a table, or cards on a phone. */
export function ContractTable(props: { contracts: readonly ContractRow[]; skeletonRows?: number | undefined }) {
  const t = useMessages();
  const format = useFormat();
  const columns = useMemo(() => columnsIn(t, format), [t, format]);
  return (
    <VirtualTable
      caption={t('contract')}
      columns={columns}
      rows={props.contracts}
      rowKey={nameOf}
      skeletonRows={props.skeletonRows}
    />
  );
}

const nameOf = ({ name }: ContractRow) => name;

const columnsIn = (t: Translate, format: Format): Column<ContractRow>[] => [
  {
    id: 'title',
    header: t('column_title'),
    share: 26,
    cell: ({ name, title, party_name }) => (
      <TwoLines
        first={
          <Link to={paths.contract(name)}>
            <bdi>{title}</bdi>
          </Link>
        }
        second={party_name && <bdi>{party_name}</bdi>}
      />
    ),
  },
  {
    id: 'value',
    header: t('contract_value'),
    share: 18,
    isNumeric: true,
    cell: ({ contract_value, currency }) => <Amount value={contract_value} currency={currency} />,
  },
  {
    id: 'progress',
    header: t('progress'),
    isWideOnly: true,
    share: 15,
    cell: ({ contract_value, invoiced_amount, paid_amount }) => {
      const invoiced = shareOf(invoiced_amount, contract_value);
      const paid = shareOf(paid_amount, contract_value);
      if (invoiced === null && paid === null) return <EmptyValue />;
      return (
        <span className={styles.progress}>
          <MoneyBar invoiced={invoiced} paid={paid} />
          <TwoLines
            first={invoiced !== null && t('share_invoiced', { percent: format.percent(invoiced) ?? '' })}
            second={paid !== null && t('share_paid', { percent: format.percent(paid) ?? '' })}
          />
        </span>
      );
    },
  },
  {
    id: 'next',
    header: t('next_step'),
    share: 21,
    cell: ({ next_action, next_milestone_due }) => {
      const action = next_action === 'None' ? null : knownMessage(t, nextActions, next_action);
      if (!action) return <EmptyValue />;
      return (
        <TwoLines first={action} second={next_action === 'Deliver' && <DeliveryDate day={next_milestone_due} />} />
      );
    },
  },
  {
    id: 'status',
    header: t('status'),
    share: 20,
    cell: ({ status }) => <StatusChip statuses={contractStatuses} status={status} />,
  },
];
