import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ListData } from '../../services/contract/lists.ts';
import { hasBegunAnswer } from '../../services/contract/rules/request-rules.ts';
import { useActor } from '../actors.tsx';
import { contractStatusChips } from '../contract/contract-statuses.ts';
import { invoiceStatusChips } from '../invoice/invoice-statuses.ts';
import { myStatusChips, requestStatusChips } from '../job-request/job-request-statuses.ts';
import { ContractIcon, InvoiceIcon, JobIcon } from '../kit/icons.ts';
import { finds } from '../list/list-query.ts';
import { useList } from '../list/use-list.ts';
import { type TextOf, useSearchKeys } from '../list/use-search-keys.ts';
import { type Translate, useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { statusMessage } from '../record/status-chip.tsx';
import { useNavigate } from '../router.tsx';
import type { Group } from './entry.ts';

/** The lists that the palette searches. */
type RecordList = 'jobRequests' | 'contractList' | 'invoices';

/** The maximum number of records shown per list. */
const maxMatches = 6;

/** The loaded records that match the query; none while the query is empty. */
export function useRecords(query: string): Group[] {
  const t = useMessages();
  const navigate = useNavigate();
  const texts = useMemo(() => textsIn(t), [t]);
  const requests = useMatches('jobRequests', query, texts.request);
  const contracts = useMatches('contractList', query, texts.contract);
  const invoices = useMatches('invoices', query, texts.invoice);
  return [
    {
      id: 'requests',
      title: t('job_request'),
      entries: requests.map((row) => ({
        id: row.name,
        icon: JobIcon,
        label: row.job_title,
        details: [row.client_name, ...texts.requestStatus(row), row.name],
        choose: () => navigate(paths.jobRequest(row.name)),
      })),
    },
    {
      id: 'contracts',
      title: t('contract'),
      entries: contracts.map(({ name, title, party_name, status }) => ({
        id: name,
        icon: ContractIcon,
        label: title,
        details: [party_name, statusMessage(t, contractStatusChips, status), name],
        choose: () => navigate(paths.contract(name)),
      })),
    },
    {
      id: 'invoices',
      title: t('invoice'),
      entries: invoices.map(({ name, title, customer_name, status }) => ({
        id: name,
        icon: InvoiceIcon,
        label: title,
        details: [customer_name, statusMessage(t, invoiceStatusChips, status), name],
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

/** What a search looks through: a status as the screen shows it is found, too. */
function textsIn(t: Translate) {
  const requestStatus = (row: Row<'jobRequests'>) => [
    statusMessage(t, requestStatusChips, row.status),
    hasBegunAnswer(row) ? statusMessage(t, myStatusChips, row.my_status) : null,
  ];
  return {
    requestStatus,
    request: (row: Row<'jobRequests'>) => [row.job_title, row.name, row.client_name, ...requestStatus(row)],
    contract: ({ name, title, party_name, status }: Row<'contractList'>) => [
      title,
      name,
      party_name,
      statusMessage(t, contractStatusChips, status),
    ],
    invoice: ({ name, title, customer_name, status }: Row<'invoices'>) => [
      title,
      name,
      customer_name,
      statusMessage(t, invoiceStatusChips, status),
    ],
  };
}

function useMatches<R extends object>(key: RecordList, query: string, textOf: TextOf<R>) {
  const data = useSelector(useActor(key), ({ context }) => context.data ?? context.previousData);
  const rows = (data ?? noRows) as readonly R[]; // `textOf` is for the rows of this list
  const keyOf = useSearchKeys(rows, textOf, true);
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
