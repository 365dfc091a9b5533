/** What a part of a resume changes in the record, and the values that are put into its form. */
import { expect, test } from 'vitest';
import { acceptedValues, proposalsOf } from '../../src/services/contract/resume/resume-proposals.ts';

const part = { record: 'profile', section: 'who', values: { headline: 'New', city: 'Riyadh' } } as const;
const stored = { headline: 'Old', city: null };

test('keeps a text that is there, unless the person takes the other', () => {
  expect(proposalsOf(part, stored).map(({ field, kind }) => [field, kind])).toEqual([
    ['headline', 'changes'],
    ['city', 'adds'],
  ]);
  expect(proposalsOf(part, stored)[0]).toEqual({ field: 'headline', kind: 'changes', rows: [], skipped: 0 });
  expect(acceptedValues(part, stored, [])).toEqual({ city: 'Riyadh' });
  expect(acceptedValues(part, stored, ['headline'])).toEqual({ headline: 'New', city: 'Riyadh' });
});

test('adds the rows that are new to those that are there', () => {
  const row = {
    certification_name: 'PMP',
    issuer: '',
    issue_date: '',
    expiry_date: '',
    credential_id: '',
    credential_url: '',
    attachment: '',
  };
  const lean = { ...row, certification_name: 'Lean' };
  const rows = {
    record: 'bio',
    section: 'certifications',
    values: { certifications: [{ ...row, certification_name: 'pmp' }, lean, lean] },
  } as const;
  const bio = { certifications: [{ certification_name: ' PMP', issuer: 'PMI' }] };
  expect(proposalsOf(rows, bio)).toEqual([{ field: 'certifications', kind: 'adds', rows: [lean], skipped: 2 }]);
  expect(acceptedValues(rows, bio, [])).toEqual({
    certifications: [{ ...row, certification_name: ' PMP', issuer: 'PMI' }, lean],
  });
});

test('adds a second period at the same employer in the same role', () => {
  const job = (start_date: string) => ({ job_title: 'Analyst', employer: 'Harbour', start_date });
  const added = (found: string[], stored: string[]) =>
    proposalsOf(
      { record: 'profile', section: 'experience', values: { professional_experience: found.map(job) } },
      { professional_experience: stored.map(job) },
    ).map(({ rows, skipped }) => [rows.map(({ start_date }) => start_date), skipped]);
  expect(added(['2010', '2018-02'], [])).toEqual([[['2010', '2018-02'], 0]]);
  expect(added(['2010', '2018-02'], ['2010-03-01'])).toEqual([[['2018-02'], 1]]);
  expect(added(['2014-03', '2014-04', '2014', ''], ['2014-03-01'])).toEqual([[['2014-04'], 3]]);
  expect(added(['2014-03'], ['2014-01-01'])).toEqual([[[], 1]]);
  expect(added(['2014-03', '2014', '2014-05'], [])).toEqual([[['2014-03', '2014-05'], 1]]);
});

test('is nothing where the record has it all', () => {
  expect(proposalsOf(part, { headline: 'New', city: 'Riyadh' })).toEqual([]);
  expect(acceptedValues(part, { headline: 'New', city: 'Riyadh' }, [])).toEqual({});
});

const certificates = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => ({ certification_name: `C${from + at}` }));
const certified = (from: number, to: number) =>
  ({ record: 'bio', section: 'certifications', values: { certifications: certificates(from, to) } }) as const;

test.each([
  ['two, of which the list has room for one', 59, 61, ['C59']],
  ['one, for which the full list has no room', 60, 61, []],
  ['one, for which a list that is longer than the limit has no room', 62, 63, []],
])('adds of the new rows as many as the list has room for: %s', (_, from, to, added) => {
  const [proposal] = proposalsOf(certified(from, to), { certifications: certificates(0, from) });
  expect(proposal?.rows.map(({ certification_name }) => certification_name)).toEqual(added);
  expect(proposal?.skipped).toBe(to - from - added.length);
});

test('takes no value of a list that has every row already', () => {
  expect(acceptedValues(certified(0, 2), { certifications: certificates(0, 3) }, ['certifications'])).toEqual({});
});

test('takes two entries as different when their names differ, though their words are the same together', () => {
  const education = ([institution, field_of_study]: readonly [string, string]) => ({ institution, field_of_study });
  const found = [
    ['King Saud', 'University'],
    ['King', 'SaudUniversity'],
  ] as const;
  const values = { academic_background: found.map(education) };
  expect(proposalsOf({ record: 'profile', section: 'education', values }, {})).toMatchObject([{ skipped: 0 }]);
});

test.each([
  ['bio', 'skills', 'technical_skills', 'skill'],
  ['bio', 'languages', 'language', 'language'],
  ['bio', 'certifications', 'certifications', 'certification_name'],
  ['profile', 'education', 'academic_background', 'institution'],
  ['profile', 'education', 'academic_background', 'field_of_study'],
  ['profile', 'experience', 'professional_experience', 'job_title'],
  ['profile', 'experience', 'professional_experience', 'employer'],
] as const)('in the %s, two entries of %s (%s) differ by their %s', (record, section, list, cell) => {
  const skippedOf = (...names: string[]) => {
    const values = { [list]: names.map((name) => ({ [cell]: name })) };
    return proposalsOf({ record, section, values }, {}).map(({ skipped }) => skipped);
  };
  expect([skippedOf('One', 'Two'), skippedOf('One', ' one ')]).toEqual([[0], [1]]);
});
