import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { ContractRow } from '../../services/contract/records/contract.ts';
import { buttonClass } from '../kit/button.tsx';
import { Page, PageHead } from '../kit/page.tsx';
import { EmptyState } from '../kit/state.tsx';
import { ListBar } from '../list/list-bar.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { useList } from '../list/use-list.ts';
import { PageTitle } from '../page-title.tsx';
import { paths } from '../paths.ts';
import { useWords } from '../words.tsx';
import { inOrder } from './contract-order.ts';
import { ContractTable } from './contract-table.tsx';

/** The candidate's contracts. */
export function ContractListPage() {
  const t = useWords();
  const list = useList('contractList');
  return (
    <Page>
      <PageTitle page={t('contract')} />
      <PageHead title={t('contract')} context={t('contract_line')} />
      <ListFrame
        list={list}
        skeleton={
          <>
            <ListBar count={null} />
            <ContractTable contracts={[]} skeletonRows={6} />
          </>
        }
        empty={<NoContracts />}
      >
        {(contracts) => <Contracts contracts={contracts} />}
      </ListFrame>
    </Page>
  );
}

function Contracts({ contracts }: { contracts: readonly ContractRow[] }) {
  const ordered = useMemo(() => inOrder(contracts), [contracts]);
  return (
    <>
      <ListBar count={ordered.length} />
      <ContractTable contracts={ordered} />
    </>
  );
}

function NoContracts() {
  const t = useWords();
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
