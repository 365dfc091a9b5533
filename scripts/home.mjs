import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The project's own folder. */
export const home = fileURLToPath(new URL('..', import.meta.url));

/** The folder of the build, from the project's own; `DIST_DIR` lets another stand beside the usual one. */
export const distFolder = process.env.DIST_DIR || 'dist';

/** A build that the inspector may look into, as the tests and who works on the charts want it. */
export const inspectable = { DIST_DIR: 'dist-inspect', PUBLIC_INSPECT: 'on' };

/**
 * Whether this file is what `node` was asked to run, and not only imported.
 * @param {string} url `import.meta.url`
 */
export function isRun(url) {
  return process.argv[1] !== undefined && realpathSync(process.argv[1]) === realpathSync(fileURLToPath(url));
}
