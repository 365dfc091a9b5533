/** Whether a statement failed with a SQLSTATE. pg and PGlite have different classes of errors. */
export function hasSqlState(error: unknown, state: string): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === state) || hasSqlState(error.cause, state);
}
