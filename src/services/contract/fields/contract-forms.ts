/** The fields with which a candidate acts on a contract: forms in the browser, and the bodies that the API reads. */
import { type AttachedFile, attachedFilesField, sentFilesField } from './attached-files.ts';
import type { DraftOf } from './draft.ts';
import type { Form } from './field.ts';
import { submissionForm } from './response-forms.ts';

export const signatureFields = {
  full_name: {
    kind: 'line',
    label: 'sign_full_name',
    hint: 'sign_full_name_hint',
    required: true,
    format: 'name',
    autoComplete: 'name',
  },
  consent: { kind: 'check', label: 'sign_consent', required: true },
} as const satisfies Form;

/** The keys are the values on the wire. */
const contractDeclineReasons = {
  Terms: 'contract_decline_terms',
  Fee: 'contract_decline_fee',
  Dates: 'contract_decline_dates',
  Unavailable: 'contract_decline_unavailable',
  Conflict: 'contract_decline_conflict',
  Other: 'reason_other',
} as const;

export const contractDeclineFields = {
  reason: { kind: 'choice', from: contractDeclineReasons, label: 'contract_decline_reason', required: true },
  note: { kind: 'lines', max: 1_000, label: 'decline_note' },
} as const satisfies Form;

export const deliveryFields = {
  note: { kind: 'lines', max: 2_000, height: 5, label: 'delivery_note', hint: 'delivery_note_hint', required: true },
} as const satisfies Form;

/** The keys are the values on the wire. */
const endingReasons = {
  Workload: 'ending_workload',
  Health: 'ending_health',
  Scope: 'ending_scope',
  Payment: 'ending_payment',
  Other: 'reason_other',
} as const;

export const endingFields = {
  last_day: { kind: 'date', label: 'ending_last_day', required: true, notBefore: 'today', maxYearsAhead: 3 },
  reason: { kind: 'choice', from: endingReasons, label: 'ending_reason', required: true },
  note: { kind: 'lines', max: 1_000, label: 'ending_note' },
} as const satisfies Form;

/** The form of each act. */
export const actForms = {
  sign: signatureFields,
  decline: contractDeclineFields,
  deliver: deliveryFields,
  end: endingFields,
} as const satisfies Readonly<Record<string, Form>>;

export type ContractAct = keyof typeof actForms;

/** The fields of all acts, for the stored draft of any of them; the last two are those of a delivery. */
export const actDraftForm = {
  ...signatureFields,
  reason: { ...contractDeclineFields.reason, from: { ...contractDeclineReasons, ...endingReasons } },
  note: deliveryFields.note,
  last_day: endingFields.last_day,
  milestone: { kind: 'line', label: 'milestone' },
  files: attachedFilesField,
} as const satisfies Form;

/** The draft of an act; it has the fields of every act. */
export type ActDraft = DraftOf<Omit<typeof actDraftForm, 'files'>> & { readonly files: readonly AttachedFile[] };

/** The name of the contract, and the id of the submission; no form shows them. */
const names = { name: { kind: 'line', label: '', required: true }, ...submissionForm } as const satisfies Form;

/** The bodies of the calls. */
export const contractForms = {
  signContract: {
    ...names,
    /** SHA-256 of the terms that were shown, in lower-case hexadecimal digits. */
    terms_hash: { kind: 'line', label: '', min: 64, max: 64, required: true },
    ...signatureFields,
  },
  declineContract: { ...names, ...contractDeclineFields },
  deliverMilestone: {
    ...names,
    milestone: { kind: 'line', label: '', required: true },
    ...deliveryFields,
    files: sentFilesField,
  },
  endContract: { ...names, ...endingFields },
} as const satisfies Readonly<Record<string, Form>>;
