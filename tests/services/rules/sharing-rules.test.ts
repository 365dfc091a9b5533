import { expect, test } from 'vitest';
import { bio } from '../../../src/services/contract/records/bio.ts';
import { profile } from '../../../src/services/contract/records/profile.ts';
import { sharedProfile } from '../../../src/services/contract/records/shared-profile.ts';
import { isShared, sharedPart } from '../../../src/services/contract/rules/sharing-rules.ts';

const everything = { ...profile.of.fields, ...bio.of.fields };

test('decides for every field of the profile and the bio whether a client may see it', () => {
  expect(Object.keys(isShared).toSorted()).toEqual(Object.keys(everything).toSorted());
});

test('shares no address, no number, no file and nothing of the review', () => {
  const kept = Object.keys(everything).filter((name) => !(name in sharedProfile.of.fields));
  expect(kept.toSorted()).toEqual([
    'availability_confirmed_on',
    'candidate_details',
    'completeness',
    'completeness_missing',
    'email',
    'email_verified',
    'inbox_url',
    'language_abbr',
    'modified',
    'name',
    'nationality',
    'phone_no',
    'preferred_language',
    'rejection_reason',
    'status',
    'time_zone',
    'upload_cv',
    'user',
  ]);
});

test('leaves out what is not declared, and the files of certifications', () => {
  const document = {
    full_name: 'Noura',
    phone_no: '+966501234567',
    password_hash: 'x',
    valueOf: 'a name that every object has',
    preferences: ['Remote'],
    certifications: [{ certification_name: 'PMP', attachment: '/private/files/pmp.pdf' }],
  };
  expect(sharedPart(document)).toEqual({
    full_name: 'Noura',
    preferences: ['Remote'],
    certifications: [{ certification_name: 'PMP' }],
  });
});

test('passes on rows that are no records', () => {
  expect(sharedPart({ certifications: [null, 'PMP'] })).toEqual({ certifications: [null, 'PMP'] });
});
