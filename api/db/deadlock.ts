import type { Db } from './db.ts';
import { hasSqlState } from './sql-state.ts';

/** Whether a transaction was ended because it and others waited for each other. Nothing of it is stored. */
export const isDeadlock = (error: unknown): boolean => hasSqlState(error, '40P01');

/** How often a transaction is begun. */
const maxAttempts = 3;

/** Runs a transaction, and runs it again when a deadlock has ended it. `work` must not change anything else. */
export async function runTransaction<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === maxAttempts || !isDeadlock(error)) throw error;
    }
  }
}
