import type { Bilingual } from '../bilingual.ts';
import type { ContractRow } from '../contract/contract-row.ts';
import type { Milestone } from '../db/schema/rows.ts';

/**
 * What a simulated client comments on the first delivery of a milestone; `null` for a client who accepts it. Only the
 * first milestone needs changes, so that a contract can be completed in a few minutes.
 */
export function commentFor({ milestones }: ContractRow, { name }: Milestone): Bilingual | null {
  return milestones[0]?.name === name ? comment : null;
}

const comment: Bilingual = {
  en: 'Thank you, this is a good basis. Please add a one-page summary for our management, and state the source of each figure.',
  ar: 'شكرًا لك، هذا أساس جيد. نرجو إضافة ملخص من صفحة واحدة لإدارتنا، وذكر مصدر كل رقم.',
};
