import type { Statuses } from '../list/status-chip.tsx';
import type { WordId } from '../words.tsx';

export const profileStatuses: Statuses = {
  Draft: { tone: 'neutral', word: 'profile_status_draft' },
  Submitted: { tone: 'active', word: 'profile_status_submitted' },
  'Under Review': { tone: 'active', word: 'profile_status_under_review' },
  Approved: { tone: 'success', word: 'profile_status_approved' },
  Rejected: { tone: 'danger', word: 'profile_status_rejected' },
  Suspended: { tone: 'warning', word: 'profile_status_suspended' },
};

export const availabilities: Readonly<Record<string, WordId>> = {
  Available: 'availability_available',
  'Available From': 'availability_available_from',
  'Not Available': 'availability_not_available',
};

/** The parts of a profile that the server may miss. */
export const profileParts: Readonly<Record<string, WordId>> = {
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
