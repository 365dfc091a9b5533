import type { Infer } from 'superstruct';
import { day, many, number, oneOf, record, text } from '../readers.ts';

/**
 * An open request as every visitor may see it. It has no name, title, client or text of the client, and nothing that
 * opens the request; labels are in the language of the call.
 */
export const openRequest = record(['service_line_name'], {
  service_line: text,
  service_line_name: text,
  /** ISO 3166. */
  country: text,
  region_name: text,
  work_mode: oneOf('workModes'),
  currency: text,
  budget_min: number,
  budget_max: number,
  /** What one price is for: hour, day, week, month or project. */
  unit: text,
  duration_weeks: number,
  closes_on: day,
  skills: many(text),
});

export type OpenRequest = Infer<typeof openRequest>;
