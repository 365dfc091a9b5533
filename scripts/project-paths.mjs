import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The absolute path of the project's root folder. */
export const projectRoot = fileURLToPath(new URL('..', import.meta.url));

/** The folder of the build, relative to the project's root. `DIST_DIR` selects another one. */
export const distFolder = process.env.DIST_DIR || 'dist';

/** The absolute path of the built page. */
export const webFolder = join(projectRoot, distFolder, 'web');

/** The environment of a build with the inspector and without a service worker, in its own folder. */
export const inspectorBuild = { DIST_DIR: 'dist-inspect', PUBLIC_INSPECT: 'on', PUBLIC_OFFLINE: 'off' };
