/** The fields of a quotation and of a decline, one row per field. */
import { type AttachedFile, attachedFilesField } from './attached-files.ts';
import type { DraftOf } from './draft.ts';
import type { Field, Form } from './field.ts';

export const quotationFields = {
  price_basis: { kind: 'choice', from: 'priceBasis', label: 'price_basis', required: true },
  rate: { kind: 'amount', max: 10_000_000, label: 'rate', required: true, isHalf: true },
  // for a basis that is paid by units
  quantity: {
    kind: 'amount',
    max: 10_000,
    decimals: 2,
    label: 'quantity',
    required: true,
    fallback: null,
    isHalf: true,
  },
  tax: { kind: 'choice', from: 'given', label: 'quote_tax', placeholder: 'quote_no_tax', isHalf: true },
  available_from: {
    kind: 'date',
    label: 'quote_available',
    required: true,
    notBefore: 'today',
    maxYearsAhead: 3,
    isHalf: true,
  },
  cover_note: { kind: 'lines', max: 5_000, height: 6, label: 'quote_note', hint: 'quote_note_hint' },
  answers: { kind: 'answers', max: 2_000, label: 'quote_answers' },
} as const satisfies Form;

/** The fields of a quotation with its files, for the stored draft. */
export const quotationDraftForm = { ...quotationFields, files: attachedFilesField } as const satisfies Form;

/** A quotation as typed; numbers can have Latin or Arabic-Indic digits. */
export type QuotationDraft = DraftOf<typeof quotationFields> & { readonly files: readonly AttachedFile[] };

export const declineFields = {
  reason: { kind: 'choice', from: 'given', label: 'decline_reason', required: true },
  note: { kind: 'lines', max: 1_000, label: 'decline_note' },
} as const satisfies Form;

interface Question {
  readonly answer_type: string | null;
  readonly is_mandatory: boolean;
}

/** No answer of a person is larger, and a larger one would not fit where it is shown. */
const maxNumberAnswer = 1_000_000_000_000;

/** The field for the answer to a client's question. */
export function questionField({ answer_type, is_mandatory }: Question): Field {
  const stated = { label: 'quote_answers', required: is_mandatory };
  if (answer_type === 'Yes/No') return { ...stated, kind: 'choice', from: { Yes: 'answer_yes', No: 'answer_no' } };
  if (answer_type === 'Number')
    return { ...stated, kind: 'amount', min: 0, max: maxNumberAnswer, hint: 'answer_number_hint' };
  return { ...stated, kind: 'lines', max: quotationFields.answers.max, height: 3 };
}
