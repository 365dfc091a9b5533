// Which chunks of a build belong to which page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-paths.mjs';

/** The table and the name of the path of every route that has its own page, the module of that page, and its lists. */
export function readRoutes() {
  const rows = readFileSync(join(projectRoot, 'src/ui/routes.tsx'), 'utf8').split('path: ').slice(1);
  return rows.flatMap((row) => {
    const [, table, name] = /^(paths|patterns)\.(\w+)/.exec(row) ?? [];
    const [, request, rest] = /import\('([^']+)'\)([^}]*)/.exec(row) ?? [];
    const lists = [...(rest?.matchAll(/'(\w+)'/g) ?? [])].map(([, list]) => list);
    return table && name && request ? [[table, name, request, lists]] : [];
  });
}

/**
 * The scripts and style sheets that an `import()` loads, as their names are at that stage of the build.
 * @param {import('@rspack/core').Compilation} compilation
 * @param {(request: string) => boolean} isLoaded
 */
export const chunkFiles = (compilation, isLoaded) =>
  compilation.chunkGroups
    .filter((group) => group.origins.some(({ request }) => isLoaded(request ?? '')))
    .flatMap((group) => group.getFiles())
    .filter((file) => /\.(js|css)$/.test(file));
