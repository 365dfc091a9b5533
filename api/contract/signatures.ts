import { isAwaitedSignature } from '../../src/services/contract/rules/contract-rules.ts';
import type { Signature } from '../db/schema/rows.ts';
import { type ContractRow, inStatus, withNextAction } from './contract-row.ts';

/** The contract after one party has signed: the next one may sign, or the contract begins. */
export function afterSignature(contract: ContractRow, added: Signature): ContractRow {
  const others = contract.signatures.filter(({ name }) => name !== added.name);
  const ordered = [...others, added].sort((one, other) => one.signing_order - other.signing_order);
  const next = ordered.find(isAwaitedSignature);
  const signatures = ordered.map((each) => (each === next ? { ...each, status: 'Ready' as const } : each));
  const changed = { ...contract, signatures };
  return withNextAction(next === undefined ? begun(changed, added.signed_on ?? '') : changed);
}

/** All parties have signed: the work on the first milestone begins. */
function begun(contract: ContractRow, now: string): ContractRow {
  const [first, ...others] = contract.milestones;
  return {
    ...inStatus(contract, 'Active', { now, by: network }),
    docstatus: 1,
    is_signed: 1,
    signed_on: now,
    signed_by_company: contract.signed_by_company ?? network,
    milestones: first ? [{ ...first, status: 'In Progress' }, ...others] : [],
  };
}

export const network = { en: 'SG Network', ar: 'شبكة SG' };
