import type { Form } from './field.ts';
import { submissionForm } from './response-forms.ts';

/** The note of a question about a payment. */
export const paymentFields = {
  note: { kind: 'lines', max: 500, height: 3, label: 'payment_note', hint: 'payment_note_hint' },
} as const satisfies Form;

/** The body of `ask_payment`; `name` is the invoice's. */
export const paymentForm = {
  name: { kind: 'line', label: '', required: true },
  ...submissionForm,
  ...paymentFields,
} as const satisfies Form;
