import type { AvailabilityStatus } from '../fields/levels.ts';

/** Whether a person is free from a day on, which `available_from` then names. */
export const isAvailableLater = (availabilityStatus: string | null): boolean => availabilityStatus === later;

const later: AvailabilityStatus = 'Available From';
