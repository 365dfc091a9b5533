/** Tests of reading a JSON Resume. Long because of complete, invalid and hostile files. */
import { describe, expect, test } from 'vitest';
import { type LeftOut, readResume } from '../../src/services/contract/resume/read-resume.ts';
import { acceptedValues, proposalsOf } from '../../src/services/contract/resume/resume-proposals.ts';

const choices = {
  educationLevels: [
    { name: 'Bachelor', label: "Bachelor's degree" },
    { name: 'MBA', label: 'MBA' },
    { name: 'Doctorate', label: 'Doctorate' },
  ],
  technicalSkills: [
    { name: 'SQL', label: 'SQL' },
    { name: 'Process mapping', label: 'رسم خرائط العمليات' },
  ],
  languages: [
    { name: 'ar', label: 'العربية' },
    { name: 'en', label: 'الإنجليزية' },
  ],
};

const read = (value: unknown) => readResume(value, choices);
const parts = (value: unknown) =>
  Object.fromEntries((read(value)?.parts ?? []).map(({ section, values }) => [section, values]));
const leftOut = (value: unknown) =>
  (read(value)?.leftOut ?? []).map(({ part, position, property, reason }: LeftOut) =>
    [part, position, property, reason].filter((item) => item !== null && item !== '').join(' '),
  );

/** A resume with every part of the schema. */
const resume = {
  $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
  basics: {
    name: 'Noura Al Saadoun',
    label: 'Strategy consultant',
    phone: '+966 50 123 4567',
    email: 'noura@example.com',
    summary: 'I turn plans into work.\nSince 2011.',
    location: { city: 'Riyadh', countryCode: 'sa' },
  },
  work: [
    {
      name: 'Harbour',
      position: 'Analyst',
      startDate: '2011-08-14',
      endDate: '2014',
      summary: 'Berth plans.',
      highlights: ['Saved a day', ''],
    },
    { name: 'Independent', position: 'Consultant', startDate: '2021-03' },
  ],
  projects: [{ name: 'Opening', entity: 'Hospital', startDate: '2019', endDate: '2020-01', description: 'Two sites.' }],
  education: [{ institution: 'INSEAD', studyType: 'M.B.A. (MBA)', area: 'Business', startDate: '2015', score: '4.6' }],
  skills: [{ name: 'sql', level: 'Expert' }, { name: 'رسم خرائط العمليات' }, { name: 'Juggling' }],
  languages: [
    { language: 'Arabic', fluency: 'Native speaker' },
    { language: 'en', fluency: 'C2' },
  ],
  certificates: [
    { name: 'PMP', issuer: 'PMI', date: '2013-05-20', url: 'https://pmi.example/1' },
    { name: 'Lean', date: '2017-11', url: 'javascript:alert(1)' },
  ],
  awards: [{ title: 'Best' }],
};

describe('a complete resume', () => {
  test('fills the fields of the profile and the bio', () => {
    expect(parts(resume)).toEqual({
      who: {
        first_name: 'Noura',
        last_name: 'Al Saadoun',
        headline: 'Strategy consultant',
        phone_no: '+966 50 123 4567',
        country: 'SA',
        city: 'Riyadh',
      },
      about: { bio: 'I turn plans into work.\nSince 2011.' },
      experience: {
        professional_experience: [
          expect.objectContaining({
            employer: 'Harbour',
            job_title: 'Analyst',
            start_date: '2011-08',
            end_date: '2014',
            is_current: '',
            description: 'Berth plans.\n• Saved a day',
          }),
          expect.objectContaining({ employer: 'Independent', start_date: '2021-03', end_date: '', is_current: '1' }),
          expect.objectContaining({ employer: 'Hospital', job_title: 'Opening', description: 'Two sites.' }),
        ],
      },
      education: {
        academic_background: [
          expect.objectContaining({
            institution: 'INSEAD',
            education_level: 'MBA',
            field_of_study: 'Business',
            grade: '4.6',
          }),
        ],
      },
      skills: {
        technical_skills: [
          { skill: 'SQL', level: '5', years: '' },
          { skill: 'Process mapping', level: '', years: '' },
        ],
      },
      languages: {
        language: [
          { language: 'ar', level: 'Native' },
          { language: 'en', level: 'C2' },
        ],
      },
      certifications: {
        certifications: [
          expect.objectContaining({ certification_name: 'PMP', issuer: 'PMI', issue_date: '2013-05-20' }),
          expect.objectContaining({ certification_name: 'Lean', issue_date: '', credential_url: '' }),
        ],
      },
    });
  });

  test('names what is left out, with the reason', () => {
    expect(leftOut(resume)).toEqual([
      'skills 3 name unknownChoice',
      'certificates 2 date notADay',
      'certificates 2 url invalidAddress',
      'awards noField',
    ]);
  });
});

