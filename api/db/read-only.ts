/** Whether a statement failed because the database accepts only reads, as a standby does after a failover. */
export function isReadOnly(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === readOnlyTransaction) || isReadOnly(error.cause);
}

/** SQLSTATE of a statement that writes. */
const readOnlyTransaction = '25006';

/** What a read also writes: it is left out where the database accepts only reads, so that the read is answered. */
export async function writeIfPossible(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isReadOnly(error)) throw error;
  }
}
