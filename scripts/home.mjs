import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The project's own folder. */
export const home = fileURLToPath(new URL('..', import.meta.url));

/**
 * Whether this file is what `node` was asked to run, and not only imported.
 * @param {string} url `import.meta.url`
 */
export function isRun(url) {
  return process.argv[1] !== undefined && realpathSync(process.argv[1]) === realpathSync(fileURLToPath(url));
}
