// `npm run machines`: writes the files of `docs/machines`. `node scripts/machines.mjs check` lists the outdated ones.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importTypeScript, readCharts } from './charts.mjs';
import { parseOptions, readOrExit, UsageError } from './command-line.mjs';
import { findStale, folder, pagesOf } from './machines/pages.mjs';
import { projectRoot } from './project-paths.mjs';

const [task] = readOrExit(() => {
  const usage = 'Usage: npm run machines [-- check]';
  const { positionals } = parseOptions({ args: process.argv.slice(2), allowPositionals: true }, usage);
  if (positionals.length > 1 || positionals.some((each) => each !== 'check')) throw new UsageError(usage);
  return positionals;
});
const { drawChart } = await importTypeScript('src/inspector/chart-drawing.ts');
const machines = await readCharts();
const pages = await pagesOf(machines, drawChart);
const stale = findStale(pages, projectRoot);

if (task === 'check') {
  for (const problem of stale) console.error(problem);
  console.log(stale.length === 0 ? 'Machines: up to date.' : 'Machines: run npm run machines.');
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  rmSync(join(projectRoot, folder), { recursive: true, force: true });
  mkdirSync(join(projectRoot, folder), { recursive: true });
  for (const [path, text] of pages) writeFileSync(join(projectRoot, path), text);
  for (const problem of stale) console.log(`${problem}: updated`);
  console.log(`Machines: ${machines.length} drawn.`);
}
