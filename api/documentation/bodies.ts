/** JSON Schemas of what is posted; which call posts what is said by `bodies`. */
import type { CallName } from '../../src/services/contract/calls.ts';

type Schema = Record<string, unknown>;

const text = { type: 'string' };
const maybeText = { type: ['string', 'null'] };
const maybeNumber = { type: ['number', 'null'], minimum: 0 };
const day = { type: ['string', 'null'], description: 'YYYY-MM-DD; YYYY or YYYY-MM is the first day of it.' };
const list = (properties: Record<string, Schema>): Schema => ({
  type: 'array',
  maxItems: 60,
  items: { type: 'object', properties },
});

const registration: Schema = {
  type: 'object',
  required: ['usr', 'password', 'first_name', 'last_name'],
  properties: {
    usr: { ...text, format: 'email', maxLength: 140 },
    password: { ...text, minLength: 10, maxLength: 128 },
    first_name: text,
    last_name: text,
    phone_no: maybeText,
    preferences: { type: 'array', items: text },
    currency: text,
    hourly_rates: maybeNumber,
    price_basis: text,
    quantity: maybeNumber,
    academic_background: list({
      institution: maybeText,
      education_level: maybeText,
      field_of_study: maybeText,
      country: maybeText,
      start_date: day,
      end_date: day,
      is_current: { enum: [0, 1] },
      grade: maybeText,
    }),
    professional_experience: list({
      employer: maybeText,
      job_title: maybeText,
      industry: maybeText,
      service_line: maybeText,
      region: maybeText,
      start_date: day,
      end_date: day,
      is_current: { enum: [0, 1] },
      description: maybeText,
    }),
    candidate_details: list({
      detail_type: {
        ...text,
        examples: ['years_of_experience', 'industry', 'service_line', 'region', 'skill', 'language'],
      },
      value: maybeText,
      note: maybeText,
    }),
    upload_cv: { ...maybeText, description: 'The `name` that upload_cv answered with.' },
  },
};

const bio: Schema = {
  type: 'object',
  properties: {
    bio: { ...maybeText, maxLength: 10_000 },
    photo_url: { ...maybeText, description: 'An address, or a PNG, JPEG or WebP as a data: URL.' },
    technical_skills: list({ skill: text, level: { type: 'number', minimum: 0, maximum: 5 }, years: maybeNumber }),
    other_technical_skills: maybeText,
    certifications: list({
      certification_name: text,
      issuer: maybeText,
      issue_date: day,
      expiry_date: day,
      credential_id: maybeText,
      credential_url: maybeText,
      attachment: maybeText,
    }),
    language: list({ language: text, level: maybeText }),
    other_languages: maybeText,
    modified: { ...maybeText, description: 'The `modified` of the bio that the draft was made from.' },
  },
};

const file: Schema = {
  type: 'object',
  required: ['file'],
  properties: { file: { ...text, contentMediaType: 'application/octet-stream' } },
};

const newPassword: Schema = {
  type: 'object',
  required: ['password', 'new_password'],
  properties: { password: text, new_password: { ...text, minLength: 10, maxLength: 128 } },
};

export const bodies: Partial<Record<CallName, { mediaType: string; schema: Schema }>> = {
  registerCandidate: { mediaType: 'application/json', schema: registration },
  saveBio: { mediaType: 'application/json', schema: bio },
  changePassword: { mediaType: 'application/json', schema: newPassword },
  uploadCv: { mediaType: 'multipart/form-data', schema: file },
};
