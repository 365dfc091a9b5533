/** A field as a developer would add it: an optional text of the sign-up and the profile. */
import type { CandidateRow } from '../../src/services/contract/fields/candidate-table.ts';

export const website = {
  kind: 'line',
  max: 200,
  label: 'website',
  signUp: { step: 'account' },
  profile: { section: 'who' },
} as const satisfies CandidateRow;

/** Its messages in the catalogues, and its migration. */
export const addedMessages = { en: 'Web site', ar: 'الموقع الإلكتروني' } as const;
export const addedMigration = 'ALTER TABLE "profiles" ADD COLUMN "website" varchar(200);';
