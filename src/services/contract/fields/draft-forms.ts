/** The form of each stored draft, by the name of its slice. */
import { loginFields } from './account-fields.ts';
import { recordForms, signUpForm } from './candidate-forms.ts';
import { actDraftForm } from './contract-forms.ts';
import type { Form } from './field.ts';
import { quotationFields } from './quotation-fields.ts';

export const draftForms = {
  signUp: signUpForm,
  bio: recordForms.bio,
  profileDraft: recordForms.profile,
  quotation: quotationFields,
  contract: actDraftForm,
  reset: { usr: loginFields.usr },
} as const satisfies Record<string, Form>;
