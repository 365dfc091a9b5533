/** The form of each stored draft, by the name of its slice. */

import { loginFields } from './account-fields.ts';
import { recordForms, signUpForm } from './candidate-forms.ts';
import type { RecordKey } from './candidate-table.ts';
import { actDraftForm } from './contract-forms.ts';
import type { Form } from './field.ts';
import { paymentFields } from './payment-fields.ts';
import { declineFields, quotationDraftForm } from './quotation-fields.ts';

export const draftForms = {
  signUp: signUpForm,
  bio: recordForms.bio,
  profileDraft: recordForms.profile,
  // the draft of a decline has fields of its own
  quotation: { ...quotationDraftForm, ...declineFields },
  contract: actDraftForm,
  invoice: paymentFields,
  reset: { usr: loginFields.usr },
} as const satisfies Record<string, Form>;

/** The actor that edits each record. */
export const recordActors = { profile: 'profileDraft', bio: 'bio' } as const satisfies Record<RecordKey, DraftName>;

/** Slices with words that a user types. */
export type DraftName = keyof typeof draftForms;
