// Reads the command lines of scripts, and ends a script that cannot read its own.
import { parseArgs } from 'node:util';

/** A command line that cannot be read. */
export class UsageError extends Error {}

/** A command line that asks for the usage. */
class UsageRequest extends Error {}

/**
 * `parseArgs`, with the usage in its errors. `--help` is an option of every script.
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {Config} config
 * @param {string} usage
 * @returns {ReturnType<typeof parseArgs<Config>>}
 * @throws UsageError
 */
export function parseOptions(config, usage) {
  requireNoHelp(config.args, usage);
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

/**
 * For a script that passes its arguments on.
 * @param {readonly string[] | undefined} args
 * @param {string} usage
 * @throws when the usage is asked for
 */
export function requireNoHelp(args, usage) {
  if (args?.includes('--help')) throw new UsageRequest(usage);
}

/**
 * The result of a function. If it throws a `UsageError`, its message is printed, and the script exits with 2. If the
 * usage was asked for, it is printed, and the script exits with 0.
 * @template Result
 * @param {() => Result} read
 * @returns {Result}
 */
export function readOrExit(read) {
  try {
    return read();
  } catch (error) {
    if (error instanceof UsageRequest) {
      console.log(error.message);
      process.exit(0);
    }
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}
