/**
 * Whether a row was not stored because its account has been deleted meanwhile: it has a foreign key to the table of
 * accounts. pg and PGlite have different classes of errors.
 */
export function isAccountGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('constraint' in error && toAccounts.test(String(error.constraint))) || isAccountGone(error.cause);
}

/** The name that drizzle gives to such a key. */
const toAccounts = /_user_users_email_fk$/;
