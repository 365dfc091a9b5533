import type { WorkMode } from '../../../../src/services/contract/statuses.ts';
import { weeksInArabic } from '../../../arabic-count.ts';
import type { Bilingual } from '../../../bilingual.ts';
import type { FileRow, Question } from '../../schema/rows.ts';
import type { Client } from './clients.ts';
import { rounded } from './money.ts';
import type { Random } from './random.ts';
import type { Theme } from './theme.ts';

/** The requirements and the terms of a request. */
export function requirementsOf(theme: Theme, client: Client, random: Random) {
  const price_basis = random.pick(['Fixed price', 'Fixed price', 'Daily', 'Monthly retainer']);
  return {
    work_mode: random.pick<WorkMode>(['On-site', 'Hybrid', 'Hybrid', 'Remote']),
    price_basis,
    ...budgetOf(price_basis, theme.weeks, client.currency, random),
    education_level: random.chance(0.2) ? null : random.pick(['Bachelor', 'Master', 'MBA']),
    years_of_experience: random.pick(['6-9', '10-14', '10-14', '15-19']),
    required_languages: [
      { language: 'ar', level: random.pick(['C1', 'Native', 'B2']) },
      { language: 'en', level: random.pick(['B2', 'C1']) },
    ],
    questions: questions(),
    terms: terms(),
  };
}

/** The terms of reference that a client attaches. */
export const briefOf = (request: string, theme: Theme): FileRow => ({
  name: `${request}-BRIEF`,
  file_name: `${theme.title[0]}, terms of reference.pdf`,
  file_url: null,
  file_size: 40_960 + theme.weeks * 4_096,
  is_private: 1,
});

function budgetOf(basis: string, weeks: number, currency: string, random: Random) {
  if (random.chance(0.12)) return { budget_min: null, budget_max: null, quantity: null };
  const quantity = basis === 'Daily' ? weeks * 4 : basis === 'Monthly retainer' ? Math.ceil(weeks / 4) : null;
  const riyals = basis === 'Daily' ? 2_400 : basis === 'Monthly retainer' ? 42_000 : weeks * 11_500;
  const step = basis === 'Daily' ? 50 : 500;
  const min = (riyals * random.integer(80, 110)) / 100 / (currency === 'SAR' ? 1 : currency === 'USD' ? 3.75 : 12.215);
  const unit = currency === 'SAR' ? step : step / 5;
  const budget_min = rounded(Math.round(min / unit) * unit, currency);
  return { budget_min, budget_max: rounded(Math.round((min * 1.3) / unit) * unit, currency), quantity };
}

/** The description in HTML. */
export function descriptionOf(theme: Theme, client: Client): Bilingual {
  const list = (language: 0 | 1): string => theme.deliverables.map((text) => `<li>${text[language]}</li>`).join('');
  return {
    en:
      `<p>${client.name.en} is ${client.kind.en}. ${theme.need[0]}</p><h3>What we expect</h3><ul>${list(0)}</ul>` +
      `<p>The work takes about <strong>${theme.weeks} weeks</strong>. You report to the head of the unit every week, and all documents are delivered in Arabic and English.</p>`,
    ar:
      `<p>${client.name.ar}: ${client.kind.ar}. ${theme.need[1]}</p><h3>المطلوب</h3><ul>${list(1)}</ul>` +
      `<p>يستغرق العمل نحو <strong>${weeksInArabic(theme.weeks)}</strong>. يُرفع تقرير أسبوعي إلى رئيس الوحدة، وتُسلَّم جميع الوثائق باللغتين العربية والإنجليزية.</p>`,
  };
}

function questions(): Question[] {
  return [
    {
      name: 'Q1',
      question: {
        en: 'Describe a similar assignment and its results.',
        ar: 'صف مهمة مماثلة نفّذتها وما حققته من نتائج.',
      },
      answer_type: 'Text',
      is_mandatory: 1,
    },
    {
      name: 'Q2',
      question: { en: 'Can you start on the date given?', ar: 'هل يمكنك البدء في التاريخ المحدد؟' },
      answer_type: 'Yes/No',
      is_mandatory: 1,
    },
    {
      name: 'Q3',
      question: {
        en: 'How many days a month can you be on site?',
        ar: 'كم يومًا في الشهر يمكنك الحضور إلى الموقع؟',
      },
      answer_type: 'Number',
      is_mandatory: 0,
    },
  ];
}

function terms(): Bilingual {
  return {
    en: '<p>Payment within 30 days of an accepted milestone. Confidentiality applies from the first exchange of documents.</p>',
    ar: '<p>السداد خلال 30 يومًا من قبول مرحلة التنفيذ. وتسري السرية من أول تبادل للوثائق.</p>',
  };
}
