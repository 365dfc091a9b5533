import { useMemo } from 'react';
import type { ContractRow } from '../../services/contract/records/contract.ts';
import { useFormat } from '../format.ts';
import { heldOptions, type ListSpec } from '../list/list-query.ts';
import { useMessages } from '../messages.tsx';
import { knownMessage } from '../record/known-message.ts';
import { byClient, byEnding, byNewest, byWaiting } from './contract-order.ts';
import { contractStatuses, nextActions } from './contract-statuses.ts';

/** By what contracts are filtered, sought and ordered. */
export function useContractSpec(): ListSpec<ContractRow> {
  const t = useMessages();
  const format = useFormat();
  return useMemo(
    () => ({
      filters: [
        {
          param: 'status',
          label: t('status'),
          isInBar: true,
          options: (rows) =>
            heldOptions(
              rows,
              ({ status }) => status,
              (status) => statusMessage(t, status),
            ),
          matches: ({ status }, value) => status === value,
        },
        {
          param: 'next',
          label: t('next_step'),
          isInBar: true,
          options: (rows) =>
            heldOptions(rows, waitedFor, (action) =>
              action === 'None' ? t('next_nothing') : knownMessage(t, nextActions, action),
            ),
          matches: (row, value) => waitedFor(row) === value,
        },
        {
          param: 'client',
          label: t('party_client'),
          options: (rows) => heldOptions(rows, ({ party_name }) => party_name),
          matches: ({ party_name }, value) => party_name === value,
        },
        {
          param: 'currency',
          label: t('currency'),
          options: (rows) => heldOptions(rows, ({ currency }) => currency, format.currencyName),
          matches: ({ currency }, value) => currency === value,
        },
      ],
      sorts: [
        { value: 'waiting', label: t('contract_sort_waiting'), compare: byWaiting },
        { value: 'newest', label: t('contract_sort_newest'), compare: byNewest },
        { value: 'ending', label: t('contract_sort_ending'), compare: byEnding },
        { value: 'client', label: t('contract_sort_client'), compare: byClient },
      ],
      textOf: ({ name, title, party_name, next_milestone, rfq }) => [name, title, party_name, next_milestone, rfq],
    }),
    [t, format],
  );
}

const waitedFor = ({ next_action }: ContractRow): string | null => next_action;

function statusMessage(t: ReturnType<typeof useMessages>, status: string): string | null {
  const known = Object.hasOwn(contractStatuses, status) ? contractStatuses[status] : undefined;
  return known ? t(known.message) : status;
}
