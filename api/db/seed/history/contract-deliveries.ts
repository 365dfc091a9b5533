import type { MilestoneStatus } from '../../../../src/services/contract/statuses.ts';
import type { Delivery } from '../../schema/rows.ts';
import type { Clock } from './clock.ts';

/** What the candidate has delivered of a milestone that the client reviews or wants changed. */
export function deliveriesOf(milestone: string, status: MilestoneStatus, clock: Clock): Delivery[] {
  const delivery = {
    name: `${milestone}-D1`,
    note: 'The draft with all annexes, as agreed in our last meeting.',
    delivered_on: clock.time(-6, 14, 20),
    files: [],
    comment: null,
    commented_on: null,
  };
  if (status === 'Submitted') return [delivery];
  return status === 'Changes Requested' ? [{ ...delivery, comment, commented_on: clock.time(-3, 11, 5) }] : [];
}

const comment = {
  en: 'Well structured. Please compare the second option with the budget for next year, and shorten chapter 3.',
  ar: 'بناء جيد. نرجو مقارنة الخيار الثاني بميزانية العام المقبل، واختصار الفصل الثالث.',
};
