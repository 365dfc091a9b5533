import type { AcademicRow, DetailRow, ExperienceRow } from '../db/schema/rows.ts';
import type { Form } from '../http/form.ts';

export function readAcademic(row: Form, name: string): AcademicRow {
  return {
    name,
    institution: row.needed('institution'),
    education_level: row.needed('education_level'),
    field_of_study: row.text('field_of_study'),
    country: row.text('country'),
    start_date: row.day('start_date'),
    end_date: row.day('end_date'),
    is_current: row.check('is_current'),
    grade: row.text('grade'),
  };
}

export function readExperience(row: Form, name: string): ExperienceRow {
  return {
    name,
    employer: row.needed('employer'),
    job_title: row.needed('job_title'),
    industry: row.text('industry'),
    service_line: row.text('service_line'),
    region: row.text('region'),
    start_date: row.day('start_date'),
    end_date: row.day('end_date'),
    is_current: row.check('is_current'),
    description: row.text('description', 5000),
  };
}

export function readDetail(row: Form, name: string): DetailRow {
  return {
    name,
    detail_type: row.text('detail_type') ?? 'other',
    value: row.text('value'),
    note: row.text('note', 1000),
  };
}
