import type { QuotationDraft } from '../../services/contract/fields/quotation-fields.ts';
import type { JobDescription } from '../../services/contract/records/job-request.ts';
import type { Profile } from '../../services/contract/records/profile.ts';

/**
 * The first draft of a quotation: an earlier quotation for the request, or the terms of the request and the candidate.
 */
export function firstDraft(request: JobDescription, profile: Profile | null, today: string): QuotationDraft {
  const { my_response: earlier } = request;
  const day = (text: string | null) => (text !== null && text.slice(0, 10) >= today ? text.slice(0, 10) : '');
  if (earlier) {
    return {
      price_basis: earlier.price_basis ?? '',
      rate: asText(earlier.rate),
      quantity: asText(earlier.quantity),
      tax: earlier.tax ?? '',
      available_from: day(earlier.available_from),
      cover_note: earlier.cover_note ?? '',
      files: earlier.attachments.flatMap(({ name, file_name, file_size }) =>
        name ? [{ name, file_name: file_name ?? name, file_size: asText(file_size), expires_at: '' }] : [],
      ),
      answers: Object.fromEntries(
        request.questions.flatMap(({ name, question }) => {
          const answer = earlier.answers.find((each) => each.name === name || each.question === question)?.answer;
          return name && answer ? [[name, answer]] : [];
        }),
      ),
    };
  }
  const basis = request.price_basis ?? profile?.price_basis ?? '';
  const isOwnRate = profile?.currency === request.currency && profile?.price_basis === basis;
  return {
    price_basis: basis,
    rate: isOwnRate ? asText(profile?.hourly_rates ?? null) : '',
    quantity: asText(request.quantity),
    tax: '',
    available_from: day(request.start_date) || day(profile?.available_from ?? null),
    cover_note: '',
    files: [],
    answers: {},
  };
}

const asText = (value: number | null): string => (value === null ? '' : String(value));
