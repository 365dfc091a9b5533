import { useCallback, useEffect } from 'react';
import type { QuotationEvent, QuotationTag } from '../../machines/quotation-context.ts';
import type { JobDescription } from '../../services/contract/records/job-request.ts';
import { useActor, useActorState } from '../actors.tsx';
import { useOnLeave } from '../record/use-on-leave.ts';
import { useUnsent } from '../record/use-outbox.ts';

/** The state of the quotation actor for one request. */
export function useQuotation({ name }: Pick<JobDescription, 'name'>) {
  const actor = useActor('quotation');
  const snapshot = useActorState('quotation', (state) => state);
  const { context } = snapshot;
  const isBusy = snapshot.hasTag('busy');
  const isSelected = context.request === name;
  const quotation = useUnsent('quotation', name);
  const decline = useUnsent('decline', name);
  const unsent = quotation ?? decline;

  // a running call for another request has to finish first
  useEffect(() => {
    if (!isBusy && !isSelected) actor.send({ type: 'quotation.open', request: name });
  }, [actor, name, isBusy, isSelected]);
  const leave = useCallback(() => {
    if (actor.getSnapshot().context.request === name) actor.send({ type: 'quotation.close' });
  }, [actor, name]);
  useOnLeave(leave);

  return {
    /** The quotation or the decline of this request that has not been sent. */
    unsent,
    /** Whether the actor has selected this request. */
    isSelected,
    isBusy: isSelected && isBusy,
    hasTag: (tag: QuotationTag) => isSelected && snapshot.hasTag(tag),
    context,
    draft: context.drafts[name] ?? null,
    send: (event: QuotationEvent) => actor.send(event),
  };
}

export type QuotationState = ReturnType<typeof useQuotation>;
