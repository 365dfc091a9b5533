import { Link } from 'react-router-dom';
import type { ContractRow } from '../../services/contract/records/contract.ts';
import { buttonClass } from '../kit/button.tsx';
import { Page, PageHead } from '../kit/page.tsx';
import { EmptyState } from '../kit/state.tsx';
import { FilterBar } from '../list/filter-bar.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { NoResults } from '../list/no-results.tsx';
import { useList } from '../list/use-list.ts';
import { useListQuery } from '../list/use-list-query.ts';
import { useMessages } from '../messages.tsx';
import { PageTitle } from '../page-title.tsx';
import { paths } from '../paths.ts';
import { ContractTable } from './contract-table.tsx';
import { useContractSpec } from './use-contract-spec.ts';

/** The candidate's contracts. */
export function ContractListPage() {
  const t = useMessages();
  const list = useList('contractList');
  const query = useListQuery(list.data ?? nothing, useContractSpec());
  const isBusy = list.status === 'loading';
  return (
    <Page>
      <PageTitle page={t('contract')} />
      <PageHead title={t('contract')} context={t('contract_line')} />
      {/* outside the frame, so that what is typed or opened while the rows are on their way stays */}
      {(isBusy || Boolean(list.data?.length)) && (
        <FilterBar query={query} searchLabel={t('contract_search')} isBusy={isBusy} />
      )}
      <ListFrame list={list} skeleton={<ContractTable contracts={nothing} skeletonRows={6} />} empty={<NoContracts />}>
        {() =>
          query.rows.length === 0 ? <NoResults onClear={query.clear} /> : <ContractTable contracts={query.rows} />
        }
      </ListFrame>
    </Page>
  );
}

// One array, so that what is derived from it is derived once.
const nothing: readonly ContractRow[] = [];

function NoContracts() {
  const t = useMessages();
  return (
    <EmptyState
      title={t('contract_none')}
      action={
        <Link to={paths.jobRequests} className={buttonClass('primary')}>
          {t('go_to_job_requests')}
        </Link>
      }
    >
      {t('contract_none_why')}
    </EmptyState>
  );
}
