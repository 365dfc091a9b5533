// `npm run machines`: writes the files of `docs/machines`. `node scripts/machines.mjs check` lists the stale ones.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, readCharts } from './charts.mjs';
import { home } from './home.mjs';
import { findStale, folder, pagesOf } from './machines/pages.mjs';

const { drawChart } = await load('src/inspector/chart-drawing.ts');
const machines = await readCharts();
const pages = await pagesOf(machines, drawChart);
const stale = findStale(pages, home);

if (process.argv[2] === 'check') {
  for (const fault of stale) console.error(fault);
  console.log(stale.length === 0 ? 'Machines: up to date.' : 'Machines: run npm run machines.');
  process.exit(stale.length === 0 ? 0 : 1);
}

rmSync(join(home, folder), { recursive: true, force: true });
mkdirSync(join(home, folder), { recursive: true });
for (const [path, text] of pages) writeFileSync(join(home, path), text);
for (const fault of stale) console.log(`${fault}: updated`);
console.log(`Machines: ${machines.length} drawn.`);
