import { type ReactNode, useMemo } from 'react';
import { quotationFields } from '../../services/contract/fields/quotation-fields.ts';
import { emptyQuotation, type QuotationTerms } from '../../services/contract/quotation.ts';
import { useActor, useActorState } from '../actors.tsx';
import { type DraftSource, DraftSourceProvider } from '../form/draft-source.tsx';
import type { Option } from '../kit/field.tsx';

const useQuotationDraft: DraftSource['useDraft'] = (select) =>
  useActorState('quotation', ({ context }) =>
    select({ ...context, draft: context.drafts[context.request] ?? emptyQuotation }),
  );

interface QuotationSourceProps {
  terms: QuotationTerms;
  /** The symbol of the request's currency. */
  currency: string;
  taxes: readonly Option[];
  children: ReactNode;
}

/** Binds the fields of a quotation to the draft for the request on screen. */
export function QuotationSource({ terms, currency, taxes, children }: QuotationSourceProps) {
  const actor = useActor('quotation');
  const source = useMemo(
    (): DraftSource => ({
      form: quotationFields,
      useDraft: useQuotationDraft,
      send: (event) => actor.send(event.type === 'draft.check' ? { ...event, terms } : event),
      params: { currency },
      options: { tax: taxes },
      today: terms.today,
    }),
    [actor, terms, currency, taxes],
  );
  return <DraftSourceProvider value={source}>{children}</DraftSourceProvider>;
}
