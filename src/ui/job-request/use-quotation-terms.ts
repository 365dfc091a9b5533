import type { QuotationDraft } from '../../services/contract/fields/quotation-fields.ts';
import { isOffered, type QuotationTerms } from '../../services/contract/quotation.ts';
import type { Tax } from '../../services/contract/records/invoice.ts';
import type { JobDescription } from '../../services/contract/records/job-request.ts';
import { siteDay } from '../../services/contract/site-time.ts';
import { useList } from '../list/use-list.ts';
import { useMinute } from '../record/use-minute.ts';

/** The terms of a quotation for a request, the taxes that can be added, and the unit of its price basis. */
export function useQuotationTerms(
  request: JobDescription,
  { price_basis: basis, tax }: Pick<QuotationDraft, 'price_basis' | 'tax'>,
): QuotationTerms & { offered: readonly Tax[]; unit: string | null } {
  const bases = useList('priceBasis').data;
  const taxes = useList('taxDetails').data;
  const now = useMinute();
  const today = siteDay(now);
  const offered = (taxes ?? []).filter((tax) => isOffered(tax, today));
  return {
    currency: request.currency,
    questions: request.questions,
    needsQuantity: bases?.find(({ name }) => name === basis)?.requires_quantity ?? true,
    // until the choices are read, those of the draft count as valid, and the server decides
    priceBases: bases === null ? [basis] : bases.filter(({ disabled }) => !disabled).map(({ name }) => name),
    taxes: taxes === null ? [tax] : offered.map(({ name }) => name),
    today,
    offered,
    unit: bases?.find(({ name }) => name === basis)?.unit ?? null,
  };
}
