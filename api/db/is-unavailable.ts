/** Too much work waits for the database. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';
  constructor() {
    super('Too many requests wait for the database');
  }
}

/**
 * Whether an operation failed because the database was unreachable or overloaded, because a disk takes no more files, or
 * because the system opens no more, not because of the statement.
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnavailable); // every address of a host was tried
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseBusy) return true;
  const code = 'code' in error ? String(error.code) : ''; // pg and PGlite have different classes of errors
  return (
    sqlStates.test(code) || systemCodes.has(code) || driverMessages.test(error.message) || isUnavailable(error.cause)
  );
}

/**
 * Connection exceptions, insufficient resources, a statement, a lock or a transaction that took too long, a server that
 * stops or starts.
 */
const sqlStates = /^(08...|25P03|53...|55P03|57014|57P0[1-5])$/;

const systemCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EDQUOT',
  'EMFILE',
  'ENFILE',
  'ENOSPC',
  'EPIPE',
  'EROFS',
  'ETIMEDOUT',
]);

/** pg has no codes for these. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end)/;
