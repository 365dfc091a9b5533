import type { MessageId } from '../messages.tsx';

/** The steps that complete a profile, by the key that the API sends. */
export const stepMessages: Readonly<Record<string, MessageId>> = {
  bio: 'step_add_bio',
  professional_experience: 'step_add_experience',
  technical_skills: 'step_add_skills',
  skill_levels: 'step_set_levels',
  academic_background: 'step_add_education',
  upload_cv: 'step_add_cv',
  hourly_rates: 'step_add_rate',
  language: 'step_add_languages',
  certifications: 'step_add_certification',
  phone_no: 'step_add_phone',
  photo_url: 'step_add_photo',
};
