import { eq } from 'drizzle-orm';
import type { ContractRow } from '../../api/contract/contract-row.ts';
import { contracts } from '../../api/db/schema/contract.ts';
import type { Milestone } from '../../api/db/schema/rows.ts';
import { siteTime } from '../../src/services/contract/site-time.ts';
import type { MilestoneStatus } from '../../src/services/contract/statuses.ts';
import type { TestApi } from './test-api.ts';

/**
 * Adds a contract of the demo candidate, which is changed now. Returns a function that reads it.
 *
 * @param milestones the statuses of its milestones, `M1` and so on, each with one delivery
 */
export async function addContract(
  api: TestApi,
  changes: Partial<ContractRow> & Pick<ContractRow, 'name'>,
  milestones: readonly MilestoneStatus[] = [],
): Promise<() => Promise<ContractRow>> {
  const [found] = await api.db.select().from(contracts).where(eq(contracts.status, 'Active'));
  if (!found) throw new Error('The demo data has no active contract.');
  await api.db.insert(contracts).values({
    ...found,
    milestones: milestones.map((status, at) => milestoneIn(status, at)),
    ending: null,
    modified: siteTime(api.now()),
    ...changes,
  });
  return async () => {
    const [row] = await api.db.select().from(contracts).where(eq(contracts.name, changes.name));
    if (!row) throw new Error('The contract was removed.');
    return row;
  };
}

const milestoneIn = (status: MilestoneStatus, at: number): Milestone => ({
  name: `M${at + 1}`,
  title: { en: `Report ${at + 1}`, ar: `تقرير ${at + 1}` },
  description: null,
  due_date: '2026-06-01',
  amount: 1000,
  status,
  invoice: null,
  deliveries: [
    { name: `M${at + 1}-D1`, note: 'Done.', delivered_on: '', files: [], comment: null, commented_on: null },
  ],
});
