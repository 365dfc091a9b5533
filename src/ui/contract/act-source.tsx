import { type ReactNode, useMemo } from 'react';
import { actDraftOf } from '../../services/contract/contract-act.ts';
import { actForms } from '../../services/contract/fields/contract-forms.ts';
import { isolated } from '../../services/contract/isolated.ts';
import { useActor, useActorState } from '../actors.tsx';
import { type DraftSource, DraftSourceProvider } from '../form/draft-source.tsx';
import type { ContractActs } from './use-contract-acts.ts';

const useActDraft: DraftSource['useDraft'] = (select) =>
  useActorState('contract', ({ context }) => select({ ...context, draft: actDraftOf(context) }));

/** Binds the fields of an act to its draft for the contract on screen. */
export function ActSource({ acts: { context, terms }, children }: { acts: ContractActs; children: ReactNode }) {
  const actor = useActor('contract');
  const { act } = context;
  const source = useMemo(
    (): DraftSource => ({
      form: actForms[act],
      useDraft: useActDraft,
      send: (event) => actor.send(event.type === 'draft.check' ? { ...event, terms } : event),
      params: { name: isolated(terms.profileName ?? '') },
      today: act === 'end' ? terms.earliestLastDay : terms.today,
    }),
    [actor, act, terms],
  );
  return <DraftSourceProvider value={source}>{children}</DraftSourceProvider>;
}
