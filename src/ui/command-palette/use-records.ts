import { useSelector } from '@xstate/react';
import type { ListData } from '../../services/contract/lists.ts';
import { useActor } from '../actors.tsx';
import { finds } from '../list/list-query.ts';
import { useList } from '../list/use-list.ts';
import { type TextOf, useSearchKeys } from '../list/use-search-keys.ts';
import { useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { useNavigate } from '../router.tsx';
import type { Group } from './entry.ts';

/** The lists that the palette searches. */
type RecordList = 'jobRequests' | 'contractList' | 'invoices';

/** The most records shown per list. */
const maxMatches = 6;

/** The loaded records that match the query; none while the query is empty. */
export function useRecords(query: string): Group[] {
  const t = useMessages();
  const navigate = useNavigate();
  const requests = useMatches('jobRequests', query, textOfRequest);
  const contracts = useMatches('contractList', query, textOfContract);
  const invoices = useMatches('invoices', query, textOfInvoice);
  return [
    {
      id: 'requests',
      title: t('job_request'),
      entries: requests.map(({ name, job_title, client_name }) => ({
        id: name,
        label: job_title,
        details: [name, client_name],
        choose: () => navigate(paths.jobRequest(name)),
      })),
    },
    {
      id: 'contracts',
      title: t('contract'),
      entries: contracts.map(({ name, title, party_name }) => ({
        id: name,
        label: title,
        details: [name, party_name],
        choose: () => navigate(paths.contract(name)),
      })),
    },
    {
      id: 'invoices',
      title: t('invoice'),
      entries: invoices.map(({ name, title, customer_name }) => ({
        id: name,
        label: title,
        details: [name, customer_name],
        choose: () => navigate(paths.invoice(name)),
      })),
    },
  ];
}

/**
 * Keeps the searched lists open while it is mounted, so that the palette also finds records that no page has loaded.
 */
export function OpenRecords() {
  useList('jobRequests');
  useList('contractList');
  useList('invoices');
  return null;
}

/** Whether some of the searched lists are still loading, and the error of one that could not be loaded. */
export function useRecordsStatus(query: string) {
  const states = [useListStatus('jobRequests'), useListStatus('contractList'), useListStatus('invoices')];
  const hasQuery = query.trim() !== '';
  return {
    isLoading: hasQuery && states.some(({ isLoading }) => isLoading),
    apiError: hasQuery ? (states.find(({ apiError }) => apiError)?.apiError ?? null) : null,
    retry: () => {
      for (const { apiError, retry } of states) if (apiError) retry();
    },
  };
}

function useListStatus(key: RecordList) {
  const list = useActor(key);
  return {
    isLoading: useSelector(list, (snapshot) => snapshot.hasTag('busy')),
    apiError: useSelector(list, ({ context }) => context.apiError),
    retry: () => list.send({ type: 'list.load' }),
  };
}

type Row<K extends RecordList> = ListData<K>[number];

const textOfRequest = ({ name, job_title, client_name }: Row<'jobRequests'>) => [job_title, name, client_name];
const textOfContract = ({ name, title, party_name }: Row<'contractList'>) => [title, name, party_name];
const textOfInvoice = ({ name, title, customer_name }: Row<'invoices'>) => [title, name, customer_name];

function useMatches<R extends object>(key: RecordList, query: string, textOf: TextOf<R>) {
  const data = useSelector(useActor(key), ({ context }) => context.data ?? context.previousData);
  const rows = (data ?? noRows) as readonly R[]; // `textOf` is for the rows of this list
  const keyOf = useSearchKeys(rows, textOf);
  if (query.trim() === '') return [];
  const isMatch = finds(query);
  const matches: R[] = [];
  for (const row of rows) {
    if (isMatch(keyOf(row))) matches.push(row);
    if (matches.length === maxMatches) break;
  }
  return matches;
}

const noRows: never[] = [];
