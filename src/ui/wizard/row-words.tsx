/** What a row of the background says of itself, put away or in the review. */
import { type Education, type Experience, numberIn } from '../../services/contract/registration.ts';
import { Bdi } from '../kit/bdi.tsx';
import { useLabels } from '../list/use-labels.ts';
import { useWords, type Words } from '../words.tsx';
import styles from './wizard.module.css';

export function EducationWords({ row }: { row: Education }) {
  const t = useWords();
  const levelOf = useLabels('educationLevels');
  return <RowWords title={row.institution} parts={[levelOf(row.education_level), row.field_of_study, years(t, row)]} />;
}

export function ExperienceWords({ row }: { row: Experience }) {
  const t = useWords();
  return <RowWords title={row.job_title} parts={[row.employer, years(t, row)]} />;
}

function RowWords({ title, parts }: { title: string; parts: readonly (string | null)[] }) {
  return (
    <>
      <p className={styles.rowTitle}>
        <Bdi>{title}</Bdi>
      </p>
      <p className={styles.rowParts}>
        {parts.filter(Boolean).map((part, at) => (
          <span key={part}>
            {at > 0 && ' · '}
            <Bdi>{part}</Bdi>
          </span>
        ))}
      </p>
    </>
  );
}

function years(t: Words, { start_year, end_year }: Education | Experience): string | null {
  const [start, end] = [numberIn(start_year), numberIn(end_year)].map((year) => year && String(year));
  if (start && end) return t('years_range', { start, end });
  return start ? t('years_since', { start }) : end || null;
}
