import { type AnyEventObject, fromCallback, fromPromise } from 'xstate';
import { bioMachine } from '../../../src/machines/bio-machine.ts';
import { restorable } from '../../../src/machines/persistence/restorable.ts';
import { type ProfileLink, profileLinkMachine } from '../../../src/machines/profile-link-machine.ts';
import { profileMachine } from '../../../src/machines/profile-machine.ts';
import type { RecordToRead, RecordToSave } from '../../../src/machines/record-setup.ts';
import { resumeMachine } from '../../../src/machines/resume-machine.ts';
import { readResumeFile } from '../../../src/services/read-resume-file.ts';
import { ProfilePage } from '../../../src/ui/profile/profile-page.tsx';
import { type Answers, show } from './show.tsx';

export const profile = {
  name: 'P1',
  full_name: "Noura Al-Sa'doun",
  first_name: 'Noura',
  last_name: "Al-Sa'doun",
  headline: 'Strategy consultant',
  status: 'Approved',
  availability_status: 'Available From',
  available_from: '2026-12-15',
  hourly_rates: 475,
  currency: 'SAR',
  price_basis: 'Hourly',
  phone_no: '+966 50 123 4567',
  completeness: 80,
  completeness_missing: [{ key: 'photo_url', weight: 5 }],
  service_lines: ['Strategy'],
  candidate_details: [
    { detail_type: 'service_line', value: 'Strategy' },
    { detail_type: 'service_line', value: 'PMO' },
  ],
  professional_experience: [
    { name: 'X1', job_title: 'Analyst', employer: 'Harbour', start_date: '2011-08-01', end_date: '2014-12-20' },
    { name: 'X2', job_title: 'Consultant', employer: 'Independent', start_date: '2021-03-01', is_current: 1 },
  ],
  academic_background: [{ name: 'A1', institution: 'King Saud University', education_level: 'Bachelor' }],
  upload_cv: { file_name: 'cv.pdf', file_url: null, file_size: 348_160 },
};

export const bio = {
  name: 'B1',
  bio: 'I turn plans into work.',
  technical_skills: [{ skill: 'C#', level: 5, years: 12 }],
  other_technical_skills: 'Workshops',
  language: [{ language: 'ar', level: 'Native' }],
  certifications: [{ certification_name: 'PMP', credential_url: 'javascript:alert(1)' }],
  modified: '2026-03-05 09:00:00',
};

type Save = (sent: RecordToSave) => unknown;

/** Renders the page of the profile. The services reply with these records and save as the test defines. */
export function showProfile(
  answers: Answers = {},
  language: 'en' | 'ar' = 'en',
  save: Save = () => undefined,
  path = '/',
) {
  const replies = { profile: () => profile, fetchedBio: () => bio, ...answers };
  const services = (read: () => unknown) => ({
    save: fromPromise<{ modified: string | null }, RecordToSave>(async ({ input }) => {
      await save(input);
      return { modified: saveTime };
    }),
    readLatest: fromPromise<unknown, RecordToRead>(async () => read()),
    upload: fromCallback<AnyEventObject, { file: File }>(() => undefined),
  });
  const request = { key: 'profile', params: {} } as const;
  return show({
    page: <ProfilePage />,
    path,
    language,
    answers: replies,
    features: {
      bio: restorable(bioMachine.provide({ actors: services(() => replies.fetchedBio(request)) })),
      profileLink: profileLinkMachine.provide({
        actors: { getLink: fromPromise<ProfileLink>(async () => ({ token: null, created_on: null })) },
      }),
      profileDraft: restorable(profileMachine.provide({ actors: services(() => replies.profile(request)) })),
      resume: resumeMachine.provide({
        actors: { readResume: fromPromise(({ input: { file, choices } }) => readResumeFile(file, choices)) },
      }),
    },
  });
}

const saveTime = '2026-03-07 09:00:00';
