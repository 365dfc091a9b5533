/** What a row of the background says of itself, put away or in the review. */
import { type Education, type Experience, numberIn } from '../../services/contract/registration.ts';
import { RowWords } from '../form/row-words.tsx';
import { type Format, useFormat } from '../format.ts';
import { useLabels } from '../list/use-labels.ts';
import { useWords, type Words } from '../words.tsx';

export function EducationWords({ row }: { row: Education }) {
  const t = useWords();
  const format = useFormat();
  const levelOf = useLabels('educationLevels');
  const parts = [levelOf(row.education_level), row.field_of_study, years(t, format, row)];
  return <RowWords title={row.institution} parts={parts} />;
}

export function ExperienceWords({ row }: { row: Experience }) {
  const t = useWords();
  const format = useFormat();
  return <RowWords title={row.job_title} parts={[row.employer, years(t, format, row)]} />;
}

function years(t: Words, format: Format, { start_year, end_year }: Education | Experience): string | null {
  const [start, end] = [numberIn(start_year), numberIn(end_year)].map((year) => year && format.month(`${year}-01-01`));
  if (start && end) return t('years_range', { start, end });
  return start ? t('years_since', { start }) : end || null;
}
