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
    submission: {
      ...maybeText,
      minLength: 20,
      maxLength: 140,
      description: 'A random name for this very submission, so that it may be sent again when no answer came.',
    },
  },
};

const { properties: registered } = registration as { properties: Record<string, Schema> }; // as it stands above

const profile: Schema = {
  type: 'object',
  properties: {
    first_name: text,
    last_name: text,
    headline: maybeText,
    phone_no: maybeText,
    country: { ...maybeText, description: 'ISO 3166 alpha-2; so is nationality.' },
    city: maybeText,
    nationality: maybeText,
    availability_status: { enum: ['Available', 'Available From', 'Not Available'] },
    available_from: day,
    currency: text,
    hourly_rates: { ...maybeNumber, maximum: 1_000_000 },
    price_basis: text,
    quantity: { ...maybeNumber, maximum: 168 },
    preferences: { type: 'array', items: text, maxItems: 60 },
    years_of_experience: maybeText,
    service_lines: { type: 'array', items: text, maxItems: 60 },
    industries: { type: 'array', items: text, maxItems: 60 },
    regions: { type: 'array', items: text, maxItems: 60 },
    academic_background: registered.academic_background,
    professional_experience: registered.professional_experience,
    upload_cv: registered.upload_cv,
    modified: { ...maybeText, description: 'The `modified` of the profile that the draft was made from.' },
  },
};

const bio: Schema = {
  type: 'object',
  properties: {
    bio: { ...maybeText, maxLength: 10_000 },
    photo_url: { ...maybeText, description: 'The `file_url` that upload_photo answered with.' },
    technical_skills: list({ skill: text, level: { type: 'number', minimum: 1, maximum: 5 }, years: maybeNumber }),
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

const quotation: Schema = {
  type: 'object',
  required: ['name', 'price_basis', 'rate', 'available_from'],
  properties: {
    name: { ...text, description: 'The job request’s.' },
    price_basis: text,
    rate: { type: ['number', 'string'], exclusiveMinimum: 0, maximum: 10_000_000 },
    quantity: { ...maybeNumber, maximum: 10_000, description: 'For a basis that requires one.' },
    tax: { ...maybeText, description: 'A `name` of get_tax_list, or none.' },
    available_from: { ...text, format: 'date' },
    cover_note: { ...maybeText, maxLength: 5000 },
    answers: list({
      question: { ...text, description: 'The question’s `name`.' },
      answer: { ...text, maxLength: 2000 },
    }),
  },
};

const ofRequest = (properties: Record<string, Schema> = {}): Schema => ({
  type: 'object',
  required: ['name'],
  properties: { name: { ...text, description: 'The job request’s.' }, ...properties },
});
const decline = ofRequest({
  reason: { ...text, description: 'One of `decline_reasons`.' },
  note: { ...maybeText, maxLength: 1000 },
  undo: { enum: [0, 1] },
});

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
  saveProfile: { mediaType: 'application/json', schema: profile },
  uploadPhoto: { mediaType: 'multipart/form-data', schema: file },
  changePassword: { mediaType: 'application/json', schema: newPassword },
  submitQuotation: { mediaType: 'application/json', schema: quotation },
  withdrawQuotation: { mediaType: 'application/json', schema: ofRequest() },
  declineRfq: { mediaType: 'application/json', schema: decline },
  saveRfq: { mediaType: 'application/json', schema: ofRequest({ is_saved: { enum: [0, 1] } }) },
  uploadCv: { mediaType: 'multipart/form-data', schema: file },
};
