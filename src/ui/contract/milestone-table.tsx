import { useMemo } from 'react';
import type { Contract } from '../../services/contract/records/contract.ts';
import { Bdi } from '../kit/bdi.tsx';
import { type Column, Table } from '../kit/table.tsx';
import { type Translate, useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { Amount } from '../record/amount.tsx';
import { StatusChip } from '../record/status-chip.tsx';
import { TwoLines } from '../record/two-lines.tsx';
import { WrittenDate } from '../record/written-date.tsx';
import { Link } from '../router.tsx';
import { milestoneStatusChips } from './contract-statuses.ts';
import styles from './milestone-table.module.css';

type Milestone = Contract['milestones'][number];

interface MilestoneTableProps {
  milestones: readonly Milestone[];
  currency: string | null;
}

/** The milestones, with their amounts, due days and statuses. */
export function MilestoneTable({ milestones, currency }: MilestoneTableProps) {
  const t = useMessages();
  const columns = useMemo(() => columnsIn(t, currency), [t, currency]);
  return (
    <Table
      caption={t('milestones')}
      columns={columns}
      rows={milestones}
      rowKey={(milestone) => milestone.name ?? `${milestones.indexOf(milestone)}`}
    />
  );
}

const columnsIn = (t: Translate, currency: string | null): Column<Milestone>[] => [
  {
    id: 'title',
    header: t('milestone'),
    cell: ({ title, description }) => (
      <TwoLines first={<Bdi>{title}</Bdi>} second={description && <Bdi>{description}</Bdi>} />
    ),
  },
  {
    id: 'amount',
    header: t('amount_and_due'),
    isNumeric: true,
    cell: ({ amount, due_date }) => (
      <TwoLines first={<Amount value={amount} currency={currency} />} second={<WrittenDate value={due_date} />} />
    ),
  },
  {
    id: 'status',
    header: t('status'),
    cell: ({ status, invoice }) => (
      <TwoLines
        isUnbroken
        first={<StatusChip statuses={milestoneStatusChips} status={status} />}
        second={
          invoice && (
            <Link to={paths.invoice(invoice)} className={styles.invoice}>
              <Bdi>{invoice}</Bdi>
            </Link>
          )
        }
      />
    ),
  },
];
