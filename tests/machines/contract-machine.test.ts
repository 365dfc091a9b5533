import { expect, it } from 'vitest';
import { freshContract } from '../../src/machines/contract-context.ts';
import { contractMachine } from '../../src/machines/contract-machine.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { draftKey, emptyAct } from '../../src/services/contract/contract-act.ts';
import type { ContractAct } from '../../src/services/contract/fields/contract-forms.ts';
import { afterEvent } from './after-event.ts';

/** What the page states about an act after the server has refused it with an error at the field. */
function statedAfter(act: ContractAct, field: string) {
  const error = new CallError({ kind: 'refused', fields: { [field]: 'Changed' } });
  const context = { ...freshContract(), contract: 'CON-1', act, drafts: { [draftKey(act, 'CON-1')]: emptyAct } };
  const after = afterEvent(contractMachine, 'sending', context, { type: 'xstate.error.actor.sendAct', error });
  expect(after.state).toBe('writing');
  return { isStale: after.context.isStale, apiError: after.context.apiError };
}

const reason = expect.objectContaining({ kind: 'refused' });

it.each(['sign', 'decline', 'deliver', 'end'] as const)(
  'asks to read other terms again that the server has (%s)',
  (act) => {
    expect(statedAfter(act, 'terms_hash')).toEqual({ isStale: true, apiError: null });
  },
);

it('asks to read a contract again that was changed before its signature', () => {
  expect(statedAfter('sign', 'modified')).toEqual({ isStale: true, apiError: null });
});

it.each(['decline', 'deliver', 'end'] as const)(
  'states why a changed contract refuses an act without terms (%s)',
  (act) => {
    expect(statedAfter(act, 'modified')).toEqual({ isStale: false, apiError: reason });
  },
);
