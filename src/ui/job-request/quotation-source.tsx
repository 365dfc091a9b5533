import { type ReactNode, useMemo } from 'react';
import { quotationFields } from '../../services/contract/fields/quotation-fields.ts';
import { emptyQuotation, type QuotationTerms } from '../../services/contract/quotation.ts';
import { useActor, useActorState } from '../actors.tsx';
import { type DraftSource, DraftSourceProvider } from '../form/draft-source.tsx';
import type { Option } from '../kit/field.tsx';
import { useMessages } from '../messages.tsx';
import { unitLabels } from '../record/price-units.ts';

const useQuotationDraft: DraftSource['useDraft'] = (select) =>
  useActorState('quotation', ({ context }) =>
    select({ ...context, draft: context.drafts[context.request] ?? emptyQuotation }),
  );

interface QuotationSourceProps {
  terms: QuotationTerms;
  /** The symbol of the request's currency. */
  currency: string;
  /** The unit of the price: hour, day, week, month or project. */
  unit: string | null;
  taxes: readonly Option[];
  children: ReactNode;
}

/** Binds the fields of a quotation to the draft for the request on screen. */
export function QuotationSource({ terms, currency, unit, taxes, children }: QuotationSourceProps) {
  const t = useMessages();
  const actor = useActor('quotation');
  const source = useMemo(
    (): DraftSource => ({
      form: quotationFields,
      useDraft: useQuotationDraft,
      send: (event) => actor.send(event.type === 'draft.check' ? { ...event, terms } : event),
      params: { currency },
      labels: unitLabels(t, unit, currency),
      options: { tax: taxes },
      today: terms.today,
    }),
    [actor, t, terms, currency, unit, taxes],
  );
  return <DraftSourceProvider value={source}>{children}</DraftSourceProvider>;
}
