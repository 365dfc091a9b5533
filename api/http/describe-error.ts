/** An error as it is logged. */
export interface LoggedError {
  readonly type: string;
  /** The SQLSTATE, or the code of a system error. */
  readonly code?: string;
  readonly message: string;
  readonly stack: readonly string[];
}

const maxMessageLength = 300;

/**
 * Describes an error without what a user sent: the message of a failed query repeats its parameters, so its cause is
 * described, and a value that PostgreSQL or a parser quotes is left out.
 */
export function describeError(error: Error): LoggedError {
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
  const frames = framesOf(error).filter((line) => /^\s+at /.test(line));
  return {
    type: cause.name,
    ...(code !== undefined && { code }),
    message: withoutValues(cause.message, code),
    stack: frames.slice(0, 12).map((frame) => frame.trim()),
  };
}

/** The lines of the stack after the message, of which a line can look like one of them. */
function framesOf({ message, stack = '' }: Error): string[] {
  const start = stack.indexOf(message);
  return start < 0 ? [] : stack.slice(start + message.length).split('\n');
}

/** Class 22 of PostgreSQL's errors is about the data, which they quote; the other classes quote names of tables. */
function withoutValues(message: string, code: string | undefined): string {
  const [line = ''] = message.split('\n');
  if (line.startsWith('Failed query')) return 'Failed query';
  const isAboutData = code === undefined || code.startsWith('22');
  return (isAboutData ? line.replace(/"[^"]*"?/g, '"…"') : line).slice(0, maxMessageLength);
}
