/** JSON Schemas of the bodies. Those of forms are derived from the tables of their fields. */
import type { CallName } from '../../src/services/contract/calls.ts';
import {
  changePasswordFields,
  linkFields,
  resetPasswordFields,
  subscribeFields,
} from '../../src/services/contract/fields/account-fields.ts';
import { recordForms, registrationForm } from '../../src/services/contract/fields/candidate-forms.ts';
import type { RecordKey } from '../../src/services/contract/fields/candidate-table.ts';
import { declineFields, quotationFields } from '../../src/services/contract/fields/quotation-fields.ts';
import { type Schema, schemaOf } from '../../src/services/contract/fields/schema-of.ts';

/** A schema with more properties, the first of which may be required. */
function withProperties(schema: Schema, properties: Schema, required: readonly string[] = []): Schema {
  const all = [...required, ...((schema.required as string[] | undefined) ?? [])]; // a list of names in every schema of a form
  return {
    ...schema,
    ...(all.length > 0 && { required: all }),
    properties: { ...properties, ...(schema.properties as Schema) }, // an object in every schema of a form
  };
}

const requestName = { name: { type: 'string', description: 'The job request’s.' } };
const ofRequest = (schema: Schema): Schema => withProperties(schema, requestName, ['name']);
const flag = { enum: [0, 1] };

const edit = (key: RecordKey): Schema =>
  withProperties(schemaOf(recordForms[key], { isEdit: true }), {
    modified: {
      type: ['string', 'null'],
      description: `The \`modified\` of the ${key} that the draft was made from.`,
    },
  });

const { required: _, ...decline } = schemaOf(declineFields);

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
  changePassword: { mediaType: json, schema: schemaOf(changePasswordFields) },
  verifyEmail: { mediaType: json, schema: schemaOf(linkFields) },
  requestPasswordReset: { mediaType: json, schema: schemaOf(subscribeFields) },
  resetPassword: { mediaType: json, schema: schemaOf(resetPasswordFields) },
  submitQuotation: { mediaType: json, schema: ofRequest(schemaOf(quotationFields)) },
  withdrawQuotation: { mediaType: json, schema: ofRequest({ type: 'object', properties: {} }) },
  declineRfq: { mediaType: json, schema: ofRequest(withProperties(decline, { undo: flag })) },
  saveRfq: { mediaType: json, schema: ofRequest({ type: 'object', properties: { is_saved: flag } }) },
  uploadCv: { mediaType: form, schema: file },
};
