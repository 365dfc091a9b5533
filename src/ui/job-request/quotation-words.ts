import { type QuotationRefusal, quotationLimits } from '../../services/contract/quotation.ts';
import type { Format } from '../format.ts';
import type { MessageId, Translate } from '../messages.tsx';

/** Why a field of a quotation is refused, in words. */
export function quotationMessages(t: Translate, format: Format, field: string, refusal: QuotationRefusal): string {
  const limit = field === 'quantity' ? quotationLimits.quantity : quotationLimits.rate;
  return t(messages[refusal], { most: format.number(limit) ?? '' });
}

const messages: Record<QuotationRefusal, MessageId> = {
  required: 'field_required',
  tooLong: 'refusal_too_long',
  invalidAmount: 'refusal_above_zero',
  tooMuch: 'refusal_too_much',
  tooPrecise: 'refusal_too_precise',
  invalidDate: 'refusal_invalid_date',
  pastDate: 'refusal_past_date',
  farDate: 'refusal_far_date',
  invalidChoice: 'refusal_choice',
};
