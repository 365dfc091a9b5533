import type { Profile } from '../../services/contract/records/profile.ts';
import { useFormat } from '../format.ts';
import { Section } from '../kit/page.tsx';
import { useLabels } from '../list/use-labels.ts';
import { useWords } from '../words.tsx';
import { Entries } from './entries.tsx';
import { usePeriod } from './use-period.ts';

/** Where a person has worked and studied, latest first. */
export function Background({ person }: { person: Profile }) {
  const t = useWords();
  const format = useFormat();
  const period = usePeriod();
  const industry = useLabels('industries');
  const level = useLabels('educationLevels');
  const { professional_experience, academic_background } = person;
  return (
    <>
      {professional_experience.length > 0 && (
        <Section title={t('professional_experience')}>
          <Entries
            entries={latestFirst(professional_experience).map((row) => ({
              title: row.job_title,
              place: row.employer,
              period: period(row),
              notes: [industry(row.industry)],
              text: row.description,
            }))}
          />
        </Section>
      )}
      {academic_background.length > 0 && (
        <Section title={t('academic_background')}>
          <Entries
            entries={latestFirst(academic_background).map((row) => ({
              title: row.field_of_study ?? level(row.education_level),
              place: row.institution,
              period: period(row),
              notes: [
                row.field_of_study && level(row.education_level),
                format.countryName(row.country),
                row.grade && t('grade', { grade: row.grade }),
              ],
            }))}
          />
        </Section>
      )}
    </>
  );
}

const latestFirst = <T extends { start_date: string | null }>(rows: readonly T[]): T[] =>
  rows.toSorted((a, b) => (b.start_date ?? '').localeCompare(a.start_date ?? ''));
