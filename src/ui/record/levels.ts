import type { MessageId } from '../messages.tsx';

/** The levels of a skill, from 1 to 5. */
export const skillLevels: Readonly<Record<string, MessageId>> = {
  1: 'skill_level_1',
  2: 'skill_level_2',
  3: 'skill_level_3',
  4: 'skill_level_4',
  5: 'skill_level_5',
};

/** The levels of a language, of the Common European Framework. */
export const languageLevels: Readonly<Record<string, MessageId>> = {
  A1: 'language_level_a1',
  A2: 'language_level_a2',
  B1: 'language_level_b1',
  B2: 'language_level_b2',
  C1: 'language_level_c1',
  C2: 'language_level_c2',
  Native: 'language_level_native',
};
