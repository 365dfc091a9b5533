import { awaitsOthers } from '../../services/contract/rules/contract-rules.ts';
import { ListPage } from '../list/list-page.tsx';
import { useList } from '../list/use-list.ts';
import { contractList } from './contract-list.tsx';
import { useContractWatch } from './use-contract-watch.ts';

/** The candidate's contracts. */
export function ContractListPage() {
  const list = useList('contractList');
  useContractWatch(list.data?.some((row) => awaitsOthers({ ...row, milestones: [] })) ?? false);
  return <ListPage declaration={contractList} list={list} extra={none} searchExtra={none} />;
}

const none = {};
