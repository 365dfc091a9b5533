import { useId, useState } from 'react';
import { plainText } from '../../services/contract/plain-text.ts';
import {
  emptyQuotation,
  type QuotationDraft,
  type QuotationTerms,
  quotationRefusals,
} from '../../services/contract/quotation.ts';
import { useFormat } from '../format.ts';
import { useMessages } from '../messages.tsx';
import { quotationMessages } from './quotation-words.ts';
import type { Answering } from './use-answering.ts';

type Key = Exclude<keyof QuotationDraft, 'answers'>;
type Typed = { currentTarget: { value: string } };

/** Ties the controls of the form to the draft; what is wrong is said when a field is left, and when it is to be sent. */
export function useQuotationFields({ draft, context, send }: Answering, terms: QuotationTerms) {
  const t = useMessages();
  const format = useFormat();
  const id = useId();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const said = draft ?? emptyQuotation;
  const live = quotationRefusals(said, terms);

  const messagesFor = (field: string): string | undefined => {
    const refusal = context.refusals[field] ?? (left.has(field) ? live[field] : undefined);
    return refusal ? quotationMessages(t, format, field, refusal) : context.apiError?.fields[field];
  };
  const control = (field: string, value: string, change: (value: string) => void) => ({
    id: `${id}-${field}`,
    value,
    error: messagesFor(field),
    onChange: (event: Typed) => change(plainText(event.currentTarget.value)),
    onBlur: () => setLeft((old) => new Set(old).add(field)),
  });
  return {
    field: (key: Key) => control(key, said[key], (value) => send({ type: 'quotation.change', field: key, value })),
    answer: (question: string, at: number) =>
      control(`answers.${at}.answer`, said.answers[question] ?? '', (value) =>
        send({ type: 'answer.change', question, value }),
      ),
    /** What was wrong when it was to be sent, to be listed. */
    problems: (labelOf: (field: string) => string) =>
      Object.keys(context.refusals).map((field) => ({
        id: `${id}-${field}`,
        label: labelOf(field),
        messages: messagesFor(field) ?? '',
      })),
  };
}

export type QuotationFields = ReturnType<typeof useQuotationFields>;
