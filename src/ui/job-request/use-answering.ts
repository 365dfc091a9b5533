import { useEffect } from 'react';
import type { QuotationEvent, QuotationTag } from '../../machines/quotation-context.ts';
import type { JobDescription } from '../../services/contract/records/job-request.ts';
import { useActor, useActorState } from '../actors.tsx';

/** The state of the quotation actor for one request. */
export function useAnswering({ name }: Pick<JobDescription, 'name'>) {
  const actor = useActor('quotation');
  const snapshot = useActorState('quotation', (state) => state);
  const { context } = snapshot;
  const isBusy = snapshot.hasTag('busy');
  const isSelected = context.request === name;

  // a running call for another request has to finish first
  useEffect(() => {
    if (!isBusy && !isSelected) actor.send({ type: 'quotation.open', request: name });
  }, [actor, name, isBusy, isSelected]);

  return {
    /** Whether the actor has selected this request. */
    isSelected,
    isBusy: isSelected && isBusy,
    hasTag: (tag: QuotationTag) => isSelected && snapshot.hasTag(tag),
    context,
    draft: context.drafts[name] ?? null,
    send: (event: QuotationEvent) => actor.send(event),
  };
}

export type Answering = ReturnType<typeof useAnswering>;
