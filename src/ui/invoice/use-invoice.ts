import { useEffect } from 'react';
import type { ApiError } from '../../services/contract/api-error.ts';
import type { InvoiceDocument } from '../../services/contract/records/invoice-document.ts';
import { useActor, useActorState, useLanguage } from '../actors.tsx';

/** What the document of an invoice states, as a screen shows it. */
export interface InvoiceView {
  /** The last reply; `null` before the first. */
  readonly document: InvoiceDocument | null;
  /** Why the last read failed. `null` for the read that finds out whether a question has arrived: the question states it. */
  readonly apiError: ApiError | null;
  readonly isReading: boolean;
  reload(): void;
}

/** Reads the document of an invoice when it is shown, and again when the language changes. */
export function useInvoice(name: string): InvoiceView {
  const actor = useActor('invoice');
  const language = useLanguage();
  const { details, apiError, name: shown } = useActorState('invoice', ({ context }) => context);
  const isReading = useActorState('invoice', (snapshot) => snapshot.hasTag('reading'));
  const isBusy = useActorState('invoice', (snapshot) => snapshot.hasTag('busy'));
  const hasFailed = useActorState('invoice', (snapshot) => snapshot.hasTag('failed'));
  // after a reload, the document is read by the call that finds out whether a question has arrived
  const isMissing = details === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reply is in the language
  useEffect(() => actor.send({ type: 'invoice.open', name }), [actor, name, language]);
  // until the effect has run, the actor still has the invoice of the previous page
  const isOther = shown !== name;
  return {
    document: isOther ? null : details,
    apiError: hasFailed && !isOther ? apiError : null,
    isReading: isReading || (isMissing && isBusy) || isOther,
    reload: () => actor.send({ type: 'invoice.open', name }),
  };
}
