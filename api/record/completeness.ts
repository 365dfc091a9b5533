import type { bios, profiles } from '../db/schema/profile.ts';

type Profile = typeof profiles.$inferSelect;
type Bio = typeof bios.$inferSelect;

/** How complete a profile is, in percent, and its missing parts, the heaviest first. */
export function completenessOf(profile: Profile, bio: Bio) {
  const missing = parts.filter(({ isPresent }) => !isPresent(profile, bio)).map(({ key, weight }) => ({ key, weight }));
  return { percent: missing.reduce((left, { weight }) => left - weight, 100), missing };
}

interface Part {
  readonly key: string;
  /** In percent; the weights of the parts that can be missing together add up to 100. */
  readonly weight: number;
  readonly isPresent: (profile: Profile, bio: Bio) => boolean;
}

const parts: readonly Part[] = [
  { key: 'bio', weight: 20, isPresent: (_, { bio }) => bio !== null },
  { key: 'professional_experience', weight: 15, isPresent: (profile) => profile.professional_experience.length > 0 },
  { key: 'technical_skills', weight: 15, isPresent: (_, bio) => bio.technical_skills.length > 0 },
  { key: 'academic_background', weight: 10, isPresent: (profile) => profile.academic_background.length > 0 },
  { key: 'upload_cv', weight: 10, isPresent: (profile) => profile.upload_cv !== null },
  { key: 'hourly_rates', weight: 10, isPresent: (profile) => profile.hourly_rates !== null },
  // a skill without a level meets no request
  { key: 'skill_levels', weight: 5, isPresent: (_, bio) => bio.technical_skills.every(({ level }) => level !== null) },
  { key: 'language', weight: 5, isPresent: (_, bio) => bio.language.length > 0 },
  { key: 'certifications', weight: 5, isPresent: (_, bio) => bio.certifications.length > 0 },
  { key: 'phone_no', weight: 5, isPresent: (profile) => profile.phone_no !== null },
  { key: 'photo_url', weight: 5, isPresent: (_, bio) => bio.photo_url !== null },
];
