import { isolated } from '../../services/contract/isolated.ts';
import type { Profile } from '../../services/contract/records/profile.ts';
import { useFormat } from '../format.ts';
import { useMessages } from '../messages.tsx';
import { useLabels } from '../record/use-labels.ts';
import { EditSection } from './edit-section.tsx';
import { Entries } from './entries.tsx';
import { usePeriod } from './use-period.ts';

/** A person's work and studies, latest first. */
export function Background({ person }: { person: Profile }) {
  return (
    <>
      <Experience person={person} />
      <Education person={person} />
    </>
  );
}

function Experience({ person }: { person: Profile }) {
  const t = useMessages();
  const { professional_experience: rows } = person;
  return (
    <EditSection
      section="experience"
      title={t('professional_experience')}
      record={person}
      titleInForm="heading"
      empty={rows.length > 0 ? null : t('experience_none')}
    >
      <ExperienceEntries rows={rows} />
    </EditSection>
  );
}

function Education({ person }: { person: Profile }) {
  const t = useMessages();
  const { academic_background: rows } = person;
  return (
    <EditSection
      section="education"
      title={t('academic_background')}
      record={person}
      titleInForm="heading"
      empty={rows.length > 0 ? null : t('education_none')}
    >
      <EducationEntries rows={rows} />
    </EditSection>
  );
}

export function ExperienceEntries({ rows }: { rows: Profile['professional_experience'] }) {
  const period = usePeriod();
  const industry = useLabels('industries');
  return (
    <Entries
      entries={latestFirst(rows).map((row) => ({
        title: row.job_title,
        place: row.employer,
        period: period(row),
        notes: [industry(row.industry)],
        text: row.description,
      }))}
    />
  );
}

export function EducationEntries({ rows }: { rows: Profile['academic_background'] }) {
  const t = useMessages();
  const format = useFormat();
  const period = usePeriod();
  const level = useLabels('educationLevels');
  return (
    <Entries
      entries={latestFirst(rows).map((row) => ({
        title: row.field_of_study ?? level(row.education_level),
        place: row.institution,
        period: period(row),
        notes: [
          row.field_of_study && level(row.education_level),
          format.countryName(row.country),
          row.grade && t('grade', { grade: isolated(row.grade) }),
        ],
      }))}
    />
  );
}

const latestFirst = <T extends { start_date: string | null }>(rows: readonly T[]): T[] =>
  rows.toSorted((a, b) => (b.start_date ?? '').localeCompare(a.start_date ?? ''));
