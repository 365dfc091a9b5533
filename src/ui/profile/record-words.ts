/** What the fields of the candidate's own records are called, and why an answer is refused. */
import type { RecordRefusal } from '../../services/contract/draft-shapes.ts';
import { photoRules } from '../../services/contract/photo.ts';
import { validationMessage } from '../form/validation-message.ts';
import type { Format } from '../format.ts';
import type { MessageId, Translate } from '../messages.tsx';

const messages: Readonly<Record<string, MessageId>> = {
  first_name: 'first_name',
  last_name: 'last_name',
  headline: 'headline',
  phone_no: 'phone_no',
  country: 'country',
  city: 'city',
  nationality: 'nationality',
  availability_status: 'availability',
  available_from: 'available_from',
  currency: 'currency',
  hourly_rates: 'rate',
  price_basis: 'price_basis',
  quantity: 'weekly_capacity',
  preferences: 'preferences',
  years_of_experience: 'years_of_experience',
  service_lines: 'service_lines',
  industries: 'industries',
  regions: 'regions',
  academic_background: 'academic_background',
  professional_experience: 'professional_experience',
  upload_cv: 'cv',
  institution: 'institution',
  education_level: 'education_level',
  field_of_study: 'field_of_study',
  start_date: 'start_date',
  end_date: 'end_date',
  grade: 'grade_label',
  job_title: 'job_title',
  employer: 'employer',
  industry: 'industry',
  service_line: 'service_line',
  region: 'region',
  description: 'work_done',
  bio: 'about_me',
  photo_url: 'photo',
  technical_skills: 'technical_skills',
  other_technical_skills: 'other_technical_skills',
  skill: 'skill',
  level: 'level',
  years: 'years_used',
  certifications: 'certifications',
  certification_name: 'certification_name',
  issuer: 'issuer',
  issue_date: 'issue_date',
  expiry_date: 'expiry_date',
  credential_id: 'credential_id',
  credential_url: 'credential_url',
  language: 'languages',
  other_languages: 'other_languages',
};

/** What a row of a list is called: "Experience 2". */
export const rowNames: Readonly<Record<string, MessageId>> = {
  academic_background: 'qualification_number',
  professional_experience: 'experience_number',
  certifications: 'certification_number',
  technical_skills: 'skill_number',
  language: 'language_number',
};

/** What a field is called; one within a row is named with its row. */
export function fieldMessages(t: Translate, path: string): string {
  const [field = '', at, cell] = path.split('.');
  if (at === undefined) return named(t, field);
  const row = rowNames[field] ? t(rowNames[field], { number: Number(at) + 1 }) : named(t, field);
  return cell === undefined ? row : t('field_in_row', { field: cellMessages(t, field, cell), row });
}

/** What a cell of a row is called, without its row. */
export const cellMessages = (t: Translate, list: string, cell: string): string =>
  list === 'language' && cell === 'language' ? t('language') : named(t, cell);

const named = (t: Translate, field: string): string => (messages[field] ? t(messages[field]) : field);

/** Why an answer is refused, in words. */
export function recordValidationMessage(t: Translate, format: Format, refusal: RecordRefusal, path: string): string {
  switch (refusal) {
    case 'invalidDate':
      return t('refusal_date');
    case 'inPast':
      return t('refusal_in_past');
    case 'inFuture':
      return t('refusal_in_future');
    case 'invalidChoice':
      return t('refusal_choice');
    case 'invalidAddress':
      return t('refusal_address');
    case 'chosenTwice':
      return t('refusal_twice');
    case 'endsBeforeStart':
      return t('refusal_before_start');
    case 'invalidAmount':
      return t('refusal_number');
    case 'fileTooLarge':
      return t('file_too_large', { size: path === 'photo_url' ? largestPhoto(format) : (format.fileSize(10e6) ?? '') });
    case 'fileType':
    case 'fileContent':
      return path === 'photo_url' ? t('photo_refused') : validationMessage(t, format, refusal);
    default:
      return validationMessage(t, format, refusal);
  }
}

/** How large a photograph may be, as it is said. */
export const largestPhoto = (format: Format): string => format.fileSize(photoRules.megabytes * 1e6) ?? '';
