import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino';

export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Writes lines of JSON. A line never contains a query string, a header, a body, an email address or a token. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** Writes to standard error, so that standard output has only the lines for people. */
export function createLog(level: LogLevel, output: DestinationStream = standardError()): Log {
  const formatters = { level: (label: string) => ({ level: label }) };
  return pino({ level, base: null, timestamp: stdTimeFunctions.isoTime, formatters }, output);
}

/**
 * Does not wait for a slow reader; beyond 4 MB, lines are lost, as they are where they cannot be written: neither a full
 * disk nor a reader that has stopped reading may end the server, or keep it from ending.
 */
function standardError(): DestinationStream {
  let isWritable = true;
  let retries = Number.POSITIVE_INFINITY;
  const output = destination({ fd: 2, sync: false, maxLength: 4 * 1024 * 1024, retryEAGAIN: () => retries-- > 0 });
  output.on('error', () => {
    isWritable = false;
  });
  output.on('write', () => {
    isWritable = true;
  });
  // pino calls it when the process ends; of itself, it would try for ever
  const { flushSync } = output;
  output.flushSync = () => {
    retries = lastRetries;
    try {
      if (isWritable) flushSync.call(output);
    } catch {
      // the reader has not read in time
    }
  };
  return output;
}

/** One each 100 ms. */
const lastRetries = 10;
