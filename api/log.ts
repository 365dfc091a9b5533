import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino';

export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Writes lines of JSON. A line never contains a query string, a header, a body, an e-mail address or a token. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** Writes to standard error, so that standard output has only the lines for people. */
export function createLog(level: LogLevel, output: DestinationStream = standardError()): Log {
  const formatters = { level: (label: string) => ({ level: label }) };
  return pino({ level, base: null, timestamp: stdTimeFunctions.isoTime, formatters }, output);
}

/** Does not wait for a slow reader; beyond 4 MB, lines are lost, as they are where they cannot be written. */
function standardError(): DestinationStream {
  const output = destination({ fd: 2, sync: false, maxLength: 4 * 1024 * 1024 });
  output.on('error', () => undefined); // a full disk must not end the server
  return output;
}
