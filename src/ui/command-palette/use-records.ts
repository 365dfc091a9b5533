import { useSelector } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import type { ListData } from '../../services/contract/lists.ts';
import { useActor } from '../actors.tsx';
import { finds } from '../list/list-query.ts';
import { useList } from '../list/use-list.ts';
import { type TextOf, useSearchKeys } from '../list/use-search-keys.ts';
import { useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import type { Group } from './entry.ts';

/** The lists whose records the palette offers. */
type RecordList = 'jobRequests' | 'contractList' | 'invoices';

/** How many records of a kind are offered at once. */
const most = 6;

/** The records at hand that the text finds; none while nothing is sought. */
export function useRecords(sought: string): Group[] {
  const t = useMessages();
  const navigate = useNavigate();
  const requests = useHeld('jobRequests', sought, textOfRequest);
  const contracts = useHeld('contractList', sought, textOfContract);
  const invoices = useHeld('invoices', sought, textOfInvoice);
  return [
    {
      id: 'requests',
      title: t('job_request'),
      entries: requests.map(({ name, job_title, client_name }) => ({
        id: name,
        label: job_title,
        details: [name, client_name],
        choose: () => void navigate(paths.jobRequest(name)),
      })),
    },
    {
      id: 'contracts',
      title: t('contract'),
      entries: contracts.map(({ name, title, party_name }) => ({
        id: name,
        label: title,
        details: [name, party_name],
        choose: () => void navigate(paths.contract(name)),
      })),
    },
    {
      id: 'invoices',
      title: t('invoice'),
      entries: invoices.map(({ name, title, customer_name }) => ({
        id: name,
        label: title,
        details: [name, customer_name],
        choose: () => void navigate(paths.invoice(name)),
      })),
    },
  ];
}

/** Has the lists read while it is there: what no page has shown yet is offered too. */
export function OpenRecords() {
  useList('jobRequests');
  useList('contractList');
  useList('invoices');
  return null;
}

/** Whether what is sought may still come, or why some of it does not. */
export function useRecordsReading(sought: string) {
  const states = [useReading('jobRequests'), useReading('contractList'), useReading('invoices')];
  const isSought = sought.trim() !== '';
  return {
    isReading: isSought && states.some(({ isReading }) => isReading),
    apiError: isSought ? (states.find(({ apiError }) => apiError)?.apiError ?? null) : null,
    retry: () => {
      for (const { apiError, retry } of states) if (apiError) retry();
    },
  };
}

function useReading(key: RecordList) {
  const list = useActor(key);
  return {
    isReading: useSelector(list, (snapshot) => snapshot.hasTag('busy')),
    apiError: useSelector(list, ({ context }) => context.apiError),
    retry: () => list.send({ type: 'list.load' }),
  };
}

type Row<K extends RecordList> = ListData<K>[number];

const textOfRequest = ({ name, job_title, client_name }: Row<'jobRequests'>) => [job_title, name, client_name];
const textOfContract = ({ name, title, party_name }: Row<'contractList'>) => [title, name, party_name];
const textOfInvoice = ({ name, title, customer_name }: Row<'invoices'>) => [title, name, customer_name];

function useHeld<R extends object>(key: RecordList, sought: string, textOf: TextOf<R>) {
  const held = useSelector(useActor(key), ({ context }) => context.data ?? context.previousData);
  const rows = (held ?? none) as readonly R[]; // that list's own data
  const keyOf = useSearchKeys(rows, textOf);
  if (sought.trim() === '') return [];
  const isFound = finds(sought);
  const found: R[] = [];
  for (const row of rows) {
    if (isFound(keyOf(row))) found.push(row);
    if (found.length === most) break;
  }
  return found;
}

const none: never[] = [];
