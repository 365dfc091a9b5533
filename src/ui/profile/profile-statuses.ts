import type { ProfileStatus } from '../../services/contract/statuses.ts';
import type { Statuses } from '../record/status-chip.tsx';

export const profileStatusChips = {
  Draft: { tone: 'neutral', message: 'profile_status_draft' },
  Submitted: { tone: 'active', message: 'profile_status_submitted' },
  'Under Review': { tone: 'active', message: 'profile_status_under_review' },
  Approved: { tone: 'success', message: 'profile_status_approved' },
  Rejected: { tone: 'danger', message: 'profile_status_rejected' },
  Suspended: { tone: 'warning', message: 'profile_status_suspended' },
} satisfies Statuses<ProfileStatus>;
