import { ListPage } from '../list/list-page.tsx';
import { useList } from '../list/use-list.ts';
import { contractList } from './contract-list.tsx';

/** The candidate's contracts. */
export function ContractListPage() {
  return <ListPage declaration={contractList} list={useList('contractList')} extra={none} />;
}

const none = {};
