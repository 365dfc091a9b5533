/** Fixed choices: the values on the wire with the message ids of their labels. */

/** How well a person masters a language, in the levels of the Common European Framework. */
export const languageLevels = {
  A1: 'language_level_a1',
  A2: 'language_level_a2',
  B1: 'language_level_b1',
  B2: 'language_level_b2',
  C1: 'language_level_c1',
  C2: 'language_level_c2',
  Native: 'language_level_native',
} as const;

/** How well a person masters a skill. */
export const skillLevels = {
  1: 'skill_level_1',
  2: 'skill_level_2',
  3: 'skill_level_3',
  4: 'skill_level_4',
  5: 'skill_level_5',
} as const;

export const availabilities = {
  Available: 'availability_available',
  'Available From': 'availability_available_from',
  'Not Available': 'availability_not_available',
} as const;

export type AvailabilityStatus = keyof typeof availabilities;
