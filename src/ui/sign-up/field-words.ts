import type { MessageId, Translate } from '../messages.tsx';

const messages: Readonly<Record<string, MessageId>> = {
  usr: 'email',
  password: 'password',
  first_name: 'first_name',
  last_name: 'last_name',
  phone_no: 'phone_no',
  currency: 'currency',
  hourly_rates: 'hourly_rate',
  price_basis: 'price_basis',
  quantity: 'weekly_capacity',
  preferences: 'preferences',
  academic_background: 'academic_background',
  professional_experience: 'professional_experience',
  candidate_details: 'step_expertise',
  upload_cv: 'step_documents',
  institution: 'institution',
  education_level: 'education_level',
  field_of_study: 'field_of_study',
  employer: 'employer',
  job_title: 'job_title',
  start_year: 'start_year',
  end_year: 'end_year',
  description: 'work_done',
};

/** What a field of the draft is called; one within a row is named with its row. */
export function fieldMessages(t: Translate, path: string): string {
  const [field = '', at, key] = path.split('.');
  if (at === undefined) return named(t, field);
  if (field === 'candidate_details') return t('language_level');
  const row = rowMessages(t, field, Number(at));
  return key === undefined ? row : t('field_in_row', { field: named(t, key), row });
}

/** What a row is called. */
export const rowMessages = (t: Translate, list: string, at: number): string =>
  t(list === 'academic_background' ? 'qualification_number' : 'experience_number', { number: at + 1 });

const named = (t: Translate, field: string): string => (messages[field] ? t(messages[field]) : field);
