import { useCallback, useEffect, useMemo } from 'react';
import type { ContractEvent, ContractTag } from '../../machines/contract-context.ts';
import { actDraftOf } from '../../services/contract/contract-act.ts';
import type { Contract } from '../../services/contract/records/contract.ts';
import { earliestLastDay } from '../../services/contract/rules/contract-rules.ts';
import { sha256 } from '../../services/contract/sha256.ts';
import { siteDay } from '../../services/contract/site-time.ts';
import { useActor, useActorState } from '../actors.tsx';
import { useList } from '../list/use-list.ts';
import { useMinute } from '../record/use-minute.ts';
import { useOnLeave } from '../record/use-on-leave.ts';

/** The state of the contract actor for one contract. */
export function useContractActs(contract: Contract) {
  const { name } = contract;
  const actor = useActor('contract');
  const snapshot = useActorState('contract', (state) => state);
  const profile = useList('profile').data;
  const today = siteDay(useMinute());
  const { context } = snapshot;
  const isBusy = snapshot.hasTag('busy');
  const isSelected = context.contract === name;

  // a running call for another contract has to finish first
  useEffect(() => {
    if (!isBusy && !isSelected) actor.send({ type: 'contract.open', contract: name });
  }, [actor, name, isBusy, isSelected]);
  const leave = useCallback(() => {
    if (actor.getSnapshot().context.contract === name) actor.send({ type: 'contract.close' });
  }, [actor, name]);
  useOnLeave(leave);

  const isSigning = isSelected && context.act === 'sign' && snapshot.hasTag('writing');
  const text = contract.contract_terms ?? '';
  // a contract is long, and only a signature needs its hash
  const hash = useMemo(() => (isSigning ? sha256(text) : ''), [isSigning, text]);
  const terms = {
    profileName: profile?.full_name ?? null,
    hash,
    today,
    earliestLastDay: earliestLastDay(contract, today),
    endDate: contract.end_date,
  };
  return {
    /** Whether the actor has selected this contract. */
    isSelected,
    isBusy: isSelected && isBusy,
    hasTag: (tag: ContractTag) => isSelected && snapshot.hasTag(tag),
    context,
    draft: actDraftOf(context),
    /** What the act is validated against. */
    terms,
    send: (event: ContractEvent) => actor.send(event),
  };
}

export type ContractActs = ReturnType<typeof useContractActs>;
