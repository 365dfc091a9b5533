// `npm run dev`: serves page and API from one process and reloads page, API and messages when their source changes.
import { watch } from 'node:fs';
import { join } from 'node:path';
import { createBuilder } from './build.mjs';
import { compileCatalogue } from './catalogue.mjs';
import { parseOptions, readOrExit } from './command-line.mjs';
import { projectRoot } from './project-paths.mjs';

readOrExit(() => parseOptions({ args: process.argv.slice(2) }, 'Usage: npm run dev (its port is the variable PORT)'));
compileCatalogue();
/** @type {NodeJS.Timeout | undefined} */
let pending;
watch(join(projectRoot, 'locales'), (_event, file) => {
  if (!file?.endsWith('.po')) return;
  clearTimeout(pending);
  pending = setTimeout(compileCatalogue, 100);
});
const rsbuild = await createBuilder('development', { server: { port: Number(process.env.PORT ?? 3000) } });
await rsbuild.startDevServer();
