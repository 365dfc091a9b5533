/** JSON Schemas of the bodies, derived from the forms by which the handlers read them. */
import type { CallName } from '../../src/services/contract/calls.ts';
import {
  changePasswordFields,
  linkFields,
  resetPasswordFields,
  subscribeFields,
} from '../../src/services/contract/fields/account-fields.ts';
import { recordForms, registrationForm } from '../../src/services/contract/fields/candidate-forms.ts';
import type { RecordKey } from '../../src/services/contract/fields/candidate-table.ts';
import { contractForms } from '../../src/services/contract/fields/contract-forms.ts';
import { coverNoteForms } from '../../src/services/contract/fields/cover-note-forms.ts';
import { notificationForms } from '../../src/services/contract/fields/notification-forms.ts';
import { paymentForm } from '../../src/services/contract/fields/payment-fields.ts';
import { responseForms, submissionForm } from '../../src/services/contract/fields/response-forms.ts';
import { type Schema, schemaOf } from '../../src/services/contract/fields/schema-of.ts';
import { sharingForms } from '../../src/services/contract/fields/sharing-forms.ts';

type Properties = Readonly<Record<string, Schema>>;

const propertiesIn = (schema: Schema) => schema.properties as Properties; // an object in every schema of a form

const response = (name: keyof typeof responseForms): Schema => {
  const schema = schemaOf(responseForms[name]);
  const { name: own, ...rest } = propertiesIn(schema);
  return { ...schema, properties: { name: { ...own, description: 'The job request’s.' }, ...rest } };
};

const contractBody = (name: keyof typeof contractForms): Schema => {
  const schema = schemaOf(contractForms[name]);
  const { name: own, ...rest } = propertiesIn(schema);
  return { ...schema, properties: { name: { ...own, description: 'The contract’s.' }, ...rest } };
};

const edit = (key: RecordKey): Schema => {
  const schema = schemaOf(recordForms[key], { isEdit: true });
  const modified = {
    type: ['string', 'null'],
    description: `The \`modified\` of the ${key} that the draft was made from.`,
  };
  const language_abbr = {
    type: ['string', 'null'],
    enum: ['en', 'ar', null],
    description: 'The language of the texts; that of the call where it is absent.',
  };
  const own = { modified, language_abbr, ...propertiesIn(schemaOf(submissionForm)) };
  return { ...schema, properties: { ...own, ...propertiesIn(schema) } };
};

/** The body of a page view, which is no call of the contract. */
export const pageViewBody: Schema = {
  type: 'object',
  required: ['path'],
  properties: { path: { type: 'string', maxLength: 200 }, language: { type: 'string', enum: ['en', 'ar'] } },
  additionalProperties: false,
};

const file: Schema = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
};

const json = 'application/json';
const form = 'multipart/form-data';

export const bodies: Partial<Record<CallName, { mediaType: string; schema: Schema }>> = {
  registerCandidate: { mediaType: json, schema: schemaOf(registrationForm) },
  saveBio: { mediaType: json, schema: edit('bio') },
  saveProfile: { mediaType: json, schema: edit('profile') },
  uploadPhoto: { mediaType: form, schema: file },
  createProfileLink: { mediaType: json, schema: schemaOf(sharingForms.createProfileLink) },
  revokeProfileLink: { mediaType: json, schema: schemaOf(sharingForms.revokeProfileLink) },
  changePassword: { mediaType: json, schema: schemaOf(changePasswordFields) },
  verifyEmail: { mediaType: json, schema: schemaOf(linkFields) },
  requestPasswordReset: { mediaType: json, schema: schemaOf(subscribeFields) },
  resetPassword: { mediaType: json, schema: schemaOf(resetPasswordFields) },
  submitQuotation: { mediaType: json, schema: response('submitQuotation') },
  withdrawQuotation: { mediaType: json, schema: response('withdrawQuotation') },
  declineRfq: { mediaType: json, schema: response('declineRfq') },
  saveRfq: { mediaType: json, schema: response('saveRfq') },
  signContract: { mediaType: json, schema: contractBody('signContract') },
  declineContract: { mediaType: json, schema: contractBody('declineContract') },
  deliverMilestone: { mediaType: json, schema: contractBody('deliverMilestone') },
  endContract: { mediaType: json, schema: contractBody('endContract') },
  readNotifications: { mediaType: json, schema: schemaOf(notificationForms.readNotifications) },
  saveCoverNote: { mediaType: json, schema: schemaOf(coverNoteForms.saveCoverNote) },
  deleteCoverNote: { mediaType: json, schema: schemaOf(coverNoteForms.deleteCoverNote) },
  saveEmailDigest: { mediaType: json, schema: schemaOf(notificationForms.saveEmailDigest) },
  uploadDeliverable: { mediaType: form, schema: file },
  askPayment: { mediaType: json, schema: schemaOf(paymentForm) },
  uploadCv: { mediaType: form, schema: file },
};
