/** Where each field of the profile and the bio comes from in a JSON Resume, and which parts have no field. */
import type { RecordKey, Section } from '../fields/candidate-table.ts';
import {
  own,
  type ResumeChoices,
  type Taken,
  takeAddress,
  takeChoice,
  takeCountry,
  takeDay,
  takeDegree,
  takeFluency,
  takeLanguage,
  takeMastery,
  takeMonth,
  takePoints,
  takeText,
} from './resume-values.ts';

/** @param max the limit of the field, in characters */
type Take = (item: unknown, max: number, choices: ResumeChoices) => Taken;

interface Target {
  readonly record: RecordKey;
  readonly section: Section;
  readonly field: string;
}

/** A field from a part that is no list. */
export interface FieldSource extends Target {
  readonly part: string;
  /** The property, as it is shown beside a value that was not taken. */
  readonly property: string;
  readonly take: Take;
}

/** Rows from a list. */
export interface ListSource extends Target {
  readonly part: string;
  /** The cell without which there is no row. */
  readonly named: string;
  readonly cells: Readonly<Record<string, { readonly property: string; readonly take: Take }>>;
}

const who = { record: 'profile', section: 'who', part: 'basics' } as const;
const isCurrent = (item: unknown): Taken => (own(item, 'startDate') && !own(item, 'endDate') ? { text: '1' } : null);

const takeLine = (value: unknown, max: number): Taken => takeText(value, max);

/** The text of a property, or what another function makes of it. */
const of = (property: string, take: (value: unknown, max: number, choices: ResumeChoices) => Taken = takeLine) => ({
  property,
  take: (item: unknown, max: number, choices: ResumeChoices) => take(own(item, property), max, choices),
});

const name =
  (part: 'first' | 'last'): Take =>
  (basics, max) => {
    const taken = takeText(own(basics, 'name'), 2 * max);
    if (taken === null || 'reason' in taken) return part === 'first' ? taken : null;
    const words = taken.text.split(' ');
    return takeText(part === 'last' ? words.slice(1).join(' ') : words[0], max);
  };

export const fieldSources: readonly FieldSource[] = [
  { ...who, field: 'first_name', property: 'name', take: name('first') },
  { ...who, field: 'last_name', property: 'name', take: name('last') },
  { ...who, field: 'headline', ...of('label') },
  { ...who, field: 'phone_no', ...of('phone') },
  {
    ...who,
    field: 'country',
    property: 'location.countryCode',
    take: (basics) => takeCountry(own(own(basics, 'location'), 'countryCode')),
  },
  {
    ...who,
    field: 'city',
    property: 'location.city',
    take: (basics, max) => takeText(own(own(basics, 'location'), 'city'), max),
  },
  {
    record: 'bio',
    section: 'about',
    part: 'basics',
    field: 'bio',
    ...of('summary', (value, max) => takeText(value, max, true)),
  },
];

const points =
  (summary: string): Take =>
  (item, max) =>
    takePoints(own(item, summary), own(item, 'highlights'), max);
const times = {
  start_date: of('startDate', takeMonth),
  end_date: of('endDate', takeMonth),
  is_current: { property: 'endDate', take: isCurrent },
};

const experience = { record: 'profile', section: 'experience', field: 'professional_experience' } as const;

export const listSources: readonly ListSource[] = [
  {
    ...experience,
    part: 'work',
    named: 'employer',
    cells: {
      job_title: of('position'),
      employer: of('name'),
      ...times,
      description: { property: 'summary', take: points('summary') },
    },
  },
  {
    ...experience,
    part: 'projects',
    named: 'job_title',
    cells: {
      job_title: of('name'),
      employer: of('entity'),
      ...times,
      description: { property: 'description', take: points('description') },
    },
  },
  {
    record: 'profile',
    section: 'education',
    field: 'academic_background',
    part: 'education',
    named: 'institution',
    cells: {
      institution: of('institution'),
      education_level: of('studyType', (value, _, { educationLevels }) => takeDegree(value, educationLevels)),
      field_of_study: of('area'),
      ...times,
      grade: of('score'),
    },
  },
  {
    record: 'bio',
    section: 'skills',
    field: 'technical_skills',
    part: 'skills',
    named: 'skill',
    cells: {
      skill: of('name', (value, _, { technicalSkills }) => takeChoice(value, technicalSkills)),
      level: of('level', takeMastery),
    },
  },
  {
    record: 'bio',
    section: 'languages',
    field: 'language',
    part: 'languages',
    named: 'language',
    cells: {
      language: of('language', (value, _, { languages }) => takeLanguage(value, languages)),
      level: of('fluency', takeFluency),
    },
  },
  {
    record: 'bio',
    section: 'certifications',
    field: 'certifications',
    part: 'certificates',
    named: 'certification_name',
    cells: {
      certification_name: of('name'),
      issuer: of('issuer'),
      issue_date: of('date', takeDay),
      credential_url: of('url', takeAddress),
    },
  },
];

/** Parts of the schema that the profile has no field for. */
export const unusedParts = ['volunteer', 'awards', 'publications', 'interests', 'references'] as const;
