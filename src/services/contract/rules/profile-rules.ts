import type { AvailabilityStatus } from '../fields/levels.ts';

/** Whether a person is available only from the day in `available_from`. */
export const isAvailableLater = (availabilityStatus: string | null): boolean => availabilityStatus === later;

const later: AvailabilityStatus = 'Available From';
