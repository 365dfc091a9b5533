import { eq } from 'drizzle-orm';
import { contracts } from '../../api/db/schema/contract.ts';
import { submissions } from '../../api/db/schema/submission.ts';
import type { TestApi } from './test-api.ts';

/** Returns a function that puts the contracts back as they are now, so that each test can act on them again. */
export async function createContractReset({ db }: TestApi): Promise<() => Promise<void>> {
  const stored = await db.select().from(contracts);
  return async () => {
    await db.delete(submissions);
    for (const contract of stored) await db.update(contracts).set(contract).where(eq(contracts.name, contract.name));
  };
}
