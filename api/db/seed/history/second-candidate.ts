import type { bios, profiles } from '../../schema/profile.ts';
import { secondAccount } from './accounts.ts';
import type { Clock } from './clock.ts';
import { document } from './document.ts';

const user = secondAccount.email;

/** A new candidate with an incomplete profile. */
export function secondCandidate(clock: Clock): {
  profile: typeof profiles.$inferInsert;
  bio: typeof bios.$inferInsert;
} {
  const creation = clock.time(-20, 13);
  return {
    profile: {
      ...document('PROFILE-00031', creation, creation, user),
      user,
      first_name: { en: 'Yousef', ar: 'يوسف' },
      last_name: { en: 'Haddad', ar: 'حداد' },
      preferred_language: 'ar',
      email_verified: 1,
      country: 'JO',
      availability_status: 'Available',
      currency: 'JOD',
      price_basis: 'Daily',
      preferences: [],
      industries: [],
      service_lines: [],
      regions: [],
      status: 'Draft',
      academic_background: [],
      professional_experience: [],
      candidate_details: [],
    },
    bio: {
      ...document('BIO-00031', creation, creation, user),
      user,
      technical_skills: [],
      certifications: [],
      language: [],
    },
  };
}
