import type { ContractRow } from '../../services/contract/records/contract.ts';
import { hasNextAction, needsDelivery } from '../../services/contract/rules/contract-rules.ts';
import { useFormat } from '../format.ts';
import { Bdi } from '../kit/bdi.tsx';
import { type ListDeclaration, valueFilter } from '../list/list-declaration.ts';
import { currencyFilter, statusFilter } from '../list/shared-filters.ts';
import { useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { AlignedAmount } from '../record/amount.tsx';
import { EmptyValue } from '../record/empty-value.tsx';
import { StatusChip } from '../record/status-chip.tsx';
import { TwoLines } from '../record/two-lines.tsx';
import { Link } from '../router.tsx';
import styles from './contract-list.module.css';
import { MoneyBar } from './contract-money.tsx';
import { byClient, byEnding, byNewest, byWaiting } from './contract-order.ts';
import { shareOf } from './contract-share.ts';
import { actionMessage, contractStatusChips } from './contract-statuses.ts';
import { DeliveryDate } from './delivery-date.tsx';

/** The list of the candidate's contracts. */
export const contractList: ListDeclaration<ContractRow> = {
  messages: {
    title: 'contract',
    context: 'contract_line',
    search: 'contract_search',
    empty: { title: 'contract_none', why: 'contract_none_why', link: 'go_to_job_requests', to: paths.jobRequests },
  },
  skeletonRows: 6,
  columns: [
    {
      id: 'title',
      header: 'column_title',
      share: 26,
      cell: ({ name, title, party_name }) => (
        <TwoLines
          first={
            <Link to={paths.contract(name)}>
              <Bdi>{title}</Bdi>
            </Link>
          }
          second={party_name && <Bdi>{party_name}</Bdi>}
        />
      ),
    },
    {
      id: 'value',
      header: 'contract_value',
      share: 18,
      isNumeric: true,
      cell: ({ contract_value, currency }) => <AlignedAmount value={contract_value} currency={currency} />,
    },
    {
      id: 'progress',
      header: 'progress',
      isWideOnly: true,
      share: 15,
      cell: (contract) => <Progress contract={contract} />,
    },
    { id: 'next', header: 'next_step', share: 21, cell: (contract) => <NextAction contract={contract} /> },
    {
      id: 'status',
      header: 'status',
      share: 20,
      cell: ({ status }) => <StatusChip statuses={contractStatusChips} status={status} />,
    },
  ],
  filters: [
    statusFilter(contractStatusChips),
    valueFilter({
      param: 'next',
      label: 'next_step',
      isInBar: true,
      valueIn: ({ next_action }) => next_action,
      labelOf: (action, { t }) => actionMessage(t, action),
    }),
    valueFilter({
      param: 'client',
      label: 'party_client',
      isTranslated: true,
      valueIn: ({ party_name }) => party_name,
    }),
    currencyFilter,
  ],
  orders: [
    { value: 'waiting', label: 'contract_sort_waiting', compareIn: () => byWaiting },
    { value: 'newest', label: 'contract_sort_newest', compareIn: () => byNewest },
    { value: 'ending', label: 'contract_sort_ending', compareIn: () => byEnding },
    { value: 'client', label: 'contract_sort_client', compareIn: () => byClient },
  ],
  searchText: ({ name, title, party_name, next_milestone, rfq }) => [name, title, party_name, next_milestone, rfq],
};

function Progress({ contract: { contract_value, invoiced_amount, paid_amount } }: { contract: ContractRow }) {
  const t = useMessages();
  const format = useFormat();
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
}

function NextAction({ contract }: { contract: ContractRow }) {
  const t = useMessages();
  const { next_action, next_milestone_due } = contract;
  if (next_action === null) return <EmptyValue />;
  if (!hasNextAction(contract)) return <EmptyValue meaning="next_nothing" />;
  return (
    <TwoLines
      first={actionMessage(t, next_action)}
      second={needsDelivery(contract) && <DeliveryDate day={next_milestone_due} />}
    />
  );
}