describe('a file that is no resume', () => {
  test.each([[null], ['text'], [7], [[]], [{}], [{ work: [] }], [{ other: { basics: {} } }]])(
    '%j is rejected',
    (value) => {
      expect(read(value)).toBeNull();
    },
  );
});

describe('a hostile resume', () => {
  test('takes nothing from prototypes', () => {
    const value = JSON.parse(
      '{"basics":{"__proto__":{"label":"x"},"constructor":{"name":"y"}},"work":[{"__proto__":{"name":"z"}}]}',
    );
    expect(parts(value)).toEqual({});
    expect(Object.hasOwn(Object.prototype, 'label')).toBe(false);
  });

  test('leaves out wrong types', () => {
    const value = {
      basics: { name: ['a'], label: { x: 1 }, location: 'Riyadh', summary: 5 },
      work: { name: 'x' },
      skills: ['SQL', null],
    };
    expect(parts(value)).toEqual({ about: { bio: '5' } });
    expect(leftOut(value)).toEqual([
      'basics name wrongType',
      'basics label wrongType',
      'work wrongType',
      'skills 1 wrongType',
      'skills 2 wrongType',
    ]);
  });

  test.each([
    ['2014', '2014'],
    ['2014-03', '2014-03'],
    ['2014-03-31', '2014-03'],
    ['2014-13', null],
    ['2014-02-30', null],
    ['0001', null],
    ['March 2014', null],
    ['2014-03-31T00:00:00Z', null],
  ])('reads the date %s as %s', (startDate, expected) => {
    const value = { work: [{ name: 'Harbour', startDate }] };
    const [row] = (parts(value).experience?.professional_experience ?? []) as { start_date: string }[]; // rows of that list
    expect(row?.start_date).toBe(expected ?? '');
    expect(leftOut(value)).toEqual(expected === null ? ['work 1 startDate invalidDate'] : []);
  });

  test('leaves out a text that is too long, and entries over the limit', () => {
    const value = {
      basics: { label: 'x'.repeat(141), summary: 'x'.repeat(1_000_000) },
      certificates: Array.from({ length: 5_000 }, (_, at) => ({ name: `C${at}` })),
    };
    expect(parts(value).certifications?.certifications).toHaveLength(60);
    expect(leftOut(value)).toEqual(['basics label tooLong', 'basics summary tooLong', 'certificates 61 tooMany']);
  });

  test('reads a value that is nested deeply', () => {
    const deep = JSON.parse(`{"basics":{"label":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`);
    expect(leftOut(deep)).toEqual(['basics label wrongType']);
  });

  test('removes invisible characters', () => {
    expect(parts({ basics: { label: 'Ad\u202eviser\u0000' } })).toEqual({ who: { headline: 'Adviser' } });
  });
});

describe('what is put into the form', () => {
  const part = { record: 'profile', section: 'who', values: { headline: 'New', city: 'Riyadh' } } as const;
  const stored = { headline: 'Old', city: null };

  test('keeps a text that is there, unless the person takes the other', () => {
    expect(proposalsOf(part, stored).map(({ field, kind }) => [field, kind])).toEqual([
      ['headline', 'changes'],
      ['city', 'adds'],
    ]);
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
    const bio = { certifications: [{ certification_name: 'PMP', issuer: 'PMI' }] };
    expect(proposalsOf(rows, bio)).toEqual([{ field: 'certifications', kind: 'adds', rows: [lean], skipped: 2 }]);
    expect(acceptedValues(rows, bio, [])).toEqual({ certifications: [{ ...row, issuer: 'PMI' }, lean] });
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
  });

  test('is nothing where the record has it all', () => {
    expect(proposalsOf(part, { headline: 'New', city: 'Riyadh' })).toEqual([]);
    expect(acceptedValues(part, { headline: 'New', city: 'Riyadh' }, [])).toEqual({});
  });
});
