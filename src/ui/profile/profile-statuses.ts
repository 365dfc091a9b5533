import type { ProfileStatus } from '../../services/contract/statuses.ts';
import type { MessageId } from '../messages.tsx';
import type { Statuses } from '../record/status-chip.tsx';

export const profileStatuses = {
  Draft: { tone: 'neutral', message: 'profile_status_draft' },
  Submitted: { tone: 'active', message: 'profile_status_submitted' },
  'Under Review': { tone: 'active', message: 'profile_status_under_review' },
  Approved: { tone: 'success', message: 'profile_status_approved' },
  Rejected: { tone: 'danger', message: 'profile_status_rejected' },
  Suspended: { tone: 'warning', message: 'profile_status_suspended' },
} satisfies Statuses<ProfileStatus>;

/** The parts of a profile that the server may miss. */
export const profileParts: Readonly<Record<string, MessageId>> = {
  bio: 'about_me',
  professional_experience: 'professional_experience',
  technical_skills: 'technical_skills',
  academic_background: 'academic_background',
  upload_cv: 'cv',
  hourly_rates: 'rate',
  language: 'languages',
  certifications: 'certifications',
  phone_no: 'phone',
  photo_url: 'photo',
};
