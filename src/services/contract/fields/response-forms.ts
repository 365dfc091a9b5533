/**
 * The fields of the bodies with which a candidate responds to a request. The API reads and documents the bodies by
 * them.
 */
import { sentFilesField } from './attached-files.ts';
import type { Form } from './field.ts';
import { declineFields, quotationFields } from './quotation-fields.ts';

/** The id under which a change is sent once, however often it is repeated; no form shows it. */
export const submissionForm = { submission: { kind: 'line', min: 20, label: '' } } as const satisfies Form;

/** The name of the request; no form shows it. */
export const requestNameForm = { name: { kind: 'line', label: '', required: true } } as const satisfies Form;

const flag = { kind: 'check', label: '' } as const;

export const responseForms = {
  submitQuotation: { ...requestNameForm, ...submissionForm, ...quotationFields, files: sentFilesField },
  withdrawQuotation: requestNameForm,
  declineRfq: {
    ...requestNameForm,
    ...submissionForm,
    undo: flag,
    ...declineFields,
    reason: { ...declineFields.reason, when: ({ undo }) => undo !== '1' },
  },
  saveRfq: { ...requestNameForm, ...submissionForm, is_saved: flag },
} as const satisfies Readonly<Record<string, Form>>;
