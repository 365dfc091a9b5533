import { useEffect } from 'react';
import type { QuotationEvent } from '../../machines/quotation-context.ts';
import type { JobDescription } from '../../services/contract/records/job-request.ts';
import { useActor, useActorState } from '../actors.tsx';

/** Answering one request: where that stands, and what is said and kept of it. */
export function useAnswering({ name }: Pick<JobDescription, 'name'>) {
  const actor = useActor('quotation');
  const state = useActorState('quotation', ({ value }) => value);
  const isBusy = useActorState('quotation', (snapshot) => snapshot.hasTag('busy'));
  const context = useActorState('quotation', (snapshot) => snapshot.context);
  const isHere = context.request === name;

  // an answer to another request that is still on its way is waited for
  useEffect(() => {
    if (!isBusy && !isHere) actor.send({ type: 'quotation.open', request: name });
  }, [actor, name, isBusy, isHere]);

  return {
    state: isHere ? state : null,
    isBusy: isHere && isBusy,
    context,
    draft: context.drafts[name] ?? null,
    send: (event: QuotationEvent) => actor.send(event),
  };
}

export type Answering = ReturnType<typeof useAnswering>;
