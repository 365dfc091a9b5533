/** The bodies of the calls about the link to a profile. No form shows them. */
import type { Form } from './field.ts';
import { submissionForm } from './response-forms.ts';

export const sharingForms = {
  createProfileLink: submissionForm,
  /** The token of the link that is revoked, so that a request that arrives late revokes no newer one. */
  revokeProfileLink: { token: { kind: 'line', label: '', required: true } },
} as const satisfies Readonly<Record<string, Form>>;
