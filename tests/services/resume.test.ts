/** Tests of reading a JSON Resume. Long because of complete, invalid and hostile files. */
import { describe, expect, test } from 'vitest';
import { type LeftOut, readResume } from '../../src/services/contract/resume/read-resume.ts';
import { readResumeFile } from '../../src/services/read-resume-file.ts';

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

  test('has a part for each section, with its record', () => {
    expect(read(resume)?.parts.map(({ record, section }) => `${record} ${section}`)).toEqual([
      'profile who',
      'bio about',
      'profile experience',
      'profile education',
      'bio skills',
      'bio languages',
      'bio certifications',
    ]);
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

describe('the file of a resume', () => {
  const readFile = (text: string) => readResumeFile(new File([text], 'resume.json'), choices);

  test.each(['', '{', 'resume', '\u0000'])('is no JSON: %j', async (text) => {
    expect(await readFile(text)).toEqual({ resume: null, error: 'notJson' });
  });

  test.each(['null', '"text"', '[]', '{}'])('is JSON of something else: %s', async (text) => {
    expect(await readFile(text)).toEqual({ resume: null, error: 'notResume' });
  });

  test('is read as its value is', async () => {
    expect(await readFile(JSON.stringify(resume))).toEqual({ resume: read(resume), error: null });
  });
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

  test('names the property of each value that is left out', () => {
    const value = {
      basics: { name: `A ${'b'.repeat(150)}`, location: { countryCode: 'Saudi Arabia', city: {} } },
      work: [{ name: 'Harbour', summary: {}, startDate: 'soon', endDate: 'later' }],
      projects: [{ name: 'Opening', description: {} }],
    };
    expect(leftOut(value)).toEqual([
      'basics name tooLong',
      'basics location.countryCode unknownChoice',
      'basics location.city wrongType',
      'work 1 startDate invalidDate',
      'work 1 endDate invalidDate',
      'work 1 summary wrongType',
      'projects 1 description wrongType',
    ]);
  });

  test.each(['volunteer', 'awards', 'publications', 'interests', 'references'])(
    'names %s, for which there is no field',
    (part) => {
      expect(leftOut({ basics: {}, [part]: [{ name: 'One' }] })).toEqual([`${part} noField`]);
    },
  );

  test('takes the times of projects and of education', () => {
    const times = { startDate: '2019-03', endDate: '2020' };
    const { experience, education } = parts({
      projects: [{ name: 'Opening', ...times }],
      education: [{ institution: 'INSEAD', ...times }],
    });
    const taken = [{ start_date: '2019-03', end_date: '2020', is_current: '' }];
    expect(experience?.professional_experience).toMatchObject(taken);
    expect(education?.academic_background).toMatchObject(taken);
  });

  test('names an entry without its name once, with the reason if that has one', () => {
    const value = {
      work: [{ position: 'Analyst' }, { name: {} }, { position: 'Head' }],
      skills: [{ name: 'Juggling' }],
      certificates: [{ issuer: 'PMI' }],
    };
    expect(parts(value)).toEqual({});
    expect(leftOut(value)).toEqual([
      'work 1 wrongType',
      'work 2 name wrongType',
      'work 3 wrongType',
      'skills 1 name unknownChoice',
      'certificates 1 wrongType',
    ]);
  });

  test('takes nothing of a part that is null, and names none', () => {
    const value = { basics: { label: 'Adviser', location: null }, work: null, awards: null };
    expect(parts(value)).toEqual({ who: { headline: 'Adviser' } });
    expect(leftOut(value)).toEqual([]);
  });

  test('takes no job without a start as one that has not ended', () => {
    const { experience } = parts({ work: [{ name: 'Harbour' }] });
    expect(experience?.professional_experience).toMatchObject([{ employer: 'Harbour', is_current: '' }]);
  });

  test('takes all entries up to the limit, and no part of a name that is too long', () => {
    const certificates = Array.from({ length: 60 }, (_, at) => ({ name: `C${at}` }));
    const value = { basics: { name: `A ${'b'.repeat(300)}` }, certificates };
    expect(Object.keys(parts(value))).toEqual(['certifications']);
    expect(leftOut(value)).toEqual(['basics name tooLong']);
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
