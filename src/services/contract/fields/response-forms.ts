/**
 * The fields of the bodies with which a candidate responds to a request. The API reads and documents the bodies by
 * them.
 */
import type { Form } from './field.ts';
import { declineFields, quotationFields } from './quotation-fields.ts';

/** The name of the request; no form shows it. */
export const requestNameForm = { name: { kind: 'line', label: '', required: true } } as const satisfies Form;

const flag = { kind: 'check', label: '' } as const;

export const responseForms = {
  submitQuotation: { ...requestNameForm, ...quotationFields },
  withdrawQuotation: requestNameForm,
  declineRfq: {
    ...requestNameForm,
    undo: flag,
    ...declineFields,
    reason: { ...declineFields.reason, when: ({ undo }) => undo !== '1' },
  },
  saveRfq: { ...requestNameForm, is_saved: flag },
} as const satisfies Readonly<Record<string, Form>>;
