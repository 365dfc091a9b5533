/** What a row of the background says of itself, put away or in the review. */
import { type Education, type Experience, numberIn } from '../../services/contract/sign-up.ts';
import { RowMessages } from '../form/row-words.tsx';
import { type Format, useFormat } from '../format.ts';
import { type Translate, useMessages } from '../messages.tsx';
import { useLabels } from '../record/use-labels.ts';

export function EducationMessages({ row }: { row: Education }) {
  const t = useMessages();
  const format = useFormat();
  const levelOf = useLabels('educationLevels');
  const parts = [levelOf(row.education_level), row.field_of_study, years(t, format, row)];
  return <RowMessages title={row.institution} parts={parts} />;
}

export function ExperienceMessages({ row }: { row: Experience }) {
  const t = useMessages();
  const format = useFormat();
  return <RowMessages title={row.job_title} parts={[row.employer, years(t, format, row)]} />;
}

function years(t: Translate, format: Format, { start_year, end_year }: Education | Experience): string | null {
  const [start, end] = [numberIn(start_year), numberIn(end_year)].map((year) => year && format.month(`${year}-01-01`));
  if (start && end) return t('years_range', { start, end });
  return start ? t('years_since', { start }) : end || null;
}
