/** Requests as the server sends them, for the list and for the page of one. */
import type { Answers } from './show.tsx';

export const inDays = (days: number) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)} 12:00:00`;

export const request = {
  name: 'RFQ-2026-00042',
  job_title: 'Growth strategy',
  client_name: 'Rimal Health Group',
  service_line: 'Strategy',
  work_mode: 'Hybrid',
  currency: 'SAR',
  budget_min: 40_000,
  budget_max: 60_000,
  valid_till: inDays(10),
  transaction_date: '2026-03-01',
  status: 'Open',
  my_status: 'Submitted',
};

/** Its deadline has passed. */
export const overdue = { ...request, valid_till: '2020-01-01 10:00:00' };

export const bare = { name: 'RFQ-2', job_title: 'Bare' };

export const lookups: Answers = { serviceLines: () => [{ name: 'Strategy', label: 'Strategy and growth' }] };
