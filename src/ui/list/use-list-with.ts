import type { SnapshotFrom } from 'xstate';
import type { listMachine } from '../../machines/list-machine.ts';
import type { ListData } from '../../services/contract/lists.ts';
import { useActorState } from '../actors.tsx';
import { type ListView, useList } from './use-list.ts';

type RecordList = 'contractList' | 'invoices' | 'services';

/**
 * Shows a list on the page of one of its records. Until the list has that record or has been read since it was opened, it
 * has no data: the browser stores the first rows of an earlier read only.
 */
export function useListWith<K extends RecordList>(
  key: K,
  isRecord: (row: ListData<K>[number]) => boolean,
): ListView<ListData<K>> {
  const list = useList(key);
  const isCurrent = useActorState(key as RecordList, isReadSinceOpened);
  const rows: readonly ListData<K>[number][] | null = list.data;
  if (isCurrent || rows?.some(isRecord)) return list;
  return { ...list, data: null, isLoading: !list.hasFailed, isRefreshing: false };
}

const isReadSinceOpened = (snapshot: SnapshotFrom<typeof listMachine>): boolean =>
  snapshot.hasTag('succeeded') && snapshot.context.isOnScreen;
