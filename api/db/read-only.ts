import { hasSqlState } from './sql-state.ts';

/** Whether a statement failed because the database accepts only reads, as a standby does after a failover. */
export const isReadOnly = (error: unknown): boolean => hasSqlState(error, '25006');

/** What a read also writes: it is left out where the database accepts only reads, so that the read is answered. */
export async function writeIfPossible(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isReadOnly(error)) throw error;
  }
}
