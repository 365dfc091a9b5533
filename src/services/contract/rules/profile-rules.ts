import type { AvailabilityStatus } from '../fields/levels.ts';
import type { ProfileStatus } from '../statuses.ts';
import { statusSet } from './status-set.ts';

/** Whether a person is available only from the day in `available_from`. */
export const isAvailableLater = (availabilityStatus: string | null): boolean => availabilityStatus === later;

/** Whether the network has accepted the candidate. */
export const isApproved = ({ status }: { readonly status: string | null }): boolean => approved.has(status);

/** Whether the network has not decided yet whether to accept the candidate. */
export const isBeingReviewed = ({ status }: { readonly status: string | null }): boolean => reviewed.has(status);

const reviewed = statusSet<ProfileStatus>('Submitted', 'Under Review');
const later: AvailabilityStatus = 'Available From';
const approved = statusSet<ProfileStatus>('Approved');
