/** The cells of education and work experience. The sign-up asks only for the years of their dates. */
import type { TableCell } from './candidate-table.ts';

type Cells = Readonly<Record<string, TableCell>>;

const startDate = {
  kind: 'month',
  label: 'start_date',
  notAfter: 'today',
  signUp: { name: 'start_year', kind: 'year', label: 'start_year', hint: 'year_hint' },
} as const satisfies TableCell;

const endDate = {
  kind: 'month',
  label: 'end_date',
  notBefore: 'start_date',
  when: ({ is_current }) => is_current !== '1',
  signUp: { name: 'end_year', kind: 'year', label: 'end_year', hint: 'end_year_hint' },
} as const satisfies TableCell;

export const academicCells = {
  institution: { kind: 'line', label: 'institution', required: true, signUp: {} },
  education_level: {
    isInSummary: true,
    kind: 'choice',
    from: 'educationLevels',
    label: 'education_level',
    required: true,
    signUp: {},
  },
  field_of_study: { isInSummary: true, kind: 'line', label: 'field_of_study', signUp: { isHalf: false } },
  country: { kind: 'choice', from: 'countries', label: 'country' },
  start_date: startDate,
  is_current: { kind: 'check', label: 'still_studying', signUp: { computed: isOngoing } },
  end_date: endDate,
  grade: { kind: 'line', label: 'grade_label' },
} as const satisfies Cells;

export const experienceCells = {
  job_title: { kind: 'line', label: 'job_title', required: true, signUp: {} },
  employer: { isInSummary: true, kind: 'line', label: 'employer', required: true, signUp: {} },
  industry: { kind: 'choice', from: 'industries', label: 'industry' },
  service_line: { kind: 'choice', from: 'serviceLines', label: 'service_line' },
  region: { kind: 'choice', from: 'regions', label: 'region', isHidden: true },
  start_date: { ...startDate, required: true },
  is_current: { kind: 'check', label: 'still_working', signUp: { computed: isOngoing } },
  end_date: endDate,
  description: { kind: 'lines', label: 'work_done', max: 5_000, signUp: {} },
} as const satisfies Cells;

/** Whether a row has a start but no end. */
function isOngoing({ start_year, end_year }: Readonly<Record<string, unknown>>): boolean {
  return start_year !== '' && end_year === '';
}
