import { expect, it } from 'vitest';
import type { bios, profiles } from '../../api/db/schema/profile.ts';
import { completenessOf } from '../../api/record/completeness.ts';

type Candidate = typeof profiles.$inferSelect & typeof bios.$inferSelect;

/** The columns that count. */
const complete = {
  bio: 'Adviser',
  professional_experience: [{}],
  technical_skills: [{ level: 3 }],
  academic_background: [{}],
  upload_cv: {},
  hourly_rates: 100,
  language: [{}],
  certifications: [{}],
  phone_no: '+966501234567',
  photo_url: '/private/files/photo.jpg',
};

const of = (changes: object) => {
  const candidate = Object.assign({} as Candidate, complete, changes); // no other columns are read
  return completenessOf(candidate, candidate);
};

const parts = [
  ['bio', 20, null],
  ['professional_experience', 15, []],
  ['technical_skills', 15, []],
  ['academic_background', 10, []],
  ['upload_cv', 10, null],
  ['hourly_rates', 10, null],
  ['language', 5, []],
  ['certifications', 5, []],
  ['phone_no', 5, null],
  ['photo_url', 5, null],
] as const;

it.each(parts)('a profile in which only %s is missing lacks %i percent', (key, weight, none) => {
  expect(of({ [key]: none })).toEqual({ percent: 100 - weight, missing: [{ key, weight }] });
});

it('skills of which one has no level lack 5 percent, because it meets no request', () => {
  expect(of({ technical_skills: [{ level: 3 }, { level: null }] })).toEqual({
    percent: 95,
    missing: [{ key: 'skill_levels', weight: 5 }],
  });
});

it('a profile with every part is complete', () => {
  expect(of({})).toEqual({ percent: 100, missing: [] });
});

it('an empty profile lacks every part, the heaviest first', () => {
  const missing = parts.map(([key, weight]) => ({ key, weight }));
  expect(of(Object.fromEntries(parts.map(([key, , none]) => [key, none])))).toEqual({ percent: 0, missing });
});
